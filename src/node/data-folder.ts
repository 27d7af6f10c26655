import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where this system wants a program's data: the folder for nights and cards when `--data` names none. It need not exist. */
export function defaultDataFolder(platform = process.platform, env = process.env, home = homedir()): string {
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'caboose');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'caboose');
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'caboose');
}
