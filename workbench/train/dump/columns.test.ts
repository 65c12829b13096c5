import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Column, type ColumnType } from './columns.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fovea-columns-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function written(type: ColumnType, ...parts: readonly number[][]): number[] {
  const column = new Column(type);
  for (const part of parts) column.push(part);
  column.write(folder, 'values');
  return [...readFileSync(join(folder, `values.${type}`))];
}

describe('Column', () => {
  it('writes little endian, part after part', () => {
    expect(written('uint8', [1, 2], [], [3])).toEqual([1, 2, 3]);
    expect(written('uint16', [0x0102], [3])).toEqual([2, 1, 3, 0]);
    expect(written('uint32', [0x01020304])).toEqual([4, 3, 2, 1]);
  });

  it('rounds, and cuts what its type cannot hold', () => {
    expect(written('uint8', [1.5, -3, 300])).toEqual([2, 0, 255]);
    expect(written('uint16', [70_000])).toEqual([255, 255]);
  });

  it('keeps fractions and signs where its type has them', () => {
    const bytes = written('float32', [0.5, -3], [1e9]);
    const view = new DataView(Uint8Array.from(bytes).buffer);
    expect([0, 4, 8].map((at) => view.getFloat32(at, true))).toEqual([0.5, -3, 1e9]);
  });

  it('grows as it must', () => {
    const many = Array.from({ length: 40_000 }, (_, i) => i);
    const bytes = written('uint16', many, many, [7]);
    expect(bytes.length).toBe(160_002);
    expect(bytes.slice(-4)).toEqual([39_999 & 255, 39_999 >> 8, 7, 0]);
  });

  it('makes its folder', () => {
    const column = new Column('uint8');
    column.write(join(folder, 'a', 'b'), 'empty');
    expect(readFileSync(join(folder, 'a', 'b', 'empty.uint8')).length).toBe(0);
  });
});
