/** By whose names the app called its variants. */
const variants = ['Ghost', 'Belle', 'Cheyenne', 'Tuco', 'Django', 'Doc'];

/** What house rules are about, by the headings of the manual they are found at. */
const groups: readonly { readonly name: string; readonly headings: readonly string[] }[] = [
  { name: 'Sitting down', headings: ['Set Up'] },
  { name: 'Schemin’', headings: ['Phase 1: Schemin', 'Types of Turn', 'End of Round Bonus', 'Cover rule'] },
  { name: 'App variants', headings: ['App Variants', ...variants.map((name) => `${name} Variant`)] },
  {
    name: '10th Anniversary',
    headings: ['The Circus Car', 'The Handcar', 'Al Patron', 'Mary', 'The Special Punch Cards', 'The Screen-Printed'],
  },
  {
    name: 'Powers',
    headings: ['Character Powers', 'Ghost', 'Doc', 'Tuco', 'Cheyenne', 'Belle', 'Django', 'Mei', 'Silk'],
  },
  {
    name: 'Stagecoach',
    headings: ['The Stagecoach', 'Inside the Stagecoach', 'The Roof of the Stagecoach', 'The Shotgun', 'The Hostages'],
  },
  { name: 'The count', headings: ['End of the Game', 'Gunslinger', 'Object of the Game'] },
  {
    name: 'Stealin’',
    headings: ['Phase 2: Stealin', 'Move', 'Change Floor', 'Loot', 'Shoot', 'Punch', 'Marshal', 'General rules'],
  },
];

export function tellHouseGroup(cites: readonly string[]): string {
  const [first = ''] = cites;
  return groups.find(({ headings }) => headings.some((heading) => first.startsWith(heading)))?.name ?? 'Events';
}
