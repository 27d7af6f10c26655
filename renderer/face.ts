/** Which face this page is: the console with its controls, the shared screen that only shows, or one player's seat. */
const faces = ['console', 'screen', 'seat'] as const;

/** What the address asks for: a face, and beside the screens a sheet to print, and how. */
export const asked = new URLSearchParams(location.search);

export const face = faces.find((one) => one === asked.get('face')) ?? 'console';

export const hasControls = face === 'console';
