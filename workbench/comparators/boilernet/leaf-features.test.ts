import { parsePage } from 'fovea';
import { textOf } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { type LeafRows, leafRows } from './leaf-features.ts';
import { pageLeaves } from './page-leaves.ts';
import { hashedVocabulary, listedVocabulary } from './vocabulary.ts';

const HTML = `<html><head><title>no</title></head><body><div><p>The cat and the hat</p><div>cat
  <button>no</button><foo><bar>and</bar></foo></div></div><script>no</script><noscript>no</noscript> <!-- no --></body></html>`;
const page = parsePage(HTML);
const leaves = pageLeaves(page);

const WORDS = { '<UNK>': 0, cat: 1, the: 2 };
const TAGS = { '<UNK>': 0, body: 1, div: 2, p: 3 };

/** The row of a leaf in full. */
function fullRow({ start, column, count }: LeafRows, leaf: number, width: number): number[] {
  const row = new Array<number>(width).fill(0);
  for (let entry = start[leaf]!; entry < start[leaf + 1]!; entry++) row[column[entry]!] = count[entry]!;
  return row;
}

describe('pageLeaves', () => {
  it('are the texts that are not blank, outside of what is ignored', () => {
    expect([...leaves].map((leaf) => textOf(page, leaf).trim())).toEqual([
      'The cat and the hat',
      'cat',
      'and',
    ]);
  });
});

describe('leafRows', () => {
  it('count words and tags of the path; of unknown ones, the last count stays', () => {
    const rows = leafRows(page, leaves, listedVocabulary(WORDS, TAGS));
    // Columns: unknown, cat, the | unknown, body, div, p. `and` and `hat` are unknown, each once; so is `html`.
    expect(fullRow(rows, 0, 7)).toEqual([1, 1, 2, 1, 1, 1, 1]);
    expect(fullRow(rows, 1, 7)).toEqual([0, 1, 0, 1, 1, 2, 0]);
    // Of html, foo and bar only bar counts.
    expect(fullRow(rows, 2, 7)).toEqual([1, 0, 0, 1, 1, 2, 0]);
  });

  it('add up unknown ones on demand, as the extension of the authors does', () => {
    const rows = leafRows(page, leaves, listedVocabulary(WORDS, TAGS, true));
    expect(fullRow(rows, 0, 7)).toEqual([2, 1, 2, 1, 1, 1, 1]);
    expect(fullRow(rows, 2, 7)).toEqual([1, 0, 0, 3, 1, 2, 0]);
  });

  it('hash words of any script, with every count in some column', () => {
    const japanese = parsePage('<p>吾輩は猫である');
    const rows = leafRows(japanese, pageLeaves(japanese), hashedVocabulary(32, 8));
    const row = fullRow(rows, 0, 40);
    const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
    // Six pairs of characters; html, body and p.
    expect([sum(row.slice(0, 32)), sum(row.slice(32))]).toEqual([6, 3]);
    // FNV-1a of `a` is e40c292c, of which the last three bits are 4.
    expect(hashedVocabulary(32, 8).tagColumn('a')).toBe(4);
  });
});
