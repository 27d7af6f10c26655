/** The sheet of labels. */
export const labelsUi = {
  title: 'Labels',
  open: 'Print labels for the tags',
  openCards: 'Open “Enrol cards” on the console first, then this page again.',
  note: 'Stick each on the face of its card, inside the sleeve, so that all backs stay alike. Print at 100 %, without fitting to the page.',
  papers: { a4: 'A4', letter: 'Letter' },
  all: 'All of them',
  none: 'None',
  print: (pages: number) => `Print ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  lists: { actions: 'Action cards', bullets: 'Bullets', added: 'What else is theirs', pieces: 'All' },
  copy: (copy: number, of: number) => `${copy} of ${of}`,
  foot: (page: number, of: number) => `Caboose, labels ${page} of ${of}. Print at 100 %. Unofficial; for your own box.`,
};
