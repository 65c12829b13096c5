import { parseArgs } from 'node:util';
import { dataFolder } from '../datasets/data-folder.ts';
import { readParallelPages } from '../parallel/parallel-pages.ts';
import { bundleSizes, peerSizes } from './bundle-size.ts';
import { writeBundleTable } from './bundle-table.ts';
import { aboveCeilings, lowerCeilings, type MeasuredSize, sizeLines } from './ceilings.ts';
import { belowFloors, FLOORS_FORM, type Floors, raiseFloors } from './floors.ts';
import { readFloors, writeFloors } from './floors-file.ts';
import { measureGate } from './measure-gate.ts';
import { pinSample } from './sample.ts';
import { checkStages } from './stages.ts';

const HELP = `FOVEA_DATA=<folder> npm run gate [-- --sizes | --stages] [-- --update [--allow-lower "reason"]]

Checks accuracy on the pinned pages against the floors, and the sizes of browser bundles against their ceilings.
  --sizes         the bundles alone, which need no data
  --stages        what each stage of extract costs, compared with parse5 in the same process: none may grow by more than a
                  tenth; needs a quiet machine, takes two minutes; with --update lower the budgets
  --update        pin the pages anew, raise the floors and lower the ceilings to what is measured now; with --sizes lower
                  the ceilings alone, and write the table in docs/results
  --allow-lower   with --update: lower floors too; the reason is written into the file
`;

async function check(floors: Floors, sizes: readonly MeasuredSize[]): Promise<boolean> {
  const { measured, notices } = await measureGate(dataFolder(), floors);
  for (const { method, dataset, metric, value } of measured) {
    process.stdout.write(`${method}  ${dataset}  ${metric}  ${value.toFixed(4)}\n`);
  }
  for (const notice of notices) process.stderr.write(`${notice}\n`);
  const problems = belowFloors(floors.floors, measured);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return checkSizes(floors, sizes) && problems.length === 0;
}

function checkSizes({ ceilings }: Floors, sizes: readonly MeasuredSize[]): boolean {
  for (const line of sizeLines(ceilings, sizes)) process.stdout.write(`${line}\n`);
  const problems = aboveCeilings(ceilings, sizes);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length === 0;
}

async function updateSizes(floors: Floors, sizes: readonly MeasuredSize[]): Promise<boolean> {
  const ceilings = lowerCeilings(floors.ceilings, sizes);
  if (!checkSizes({ ...floors, ceilings }, sizes)) {
    process.stderr.write('Nothing was changed: ceilings are only lowered.\n');
    return false;
  }
  writeFloors({ ...floors, ceilings });
  writeBundleTable(ceilings, await peerSizes());
  return true;
}

async function update(
  old: Floors,
  sizes: readonly MeasuredSize[],
  reason: string | undefined,
): Promise<boolean> {
  if (!checkSizes(old, sizes)) return false;
  const sample = await pinSample(dataFolder());
  const { digest: parallel } = await readParallelPages(dataFolder());
  const { measured } = await measureGate(dataFolder(), { sample, parallel });
  const { floors, lowered } = raiseFloors(old.floors, measured, reason !== undefined);
  for (const line of lowered) process.stderr.write(`${line}\n`);
  if (lowered.length > 0 && reason === undefined) {
    process.stderr.write('Nothing was changed: to give something up, say why with --allow-lower "reason".\n');
    return false;
  }
  const date = new Date().toISOString().slice(0, 10);
  const concessions = [
    ...old.concessions,
    ...(lowered.length > 0 ? [{ date, reason: reason!, what: lowered }] : []),
  ];
  const ceilings = lowerCeilings(old.ceilings, sizes);
  writeFloors({ form: FLOORS_FORM, sample, parallel, floors, ceilings, concessions });
  process.stderr.write('Wrote workbench/gate/floors.json.\n');
  return true;
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'boolean' },
      stages: { type: 'boolean' },
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
  if (values.stages === true) return checkStages(values.update === true);
  const floors = readFloors();
  const sizes = await bundleSizes();
  if (values.sizes === true)
    return values.update === true ? updateSizes(floors, sizes) : checkSizes(floors, sizes);
  return values.update === true ? update(floors, sizes, reason) : check(floors, sizes);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
