import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf, ROOT, runOrExit } from './run.mjs';

/** Another Node version that the packages support. */
const MAJOR = 24;
const FOLDER = join(ROOT, '.cache/node-24');

/** A Node 24: the running one, or the one that set-up installed; `null` if there is none. */
export function findCurrentNode() {
  if (Number.parseInt(process.versions.node, 10) >= MAJOR) return process.execPath;
  const path = join(FOLDER, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(path) && outputOf(path, ['--version']).startsWith(`v${MAJOR}.`) ? path : null;
}

/** Installs a Node 24 from the package registry if there is none. */
export function ensureCurrentNode() {
  if (findCurrentNode() !== null) return;
  console.error(`Installing Node ${MAJOR} for the tests …`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--prefix', FOLDER, '--no-package-lock', `node@${MAJOR}`];
  runOrExit('npm', args, 'Is the package registry reachable?');
}
