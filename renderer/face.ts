/** Which face this page is: the console with its controls, or the shared screen that only shows. */
export const face: 'console' | 'screen' =
  new URLSearchParams(location.search).get('face') === 'screen' ? 'screen' : 'console';

export const hasControls = face === 'console';
