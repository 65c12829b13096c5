import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf, ROOT, runOrExit } from './run.mjs';

/** The Node versions besides the running one that the packages promise to work on. */
const MAJOR = 24;

/** Puts the path of a Node 24 into `FOVEA_NODE_24`: the running one, or one from the package registry. */
export function ensureCurrentNode() {
  if (Number.parseInt(process.versions.node, 10) >= MAJOR) {
    process.env.FOVEA_NODE_24 = process.execPath;
    return;
  }
  const folder = join(ROOT, '.cache/node-24');
  const path = join(folder, 'node_modules/node/bin/node');
  if (!existsSync(path) || !outputOf(path, ['--version']).startsWith(`v${MAJOR}.`)) {
    console.error(`Installing Node ${MAJOR} for the tests …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const args = [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      `node@${MAJOR}`,
    ];
    runOrExit('npm', args, 'Is the package registry reachable?');
  }
  process.env.FOVEA_NODE_24 = path;
}
