// Creates the virtual environment of ExtractNet: `npm run baselines:extractnet [-- <python>]`.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../.cache/baselines/extractnet', import.meta.url));
const REQUIREMENTS = fileURLToPath(new URL('./requirements.txt', import.meta.url));
const PYTHON = `${FOLDER}/bin/python`;

/** The last version that it has a wheel for, and the one that the list was pinned on. */
const VERSION = '3.10';

const run = (file, ...args) => execFileSync(file, args, { stdio: 'inherit' });

/** What a program prints, or `null` if it is not there or fails. */
function answerOf(file, ...args) {
  try {
    return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

const versionOf = (python) => answerOf(python, '-c', 'import sys; print("%d.%d" % sys.version_info[:2])');

function findPython() {
  const prefix = answerOf('pyenv', 'prefix', VERSION);
  const candidates = [
    ...(process.argv[2] === undefined ? [] : [process.argv[2]]),
    `python${VERSION}`,
    'python3',
    ...(prefix === null ? [] : [`${prefix}/bin/python`]),
  ];
  const found = candidates.find((python) => versionOf(python) === VERSION);
  if (found !== undefined) return found;
  process.stderr.write(
    `ExtractNet 2.0.7 has no wheel for a Python after ${VERSION}, and none of ${candidates.join(', ')} is Python ${VERSION}.\n` +
      'Install one and name it: npm run baselines:extractnet -- <python>\n',
  );
  process.exit(1);
}

if (!existsSync(PYTHON)) run(findPython(), '-m', 'venv', FOLDER);
// The list is complete, so nothing is resolved: exactly what it lists is installed.
run(PYTHON, '-m', 'pip', 'install', '--quiet', '--no-deps', '-r', REQUIREMENTS);
run(PYTHON, '-m', 'pip', 'check');
