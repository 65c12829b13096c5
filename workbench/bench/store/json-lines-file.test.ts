import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JsonLinesFile } from './json-lines-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rows = (from: number, to: number): { id: number; text: string }[] =>
  Array.from({ length: to - from }, (_, at) => ({ id: from + at, text: `行 ${'x'.repeat(at)}` }));

describe('JsonLinesFile', () => {
  it('gives back what was appended, in order', () => {
    const file = new JsonLinesFile(join(folder, 'deep/a.jsonl.gz'));
    expect(file.read()).toEqual([]);
    file.append(rows(0, 40));
    file.append([]);
    file.append(rows(40, 41));
    expect(file.read()).toEqual([...rows(0, 40), ...rows(40, 41)]);
  });

  it('loses only the torn end of a file, and goes on from there', () => {
    const path = join(folder, 'a.jsonl.gz');
    const file = new JsonLinesFile<{ id: number }>(path);
    file.append(rows(0, 3));
    const whole = readFileSync(path).length;
    file.append(rows(3, 60));
    writeFileSync(path, readFileSync(path).subarray(0, whole + 20));
    const left = file.read();
    expect(left.slice(0, 3)).toEqual(rows(0, 3));
    file.append(rows(90, 91));
    expect(new JsonLinesFile(path).read()).toEqual([...left, ...rows(90, 91)]);
  });

  it('takes a file of garbage for an empty one', () => {
    const path = join(folder, 'a.jsonl.gz');
    writeFileSync(path, 'not gzip');
    expect(new JsonLinesFile(path).read()).toEqual([]);
  });
});
