import { outputOf, run } from './run.mjs';

/** Installs packages of the system, where that may be done without asking. */
export function installWithApt(names) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || outputOf('apt-get', ['--version']) === '')
    return;
  console.error(`Installing ${names.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
}
