import type { Session } from 'electron';

/** All that a page of Electron can ask for. */
type Permission =
  | Parameters<NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>>[1]
  | Parameters<NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>>[1];

const noSensor = 'Caboose looks at cards through its own reader, not through sensors.';
const byMain = 'The main process does what is needed of that, not a page.';
const noDevice = 'The reader is opened by the main process, so that all faces share it.';
const onlyHost = 'A page talks to its own host, and to nothing else on the network.';
const noFiles = 'A page is handed the text of a file that is dropped on it, and needs no more of the disk.';

/** Each permission, and why no page of ours has it. A new Electron that knows another does not compile here. */
const denied: Readonly<Record<Permission, string>> = {
  ar: 'Nothing is drawn into the room.',
  'automatic-fullscreen': 'The menu makes a window full screen, so that it can be remembered.',
  'background-fetch': 'Nothing is fetched from anywhere.',
  'background-sync': 'Nothing is synchronised.',
  'captured-surface-control': 'No picture of the screen is taken.',
  'clipboard-read': 'Nothing is pasted but by the person’s own keys.',
  'clipboard-sanitized-write': 'Addresses are read off the screen, or by a camera.',
  'deprecated-sync-clipboard-read': 'Nothing is pasted but by the person’s own keys.',
  'display-capture': 'No picture of the screen is taken.',
  fileSystem: noFiles,
  fullscreen: 'The menu makes a window full screen, so that it can be remembered.',
  geolocation: noSensor,
  'geolocation-approximate': noSensor,
  'hand-tracking': noSensor,
  hid: noDevice,
  'idle-detection': 'The night waits for people; it does not watch them.',
  keyboardLock: 'Keys that belong to the system stay with it.',
  'local-fonts': 'Caboose draws with the fonts that every system has.',
  'local-network': onlyHost,
  'local-network-access': onlyHost,
  'loopback-network': onlyHost,
  media: 'There is neither camera nor microphone in a night.',
  mediaKeySystem: 'No film is played.',
  midi: noDevice,
  midiSysex: noDevice,
  nfc: noDevice,
  notifications: 'All that there is to say is on the screen.',
  openExternal: 'Addresses outside are opened by the main process, from a list and after a question.',
  'payment-handler': 'The only dollars are those of the box.',
  'periodic-background-sync': 'Nothing is synchronised.',
  'persistent-storage': 'A face owns nothing; nights are kept by the host.',
  pointerLock: 'The pointer stays free.',
  'screen-wake-lock': byMain,
  sensors: noSensor,
  serial: noDevice,
  'smart-card': noDevice,
  'speaker-selection': 'Sound goes where the system sends it.',
  'storage-access': 'There is no content of others that could want it.',
  'system-wake-lock': byMain,
  'top-level-storage-access': 'There is no content of others that could want it.',
  unknown: 'What is not known is not given.',
  usb: noDevice,
  vr: 'Nothing is drawn into the room.',
  'web-app-installation': 'It is installed already.',
  'web-printing': 'Nothing is printed yet.',
  'window-management': byMain,
};

/** Refuses pages all that can be asked for; what was asked, and why it was refused, goes to `say`. */
export function refusePermissions(session: Session, say: (line: string) => void): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => {
    say(`a page asked for ${permission} and was refused: ${denied[permission] ?? denied.unknown}`);
    answer(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}
