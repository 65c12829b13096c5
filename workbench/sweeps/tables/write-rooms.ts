import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SweptConstant } from '../constants/read-constants.ts';
import type { MeasureSweep } from '../work/measure-sweep.ts';
import { mergeSections, parseSections, type RoomSection, roomPage } from './room-document.ts';
import { roomOf, roomSection } from './room-table.ts';
import { summaryPage } from './summary.ts';

const SUMMARY = 'README.md';
const EXTENSION = '.md';

/**
 * Writes what was swept into the document of its room, and one about all rooms; rows of constants that were not swept this time
 * stay. `constants` are all that there are.
 */
export function writeRooms(
  folder: string,
  sweeps: readonly MeasureSweep[],
  constants: readonly SweptConstant[],
): void {
  mkdirSync(folder, { recursive: true });
  const ids = constants.map(({ id }) => id);
  const rooms = new Set([...roomsIn(folder), ...constants.map(({ file }) => roomOf(file))]);
  const swept = new Set(sweeps.flatMap((sweep) => sweep.constants.map(({ constant }) => constant.id)));
  const pages = [...rooms].toSorted().flatMap((room) => {
    const path = join(folder, room + EXTENSION);
    const old = existsSync(path) ? parseSections(readFileSync(path, 'utf8')) : [];
    // What moved to another room and was swept there is not in this one any more.
    const kept = old.map((section) => ({ ...section, rows: section.rows.filter(([id]) => !swept.has(id!)) }));
    const sections = mergeSections(kept, freshSections(room, sweeps), ids);
    if (sections.length === 0) {
      rmSync(path, { force: true });
      return [];
    }
    const text = roomPage(room, sections);
    writeFileSync(path, text);
    return [{ room, text }];
  });
  writeFileSync(join(folder, SUMMARY), summaryPage(pages));
}

function roomsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(EXTENSION) && file !== SUMMARY)
    .map((file) => basename(file, EXTENSION));
}

function freshSections(room: string, sweeps: readonly MeasureSweep[]): readonly RoomSection[] {
  return sweeps.flatMap((sweep) => {
    const own = sweep.constants.filter(({ constant }) => roomOf(constant.file) === room);
    return own.length === 0 ? [] : [roomSection(sweep, own)];
  });
}
