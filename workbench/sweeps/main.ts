import { join } from 'node:path';
import { checkSources } from './constants/check-sources.ts';
import { type SweptConstant, sweptConstants } from './constants/read-constants.ts';
import { readRows, TABLES } from './constants/read-rows.ts';
import { MEASURES } from './measures/registry.ts';
import { HELP, readOptions, type SweepOptions } from './options.ts';
import { roomOf } from './tables/room-table.ts';
import { writeRooms } from './tables/write-rooms.ts';
import { labelOf } from './variants/scale-value.ts';
import type { MeasureSweep } from './work/measure-sweep.ts';
import { sweepInDepth } from './work/sweep-in-depth.ts';

const HEURISTICS = join(TABLES, 'heuristics');

function check(): void {
  const { count, problems } = checkSources();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${count} constants checked, ${problems.length} problems\n`);
  if (problems.length > 0) process.exitCode = 1;
}

async function sweep(options: SweepOptions): Promise<void> {
  const constants = sweptConstants();
  const meant = constants.filter(isSelectedBy(options));
  if (meant.length === 0) throw new Error('There is no such constant to sweep.');
  const sweeps: MeasureSweep[] = [];
  for (const measure of MEASURES) {
    const own = meant.filter((constant) => MEASURES.find((one) => one.appliesTo(constant)) === measure);
    if (own.length === 0) continue;
    sweeps.push(...(await sweepInDepth(measure, own, options)));
    // After each, so that a run that is stopped has not been for nothing.
    writeRooms(HEURISTICS, sweeps, constants);
  }
  process.stdout.write(`${meant.length} constants swept: ${HEURISTICS}\n`);
}

function isSelectedBy({ rooms, isMissing }: SweepOptions): (constant: SweptConstant) => boolean {
  const rows = readRows();
  return ({ id, file, text }) =>
    (rooms === null || rooms.includes(roomOf(file))) && !(isMissing && rows.get(id) === labelOf(text));
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.mode === 'help') process.stdout.write(HELP);
  else if (options.mode === 'check') check();
  else await sweep(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
