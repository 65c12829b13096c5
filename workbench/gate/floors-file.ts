import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../baselines/root.ts';
import type { Floors } from './floors.ts';

const PATH = join(ROOT, 'workbench/gate/floors.json');

/** The committed floors. */
export function readFloors(): Floors {
  return JSON.parse(readFileSync(PATH, 'utf8')) as Floors;
}

/** Replaces the committed floors. */
export function writeFloors(floors: Floors): void {
  writeFileSync(PATH, `${JSON.stringify(floors, null, 2)}\n`);
}
