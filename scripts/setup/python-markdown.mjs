import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { outputOf, ROOT, run } from './run.mjs';

/** One of the readers of Markdown whose handling of our output is tested. */
const VERSION = '3.11.3';
const FOLDER = join(ROOT, '.cache/python-markdown');
const PYTHON = join(FOLDER, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
const INSTALL_HINT = `The tests of Markdown need Python-Markdown ${VERSION}, in an environment of its own under .cache: is there a Python 3.10 or
later with venv and pip (on Debian and Ubuntu: sudo apt-get install python3-venv), and does the package index answer?`;

/** Finds Python-Markdown in its environment, else installs it there, else ends with what to do. */
export function ensurePythonMarkdown() {
  if (isInstalled()) return;
  console.error(`Installing Python-Markdown ${VERSION} …`);
  if (!makeEnvironment()) {
    installWithApt(['python3-venv']);
    makeEnvironment();
  }
  // It needs no other package, so nothing is resolved.
  run(PYTHON, ['-m', 'pip', 'install', '--quiet', '--no-deps', `Markdown==${VERSION}`]);
  if (isInstalled()) return;
  console.error(`\nSet-up failed. ${INSTALL_HINT}`);
  process.exit(1);
}

function makeEnvironment() {
  const isMade = ['python3', 'python'].some((python) => run(python, ['-m', 'venv', '--clear', FOLDER]));
  return isMade && existsSync(PYTHON);
}

function isInstalled() {
  return outputOf(PYTHON, ['-c', 'import markdown; print(markdown.__version__)']) === VERSION;
}
