import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command in the repository, with its output on stderr so that stdout stays the caller's; true if it succeeded. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', options.stdout ?? 2, 2],
    shell: process.platform === 'win32',
    env: { ...process.env, ...options.env },
  });
  return result.status === 0;
}

/** Like `run`, but ends the process with a clear message if the command fails. */
export function runOrExit(command, args, whatToDo) {
  if (run(command, args)) return;
  console.error(`\nSet-up failed: ${command} ${args.join(' ')}\n${whatToDo}`);
  process.exit(1);
}

/** The output of a command, or '' if it fails or does not exist. */
export function outputOf(command, args) {
  const result = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return result.status === 0 ? result.stdout.trim() : '';
}
