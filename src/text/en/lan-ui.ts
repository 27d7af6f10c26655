/** The words about screens on the local network: on the console, and at the door. */
export const lanUi = {
  lan: {
    title: 'Other screens',
    button: 'Other screens',
    buttonNote: 'A television or phones on your network',
    off: 'Off. While it is on, devices on the same network can show this night, or take a seat, with a code. Choose the address they can reach:',
    port: 'Port',
    none: 'This computer is on no network just now.',
    on: (address: string) => `Switch on at ${address}`,
    by: (name: string) => `by ${name}`,
    open: 'On. Open this address on the other device:',
    code: 'and type this code:',
    screenQr: 'Address and code, for a camera: to show the night or to take a seat.',
    consoleQr: 'A second console, which may do everything. Show this to nobody else; it ends with the switch.',
    show: { screen: 'Screen', console: 'Console' },
    faces: (n: number) => (n === 0 ? 'Nobody has come in' : n === 1 ? 'One has come in' : `${n} have come in`),
    away: 'away',
    free: 'Free the seat',
    switchOff: 'Switch off',
    plain:
      'This is plain HTTP: whoever can listen on your network can read along, the codes too. Use it at home, not on a network of strangers.',
  },
  door: {
    title: 'A night of train robbery',
    code: 'The code that the console shows',
    screen: 'Show the night',
    seat: 'Take a seat',
    which: 'Whose seat is it?',
    taken: 'another device sits here',
    noNight: 'No night is played yet. Come back once the bandits are seated.',
    refused: {
      'wrong-code': 'That is not the code, or no longer: it changes whenever the console switches this on.',
      'slow-down': 'Too many wrong codes. Wait a minute, then type it again.',
      'no-seat': 'Nobody of that name plays tonight. Take another seat.',
      'seat-taken': 'Another device sits there. The console can free the seat.',
    },
  },
};
