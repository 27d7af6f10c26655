// npm run -s screens -- [--all] [--only NAME,…]: pictures of every screen at three sizes, and what is wrong with them.
// Those of the README show views of the real host and go to docs/screens/; the others show fixtures and go to
// .screens/; `story`, the night by taps alone, is the real app throughout. Ends with 1 when there is any fault.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuiltOrGiveUp } from './build.mjs';
import { ensureTestTools } from './chromium.mjs';
import { findFaults } from './screens/faults.mjs';
import { realViews } from './screens/real-views.mjs';
import { launch, loadFixtures, loadStory, openScreen, serveRenderer, sizes } from './screens/stage.mjs';
import { ensureDependencies, root } from './setup.mjs';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, only: { type: 'string' } } });

await ensureDependencies();
await ensureBuiltOrGiveUp(['client', 'host']);
const { screens: fixtures, touches, addresses } = await loadFixtures();
const real = values.only === 'story' ? {} : await realViews();
const screens = { ...fixtures, ...real };
const names = values.only?.split(',') ?? [...Object.keys(screens), 'story'];
const folders = { readme: join(root, 'docs', 'screens'), rest: join(root, '.screens') };
for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });

const browser = await launch(ensureTestTools());
const server = await serveRenderer();
const faults = [];
let pictures = 0;
for (const name of names) {
  if (name === 'story') {
    await story();
    continue;
  }
  for (const size of sizes) {
    // Every screen on the console; the shared screen on the TV, and everywhere with --all.
    const faces = size.name === 'tv' || values.all ? ['console', 'screen'] : ['console'];
    for (const face of faces) await picture(name, size, face);
  }
}
await browser.close();
server.close();

for (const fault of faults) console.log(fault);
console.log(`${pictures} pictures, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

async function story() {
  const { tellStory } = await loadStory();
  for (const missing of await tellStory(browser, folders.readme)) faults.push(`${missing} never came up`);
}

async function picture(name, size, face) {
  const { page, troubles, close } = await openScreen(browser, server.url, screens[name], {
    ...size,
    face,
    query: addresses[name],
  });
  if (face === 'console') for (const selector of touches[name] ?? []) await page.click(selector);
  const inReadme = name in real && size.name !== 'laptop' && face === 'console';
  const label = `${name}-${size.name}${face === 'screen' ? '-face' : ''}`;
  await page.screenshot({ path: join(inReadme ? folders.readme : folders.rest, `${label}.png`), fullPage: !inReadme });
  for (const fault of [...troubles, ...(await findFaults(page))]) faults.push(`${label}: ${fault}`);
  pictures += 1;
  await close();
}
