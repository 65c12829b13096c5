import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../baselines/root.ts';
import type { Floors } from './floors.ts';

const PATH = join(ROOT, 'workbench/gate/floors.json');

/** The committed floors; `null` before the first. */
export function readFloors(): Floors | null {
  return existsSync(PATH) ? (JSON.parse(readFileSync(PATH, 'utf8')) as Floors) : null;
}

/** Replaces the committed floors. */
export function writeFloors(floors: Floors): void {
  writeFileSync(PATH, `${JSON.stringify(floors, null, 2)}\n`);
}
