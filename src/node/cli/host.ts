/** The Node host: the app in a browser. Prints `ready http://127.0.0.1:PORT/` on stdout once it can be used. */
import { fileURLToPath } from 'node:url';
import { createApp } from '../app.ts';
import { openBrowser } from '../open-browser.ts';
import { readStartOptions } from '../options.ts';
import { StartError } from '../start-error.ts';
import { loadAssets } from '../static.ts';
import { version } from '../version.ts';
import { serveWeb } from '../web-host.ts';

/** Milliseconds between two acts of a night that plays itself while nobody is said to watch. */
const UNWATCHED_PACE = 100;
const pages = fileURLToPath(new URL('../renderer', import.meta.url));

async function main(): Promise<void> {
  const { headless, port = 0, dataDir, reader, demo, demoSeed } = readStartOptions(process.argv.slice(2));
  const assets = await loadAssets(pages);
  const pace = headless && { demoPace: UNWATCHED_PACE };
  const app = await createApp({ dataDir, reader, demo, demoSeed, version, assets, ...pace });
  const web = await serveWeb({ host: app.host, assets, port });
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    await web.close();
    await app.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void end()).on('SIGTERM', () => void end());
  console.log(`ready ${web.url}`);
  if (!headless) openBrowser(web.url);
}

main().catch((error: unknown) => {
  // Anything else is a bug, and its trace is wanted.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
