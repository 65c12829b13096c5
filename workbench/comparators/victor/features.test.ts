import { bodyOf } from '@fovea/internal';
import { parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import { blockColumns, VICTOR_COLUMNS } from './block-columns.ts';
import { judgedTexts } from './classify.ts';
import { pageBlocks } from './page-blocks.ts';
import { bucket, bulletLook, patternColumns, share, textColumns } from './text-columns.ts';

function blocksOf(html: string): ReturnType<typeof pageBlocks> {
  const page = parsePage(html);
  return pageBlocks(page, bodyOf(page.tree));
}

describe('bucket and share', () => {
  it('map to few values', () => {
    expect([0, 1, 3, 4, 500].map((count) => bucket(count, [1, 2, 4]))).toEqual([0, 1, 2, 4, 4]);
    expect([0, 1, 5, 9, 10].map((part) => share(part, 10, 10))).toEqual([0, 1, 5, 9, 10]);
    expect(share(3, 0, 10)).toBe(0);
  });
});

describe('pageBlocks', () => {
  it('cuts at every tag and counts tags between', () => {
    const html = '<body><div>a <b>b</b><script>s</script> c<br></div><p><a href=x>d</a><img alt="e f"><hr>g';
    const rows = blocksOf(html).map(({ text, splits }) => `${text}|${splits.join(' ')}`);
    // Before the first block: the two tags of a title, and the `div`. A `br` counts as start and as end.
    expect(rows).toEqual([
      'a |0 3 0 0 0',
      'b|1 0 0 0 0',
      'c|1 0 0 0 0',
      'd|3 2 1 2 0',
      'e f|2 0 0 0 0',
      'g|1 3 1 0 2',
    ]);
  });

  it('knows what is around a block', () => {
    const blocks = blocksOf(
      '<body>x<table><tr><td>a<div><li><strong>b</strong></li></div></td></tr></table><h2><em>c',
    );
    expect(blocks.map(({ td, div }) => [td >= 0, div >= 0])).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [false, false],
    ]);
    const around = blockColumns(blocks).map((row) => [...row.subarray(22, 31)].join(''));
    expect(around).toEqual(['000000000', '000000000', '100100000', '011000000']);
  });

  it('takes preformatted text by lines, and leaves out what is deleted', () => {
    const html = '<body><pre>one\n\n  two</pre><del>d</del><textarea>t</textarea><select><option>o</select>';
    expect(blocksOf(html).map(({ text }) => text)).toEqual(['one', '  two']);
  });
});

describe('textColumns', () => {
  it('counts tokens', () => {
    // Tokens: The, A4, size, (, 210, mm, )., is, ok, ! of which `).` is other, and `!` does not count.
    const { words, sentences, values } = textColumns('The A4 size (210 mm). is ok!');
    expect([words, sentences]).toEqual([5, 2]);
    expect(values.slice(0, 13)).toEqual([
      2,
      // 5, 1, 1 and 2 of 9 tokens.
      ...[4, 6, 1, 1, 1, 1, 2, 2],
      // Begins with a capital and ends after the last word.
      ...[0, 0],
      // 13 letters in 5 words; runs: The | size | mm | is ok, 9 tokens in 4 runs.
      ...[2, 2],
    ]);
    // 28 characters: 14 letters, 4 digits, 2 marks, 6 spaces, 2 others.
    expect(values.slice(13)).toEqual([5, 1, 0, 2, 0]);
  });

  it('works in any script', () => {
    expect(textColumns('Привет мир').words).toBe(2);
    expect(textColumns('吾輩は猫である。').values.slice(9, 11)).toEqual([1, 1]);
    expect(textColumns('...').values.slice(0, 11)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
  });

  it('knows bullets, addresses, dates and times', () => {
    expect(['1. x', 'iv) x', 'A/ x', '12 - x', 'x', '(1)'].map(bulletLook)).toEqual([
      101, 202, 303, 104, 0, 0,
    ]);
    const cases = [
      'see http://a',
      'www.x',
      'x.org',
      'on Mon 1.2.1999',
      '1.2.1999',
      '1.2.99',
      '1.2',
      '9:30 pm',
      'x',
    ];
    expect(cases.map((text) => patternColumns(text).join(''))).toEqual([
      ...['100', '200', '300', '010', '020', '040', '060', '061', '000'],
    ]);
  });
});

describe('blockColumns', () => {
  const column = (rows: readonly Uint16Array[], name: string): number[] =>
    rows.map((row) => row[VICTOR_COLUMNS.indexOf(name)]!);

  it('has a value for every column of the model', () => {
    expect(VICTOR_COLUMNS.length).toBe(46);
    expect(blockColumns(blocksOf('<body>a')).map((row) => row.length)).toEqual([46]);
    expect(blockColumns([])).toEqual([]);
  });

  it('gives a block its whole row', () => {
    const html = '<body><h2>A note</h2><div><p>On 1.2.1999 see <a href=x>two pages</a>, please.</p></div>';
    // The second of four blocks; tokens: On 1 . 2 . 1999 see, of which the full stops do not count.
    expect([...blockColumns(blocksOf(html))[1]!]).toEqual([
      2,
      // 2 words and 3 numbers of 5 tokens.
      ...[2, 4, 2, 6, 0, 0, 0, 0],
      // Begins with a capital, and the last word follows the last full stop; 5 letters in 2 words, 5 tokens in 2 runs.
      ...[0, 1, 2, 3],
      // 16 characters: 5 letters, 6 digits, 2 marks, 3 spaces.
      ...[3, 4, 1, 2, 0],
      // Position 1 of 4, no bullet, no twin.
      ...[2, 0, 1, 1],
      // In a paragraph.
      ...[0, 0, 0, 0, 0, 0, 1, 0, 0],
      // Since the heading: its end, the beginnings of `div` and `p`.
      ...[0, 2, 1, 0, 0],
      // A date with its year.
      ...[0, 2, 0],
      // Of 7 words 5 are outside links and of no table cell, 3 of these in the `div`.
      ...[3, 2],
      // 7 words, 3 sentences, 4 blocks, and the largest groups.
      ...[1, 1, 1, 3, 2],
    ]);
  });

  it('compares blocks with the page', () => {
    const rows = blockColumns(
      blocksOf('<body><div>one two</div><div>one, <a>two three</a></div><p>One two.</p>one two'),
    );
    // `one two` twice; case counts.
    expect(column(rows, 'twins')).toEqual([2, 1, 1, 1, 2]);
    expect(column(rows, 'first-twin')).toEqual([1, 1, 1, 1, 0]);
    expect(column(rows, 'position')).toEqual([0, 2, 4, 6, 8]);
    // Of 9 words: 2 in the first, 1 outside links in the second, 4 outside both, each times 5.
    expect(column(rows, 'div-group.word-rel')).toEqual([1, 0, 0, 2, 2]);
    expect(column(rows, 'td-group.word-rel')).toEqual([3, 3, 3, 3, 3]);
    expect(column(rows, 'document.max-div-group')).toEqual([2, 2, 2, 2, 2]);
    expect(column(rows, 'document.word-count')).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('judgedTexts', () => {
  it('goes by most characters of a text, and leaves images out', () => {
    const page = parsePage('<body><pre>a long line\nb</pre><img alt=c>');
    const blocks = pageBlocks(page, bodyOf(page.tree));
    expect(blocks.length).toBe(3);
    expect([...judgedTexts(page, { blocks, isContent: Uint8Array.of(1, 0, 1) }).isContent]).toEqual([1]);
    expect([...judgedTexts(page, { blocks, isContent: Uint8Array.of(0, 1, 1) }).isContent]).toEqual([0]);
  });
});
