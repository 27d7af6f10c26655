/** Which face this page is: the console with its controls, or the shared screen that only shows. */
export const face: 'console' | 'screen' =
  new URLSearchParams(location.search).get('face') === 'screen' ? 'screen' : 'console';

/** What the address asks for beside the screens: a sheet to print, and how. */
export const asked = new URLSearchParams(location.search);

export const hasControls = face === 'console';
