// One child process whose life is ours: it gets our terminal and our signals, and we end as it ends.
import { spawn } from 'node:child_process';

/**
 * Starts `command` in the present folder. `onEnd(code, signal, error)` may take over what happens at its end by
 * returning true; else this process exits with the child's exit code.
 */
export function follow(command, args, onEnd = () => false) {
  const child = spawn(command, args, { stdio: 'inherit' });
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  let ended = false;
  const end = (code, signal, error) => {
    if (ended) return;
    ended = true;
    process.off('SIGINT', pass).off('SIGTERM', pass);
    if (onEnd(code, signal, error)) return;
    // As a shell would say it: 128 and the signal's number, of which these two are all we send.
    process.exit(code ?? { SIGINT: 130, SIGTERM: 143 }[signal] ?? 1);
  };
  child.on('error', (error) => end(null, null, error)).on('exit', (code, signal) => end(code, signal, null));
}
