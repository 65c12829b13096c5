// Creates the virtual environment of the Python peers: `npm run baselines:python [-- <python>]`.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../.cache/baselines/python', import.meta.url));
const REQUIREMENTS = fileURLToPath(new URL('./requirements.txt', import.meta.url));
const PYTHON = `${FOLDER}/bin/python`;

const run = (file, ...args) => execFileSync(file, args, { stdio: 'inherit' });

/** The versions were pinned on 3.11; some of the peers have wheels only since then. */
const CHECK = 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or later is needed")';

const system = process.argv[2] ?? 'python3';
run(system, '-c', CHECK);
if (!existsSync(PYTHON)) run(system, '-m', 'venv', FOLDER);
// The list is complete, so nothing is resolved: exactly what it lists is installed.
run(PYTHON, '-m', 'pip', 'install', '--quiet', '--no-deps', '-r', REQUIREMENTS);
run(PYTHON, '-m', 'pip', 'check');
