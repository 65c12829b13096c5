import { parseArgs } from 'node:util';
import { dataFolder } from '../datasets/data-folder.ts';
import { bundleSize } from './bundle-size.ts';
import { belowFloors, FLOORS_FORM, type Floors, lowerCeiling, raiseFloors } from './floors.ts';
import { readFloors, writeFloors } from './floors-file.ts';
import { measureGate } from './measure-gate.ts';
import { pinSample } from './sample.ts';

const HELP = `FOVEA_DATA=<folder> npm run gate [-- --update [--allow-lower "reason"]]

Checks accuracy on the pinned pages against the floors, and the size of the browser bundle against its ceiling.
  --update        pin the pages anew and raise the floors to what is measured now
  --allow-lower   with --update: lower floors too; the reason is written into the file
`;

async function check(floors: Floors): Promise<boolean> {
  const { measured, notices } = await measureGate(dataFolder(), floors.sample);
  const bytes = await bundleSize();
  for (const { method, dataset, metric, value } of measured) {
    process.stdout.write(`${method}  ${dataset}  ${metric}  ${value.toFixed(4)}\n`);
  }
  process.stdout.write(`bundle  ${bytes} bytes of at most ${floors.bundle.ceiling}\n`);
  for (const notice of notices) process.stderr.write(`${notice}\n`);
  const problems = [
    ...belowFloors(floors.floors, measured),
    ...lowerCeiling(floors.bundle, bytes, false).raised,
  ];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length === 0;
}

async function update(old: Floors | null, reason: string | undefined): Promise<boolean> {
  const sample = await pinSample(dataFolder());
  const { measured } = await measureGate(dataFolder(), sample);
  const mayLower = reason !== undefined;
  const { floors, lowered } = raiseFloors(old?.floors ?? [], measured, mayLower);
  const { bundle, raised } = lowerCeiling(old?.bundle ?? null, await bundleSize(), mayLower);
  const what = [...lowered, ...raised];
  for (const line of what) process.stderr.write(`${line}\n`);
  if (what.length > 0 && reason === undefined) {
    process.stderr.write('Nothing was changed: to give something up, say why with --allow-lower "reason".\n');
    return false;
  }
  const date = new Date().toISOString().slice(0, 10);
  const concessions = [
    ...(old?.concessions ?? []),
    ...(what.length > 0 ? [{ date, reason: reason!, what }] : []),
  ];
  writeFloors({ form: FLOORS_FORM, sample, floors, bundle, concessions });
  process.stderr.write('Wrote workbench/gate/floors.json.\n');
  return true;
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      update: { type: 'boolean' },
      'allow-lower': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) {
    process.stdout.write(HELP);
    return true;
  }
  const reason = values['allow-lower']?.trim();
  if (reason === '') throw new Error('--allow-lower wants a reason.');
  const floors = readFloors();
  if (values.update === true) return update(floors, reason);
  if (floors === null) throw new Error('There are no floors yet: npm run gate -- --update.');
  return check(floors);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
