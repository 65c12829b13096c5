import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashStep, lowerCased, NameTable, oddnessStep } from './name-table.ts';

/** Interns a range as the tokenizer does, which lower-cases while it reads. */
function internRange(table: NameTable, source: string, start: number, end: number): number {
  let hash = 0;
  let oddness = 0;
  for (const unit of lowerCased(source.slice(start, end))) {
    hash = hashStep(hash, unit.charCodeAt(0));
    oddness = oddnessStep(oddness, unit.charCodeAt(0));
  }
  return table.intern(source, start, end, hash, oddness);
}

const intern = (table: NameTable, name: string): number => internRange(table, name, 0, name.length);

describe('NameTable', () => {
  it('gives fixed names the numbers of their places, also after a reset', () => {
    const table = new NameTable(['', 'div', 'h1']);
    expect([intern(table, 'div'), intern(table, 'h1'), intern(table, 'x-new')]).toEqual([1, 2, 3]);
    table.reset();
    expect([intern(table, 'other'), intern(table, 'DIV')]).toEqual([3, 1]);
  });

  it('tells names with the same hash apart', () => {
    // To the base 33, 'fs' is 6·33 + 19 = 217, and so is 'h1': 8·33 − 47.
    for (const names of [
      ['fs', 'h1'],
      ['h1', 'fs'],
    ]) {
      const table = new NameTable([]);
      expect(names.map((name) => intern(table, name))).toEqual([0, 1]);
      expect(names.map((name) => intern(table, name))).toEqual([0, 1]);
    }
  });

  it('numbers equal names alike and different names apart, whatever they are made of', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'b', 'Z', '`', '\x80', '1', '-', 'é'),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(name, { minLength: 2, maxLength: 60 }), (names) => {
        const table = new NameTable(['a', 'b1']);
        const source = names.join(' ');
        let at = 0;
        for (const one of names) {
          const id = internRange(table, source, at, at + one.length);
          expect(table.names[id]).toBe(lowerCased(one));
          expect(table.internString(one)).toBe(id);
          at += one.length + 1;
        }
        expect(new Set(table.names).size).toBe(table.names.length);
      }),
    );
  });
});
