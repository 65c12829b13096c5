import { describe, expect, it } from 'vitest';
import { bundleSizes } from './bundle-size.ts';
import { aboveCeilings } from './ceilings.ts';
import { belowFloors } from './floors.ts';
import { readFloors } from './floors-file.ts';
import { measureGate } from './measure-gate.ts';

const floors = readFloors();
const folder = process.env['FOVEA_DATA'] ?? '';
/** Reading through the datasets is most of it; other tests run at the same time. */
const LIMIT_MS = 300_000;

describe('gate', () => {
  it(
    'keeps accuracy on the pinned pages at or above its floors',
    async ({ skip }) => {
      skip(folder === '', 'FOVEA_DATA is not set');
      const { measured, notices } = await measureGate(folder, floors);
      for (const notice of notices) console.warn(notice);
      expect(belowFloors(floors.floors, measured)).toEqual([]);
    },
    LIMIT_MS,
  );

  it('keeps every browser bundle at or below its ceiling', async () => {
    const sizes = await bundleSizes();
    expect(aboveCeilings(floors.ceilings, sizes)).toEqual([]);
    expect(sizes.map(({ name }) => name)).toEqual(floors.ceilings.map(({ name }) => name));
  });
});
