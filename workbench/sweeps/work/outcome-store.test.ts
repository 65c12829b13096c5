import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SweptConstant } from '../constants/read-constants.ts';
import type { ConstantSweep } from './measure-sweep.ts';
import { OutcomeStore, outcomeDigest } from './outcome-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'fovea-outcomes-'));
const constant = { id: 'note-length' } as SweptConstant;
const swept: ConstantSweep = {
  constant,
  chosen: '200',
  asked: 3,
  variants: [{ label: '100', changed: new Map([[2, { f1: 0.5 }]]) }],
};

describe('OutcomeStore', () => {
  it('goes on where a run was stopped, in the middle of a line too', () => {
    const path = join(folder, 'a.jsonl');
    const store = new OutcomeStore(path);
    expect(store.has('note-length')).toBe(false);
    expect(() => store.baseline).toThrow('Nothing was run');
    store.setBaseline([{ f1: 1 }]);
    appendFileSync(path, '\n{"id":"note-le');
    store.add(swept);
    const again = new OutcomeStore(path);
    expect(again.has('note-length')).toBe(true);
    expect(again.has('note-le')).toBe(false);
    expect(again.baseline).toEqual([{ f1: 1 }]);
    expect(again.sweepOf(constant)).toEqual(swept);
    again.addBroad({ id: 'note-mark' } as SweptConstant);
    const third = new OutcomeStore(path);
    expect(third.has('note-mark')).toBe(true);
    expect(third.sweepOf({ id: 'note-mark' } as SweptConstant)).toBeNull();
  });
});

describe('outcomeDigest', () => {
  it('is another one for other code, for other cases and for other scores', () => {
    const [one, other] = [join(folder, '1.mjs'), join(folder, '2.mjs')];
    writeFileSync(one, 'a');
    writeFileSync(other, 'b');
    const digests = [
      outcomeDigest(one, [1], 'a'),
      outcomeDigest(other, [1], 'a'),
      outcomeDigest(one, [2], 'a'),
      outcomeDigest(one, [1], 'b'),
    ];
    expect(new Set(digests).size).toBe(4);
    expect(outcomeDigest(one, [1], 'a')).toBe(digests[0]);
  });
});
