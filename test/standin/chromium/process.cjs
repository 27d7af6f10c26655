const { spawn } = require('node:child_process');
const { existsSync, mkdirSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Headless, quiet, the same on every machine, and never on the network by itself. */
const flags = [
  '--headless=new',
  // The tests run as root in containers, where Chromium's sandbox cannot.
  '--no-sandbox',
  '--no-startup-window',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-breakpad',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-gpu',
  '--disable-ipc-flooding-protection',
  '--disable-quic',
  '--disable-renderer-backgrounding',
  '--disable-search-engine-choice-screen',
  '--disable-sync',
  '--disable-features=HttpsUpgrades,MediaRouter,OptimizationHints,Translate',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--mute-audio',
  '--password-store=basic',
];

/** Starts Chromium. Returns the address of its DevTools and `stop()`, which works at once, for use while a process exits. */
async function startChromium({ userData = tmpdir(), port = '0' }) {
  mkdirSync(userData, { recursive: true });
  const profile = mkdtempSync(join(userData, 'standin-chromium-'));
  const executable = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  const args = [...flags, `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`];
  const child = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  endWithUs(child.pid);
  const stop = () => {
    child.kill('SIGKILL');
    removeFolder(profile);
  };
  return { url: await devToolsUrl(child), stop };
}

/** A main process that is killed takes its windows with it: the pipe to this shell closes with us, however we end. */
function endWithUs(pid) {
  const guard = spawn('sh', ['-c', `read _; kill -9 ${pid}`], { stdio: ['pipe', 'ignore', 'ignore'] });
  guard.on('error', () => {});
  guard.unref();
  guard.stdin.unref();
}

function devToolsUrl(child) {
  return new Promise((resolve, reject) => {
    let log = '';
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`Chromium ended with ${code}\n${log}`)));
    child.stderr.on('data', (data) => {
      log = (log + data).slice(-20_000);
      const url = /DevTools listening on (ws:\S+)/.exec(log)?.[1];
      if (url) resolve(url);
    });
  });
}

/** Chromium's children live a little longer than itself, and write: for three seconds, try again. */
function removeFolder(folder) {
  for (let attempt = 0; attempt < 120 && existsSync(folder); attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25);
    }
  }
}

module.exports = { startChromium };
