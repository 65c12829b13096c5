import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FeatureDump } from '../dump/dump.ts';
import { fixtureSamples } from './fixture-samples.ts';

const MODULE = 'packages/core/src/methods/fovea/network/weights.ts';
const GOLDEN = 'workbench/train/model/testdata/reference.json';
const SCRIPT = 'workbench/train/model/reference.py';

/** Where the README installs the trainer's Python. */
const ENVIRONMENT = '.cache/train/bin/python';

/** The Python with PyTorch: `FOVEA_PYTHON`, the one of the set-up, or `python3`. */
function trainerPython(): string {
  return process.env['FOVEA_PYTHON'] ?? (existsSync(ENVIRONMENT) ? ENVIRONMENT : 'python3');
}

/**
 * Dumps our own pages and has the trainer run the packed weights on them: rewrites the golden of the agreement test. Run
 * from the root of the repository; returns the exit code.
 */
export function writeReference(folder: string): number {
  const dump = new FeatureDump();
  const samples = fixtureSamples('fixtures/pages');
  for (const sample of samples) {
    if (!dump.add(sample)) throw new Error(`${sample.id} cannot be dumped: it has no blocks, or too many.`);
  }
  const target = join(folder, 'reference');
  dump.write(target);
  const { status, error } = spawnSync(trainerPython(), [SCRIPT, target, MODULE, GOLDEN], {
    stdio: 'inherit',
  });
  if (status === 0) return 0;
  const reason = error === undefined ? 'The trainer failed.' : error.message;
  process.stderr.write(
    `${reason} Is FOVEA_PYTHON a Python with workbench/train/model/requirements.txt installed?\n`,
  );
  return 1;
}
