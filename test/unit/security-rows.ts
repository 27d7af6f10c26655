/**
 * Electron's security check list, a row each: how it is asserted on the running main process, and what is taken out (or
 * put in) for the assertion to fail. The table in the README has the same rows.
 */
import type { load } from './main-rig.ts';

export interface Seen extends ReturnType<typeof load> {
  /** electron-builder.yml and package.json, as text. */
  readonly packaging: string;
  readonly manifest: string;
}
export interface Row {
  /** As Electron's own list has it. */
  readonly advice: string;
  holds(seen: Seen): boolean | Promise<boolean>;
  /** In which file, what is found there, and what stands in its place then. */
  readonly without: { readonly in: 'main' | 'preload' | 'packaging' | 'manifest'; find: RegExp; put: string };
}

const foreign = 'https://evil.example/';
const called = ({ calls }: Seen, api: string) => calls.filter((call) => call.api === api);
/** The preferences of every window, as they were asked for. */
const preferences = (seen: Seen): Record<string, unknown>[] =>
  called(seen, 'new BrowserWindow').map(({ args }) => args[0].webPreferences);
const everyWindow = (seen: Seen, wanted: Record<string, unknown>): boolean =>
  preferences(seen).length > 0 &&
  preferences(seen).every((given) => Object.entries(wanted).every(([name, value]) => given[name] === value));
const pageOf = ({ backend }: Seen) => backend.opened[0];
const policyOf = (seen: Seen): string => pageOf(seen)?.headers?.get('content-security-policy') ?? '';
const contentsOf = ({ electron }: Seen) => electron.BrowserWindow.getAllWindows()[0]?.webContents;
function prevented(seen: Seen, event: string, ...args: unknown[]): boolean {
  let stopped = false;
  const preventDefault = () => {
    stopped = true;
  };
  contentsOf(seen)?.emit(event, { preventDefault }, ...args);
  return stopped;
}
/** A line of the built main process. */
const line = (find: RegExp, put = ''): Row['without'] => ({ in: 'main', find, put });

export const fuses: Readonly<Record<string, boolean>> = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
};

export const rows: readonly Row[] = [
  {
    advice: 'Only load secure content',
    holds: (seen) => !/https?:|\*/.test(policyOf(seen)) && policyOf(seen).includes("default-src 'self'"),
    without: line(/"default-src 'self'"/, '"default-src *"'),
  },
  {
    advice: 'Do not enable Node.js integration for remote content',
    holds: (seen) =>
      everyWindow(seen, { nodeIntegration: false, nodeIntegrationInWorker: false, nodeIntegrationInSubFrames: false }),
    without: line(/\n\s*nodeIntegration: false,/),
  },
  {
    advice: 'Enable context isolation',
    holds: (seen) => everyWindow(seen, { contextIsolation: true }),
    without: line(/\n\s*contextIsolation: true,/),
  },
  {
    advice: 'Enable process sandboxing',
    holds: (seen) => everyWindow(seen, { sandbox: true }),
    without: line(/\n\s*sandbox: true,/),
  },
  {
    advice: 'Handle session permission requests from remote content',
    holds: (seen) => {
      const [request] = called(seen, 'session.setPermissionRequestHandler');
      const [check] = called(seen, 'session.setPermissionCheckHandler');
      const [device] = called(seen, 'session.setDevicePermissionHandler');
      let given: unknown = 'not answered';
      request?.args[0](null, 'media', (answer: boolean) => {
        given = answer;
      });
      return given === false && check?.args[0]() === false && device?.args[0]() === false;
    },
    without: line(/\n\s*refusePermissions\([^\n]*/),
  },
  {
    advice: 'Do not disable web security',
    holds: (seen) => everyWindow(seen, { webSecurity: true }),
    without: line(/\n\s*webSecurity: true,/),
  },
  {
    advice: 'Define a Content-Security-Policy',
    holds: (seen) => policyOf(seen) !== '' && !/unsafe-/.test(policyOf(seen)),
    without: line(/"content-security-policy": \[[^\]]*\]\.join\("; "\),/),
  },
  {
    advice: 'Do not allow insecure content',
    holds: (seen) => everyWindow(seen, { allowRunningInsecureContent: false }),
    without: line(/\n\s*allowRunningInsecureContent: false,/),
  },
  {
    advice: 'Do not enable experimental features',
    holds: (seen) => everyWindow(seen, { experimentalFeatures: false }),
    without: line(/\n\s*experimentalFeatures: false,/),
  },
  {
    advice: 'Do not use enableBlinkFeatures',
    holds: (seen) => preferences(seen).every((given) => !('enableBlinkFeatures' in given)),
    without: line(/webviewTag: false,/, 'webviewTag: false, enableBlinkFeatures: "CSSVariables",'),
  },
  {
    advice: 'Do not use allowpopups for WebViews',
    holds: (seen) => everyWindow(seen, { webviewTag: false }),
    without: line(/\n\s*webviewTag: false,/),
  },
  {
    advice: 'Verify WebView options before creation',
    holds: (seen) => prevented(seen, 'will-attach-webview', {}, {}),
    without: line(/\n\s*contents\.on\("will-attach-webview"[^\n]*/),
  },
  {
    advice: 'Disable or limit navigation',
    holds: (seen) => prevented(seen, 'will-navigate', foreign) && !prevented(seen, 'will-navigate', 'app://caboose/'),
    without: line(/if \(!isOurs\(url\)\) event\.preventDefault\(\);/),
  },
  {
    advice: 'Disable or limit creation of new windows',
    holds: (seen) => pageOf(seen)?.listener.mayOpen(foreign) === false,
    without: line(/action: "deny"/, 'action: "allow"'),
  },
  {
    advice: 'Do not use shell.openExternal with untrusted content',
    holds: async (seen) => {
      const { dialog } = seen.electron;
      const asked: string[] = [];
      Object.assign(dialog, {
        showMessageBox: async ({ detail }: { detail: string }) => {
          asked.push(detail);
          return { response: 0 };
        },
      });
      const home = JSON.parse(seen.manifest).homepage;
      for (const url of [foreign, 'file:///etc/passwd', `${home}x`, home]) pageOf(seen)?.listener.mayOpen(url);
      await new Promise((resolve) => setImmediate(resolve));
      const opened = called(seen, 'shell.openExternal').map(({ args }) => args[0]);
      return asked.join() === home && opened.join() === home;
    },
    without: line(/\n\s*if \(!outside\.includes\(url\)\) return;/),
  },
  {
    advice: 'Use a current version of Electron',
    holds: ({ manifest }) => /^(4[5-9]|[5-9]\d)\.\d+\.\d+$/.test(JSON.parse(manifest).devDependencies.electron),
    without: { in: 'manifest', find: /"electron": "\d+/, put: '"electron": "39' },
  },
  {
    advice: 'Validate the sender of all IPC messages',
    holds: async (seen) => {
      const said = JSON.stringify({ kind: 'invoke', id: 1, channel: 'caboose:hello', args: '[]' });
      const ask = (url: string, parent: object | null) =>
        new Promise<string>((resolve) => pageOf(seen)?.listener.said(said, { url, parent }, resolve));
      const answers = [
        await ask(foreign, null),
        await ask('app://caboose.evil/', null),
        await ask('app://caboose/', {}),
      ];
      return answers.every((answer) => answer.includes('own pages'));
    },
    without: line(/\n\s*if \(!audience \|\| [^;]*;/),
  },
  {
    advice: 'Avoid usage of the file:// protocol and prefer usage of custom protocols',
    holds: (seen) => pageOf(seen)?.url === 'app://caboose/' && contentsOf(seen)?.getURL() === 'app://caboose/',
    without: line(/window\.loadURL\(page\)/, 'window.loadURL("file:///index.html")'),
  },
  {
    advice: 'Check which fuses you can change',
    holds: ({ packaging }) => {
      const block = packaging.slice(packaging.indexOf('electronFuses:'));
      return Object.entries(fuses).every(([name, state]) => block.includes(`\n  ${name}: ${state}\n`));
    },
    without: { in: 'packaging', find: /\n {2}runAsNode: false/, put: '' },
  },
  {
    advice: 'Do not expose Electron APIs to untrusted web content',
    holds: (seen) => {
      const exposed = pageOf(seen)?.exposed ?? {};
      const names = Object.entries(exposed).flatMap(([name, api]) =>
        Object.keys(api as object).map((one) => `${name}.${one}`),
      );
      return names.sort().join() === 'caboose.onLink,caboose.onPanel,caboose.onView,caboose.send';
    },
    without: {
      in: 'preload',
      find: /(\w+)\.contextBridge\.exposeInMainWorld\(/,
      put: '$1.contextBridge.exposeInMainWorld("ipc", $1.ipcRenderer);$&',
    },
  },
];
