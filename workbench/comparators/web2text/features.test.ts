import { bodyOf } from '@fovea/internal';
import { type Page, parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import { collapseTree } from './collapsed-tree.ts';
import { BLOCK_COLUMNS, EDGE_COLUMNS, pageFeatures } from './features.ts';
import { lineBreaks } from './node-facts.ts';
import { textFacts } from './text-facts.ts';

const featuresOf = (page: Page): ReturnType<typeof pageFeatures> => pageFeatures(page, bodyOf(page.tree));

function rowsOf(html: string): { blocks: number[][]; edges: number[][] } {
  const { blocks, edges } = featuresOf(parsePage(html));
  return { blocks: cut(blocks, BLOCK_COLUMNS), edges: cut(edges, EDGE_COLUMNS) };
}

function cut(values: Float32Array, columns: number): number[][] {
  return Array.from({ length: values.length / columns }, (_, i) => [
    ...values.subarray(i * columns, (i + 1) * columns),
  ]);
}

function expectRow(row: readonly number[], wanted: readonly number[]): void {
  expect(row.length).toBe(wanted.length);
  for (const [i, value] of wanted.entries()) expect(row[i], `column ${i}`).toBeCloseTo(value, 4);
}

describe('textFacts', () => {
  it('counts as the authors do', () => {
    expect(textFacts('Is it on? The 3 Cats: (c) 1999. yes')).toEqual({
      characters: 35,
      words: 9,
      // A sentence begins with a capital, so `yes` begins none.
      sentences: 2,
      punctuation: 3,
      digits: 5,
      // `Is` and `The` are not the words of the list; `it` and `on` are.
      stopWords: 2,
      capitals: 3,
      wordLetters: 22,
      endsWithPunctuation: false,
      endsWithQuestion: false,
      contains: 8,
    });
    expect(textFacts('吾輩は猫である。').words).toBe(0);
    expect(textFacts('ask me@x.org or ftp://a.b ©?')).toMatchObject({ contains: 7, endsWithQuestion: true });
    expect(textFacts('http:// is not enough, a@ neither').contains).toBe(0);
  });
});

describe('collapseTree', () => {
  const outline = (html: string): string[] => {
    const page = parsePage(html);
    const { size, parent, outermost, innermost, blocks } = collapseTree(page, bodyOf(page.tree));
    return Array.from({ length: size }, (_, node) => {
      const names: string[] = [];
      for (let id = innermost[node]!; ; id = page.tree.parent[id]!) {
        names.unshift(
          page.tree.kind[id] === 3 ? '#' : page.tree.source.slice(page.tree.sourceStart[id]).match(/\w+/)![0],
        );
        if (id === outermost[node]) break;
      }
      return `${parent[node]} ${names.join('/')}${blocks.includes(node) ? ' block' : ''}`;
    });
  };

  it('merges single children and drops what has no text', () => {
    expect(
      outline(
        '<body><div><p> </p><ul><li>a</li><li><a href=x><b>c</b></a><img></li></ul></div><script>s</script>',
      ),
    ).toEqual(['-1 body/div/ul', '0 li/# block', '0 li/a/b/# block']);
  });

  it('knows a page that is one block, and one without any', () => {
    expect(outline('<body><p>a')).toEqual(['-1 body/p/# block']);
    expect(outline('<body><select><option>a</select> &nbsp;')).toEqual([]);
  });
});

describe('lineBreaks', () => {
  const breaksOf = (html: string): number[] => {
    const page = parsePage(html);
    return [...lineBreaks(page, collapseTree(page, bodyOf(page.tree)))];
  };

  it('looks at elements around several blocks and at the outermost of a chain', () => {
    expect(breaksOf('<body>a<b>b</b><i>c</i>')).toEqual([0, 0]);
    expect(breaksOf('<body>a<br>b<b>c</b>')).toEqual([1, 0]);
    expect(breaksOf('<body>a<p>b<i>c</i></p>d')).toEqual([1, 0, 1]);
    // In the chain only `b` counts: the original forgets the `p` inside.
    expect(breaksOf('<body>a<b><p>b</p></b>c')).toEqual([0, 0]);
    expect(breaksOf('<body>a<b><p>b<i>c</i></p></b>d')).toEqual([1, 0, 1]);
  });
});

describe('pageFeatures', () => {
  // Source offsets of the texts: `One two.` at 9 to 17, `Go on` at 24 to 29 in a link.
  const { blocks, edges } = rowsOf('<body><p>One two.</p><a>Go on</a></body>');
  // Both together: 13 characters, 4 words with 11 letters, 2 sentences, 1 mark, `on` of the list, 2 capitals, 5 in links.
  const root = [
    // The whole length; link share 5/13.
    1,
    (5 / 13 - 0.5) / 0.5,
    // 11 / 4 is 2 in whole numbers, at least 3; the share of stop-words is 1/4.
    (3 - 4.910001) / 1.905709,
    1,
    (0.25 - 0.374) / 0.1529,
    // ln 13 and ln 1/13 are inside their limits.
    (Math.log(13) - 6) / 2.14,
    (Math.log(1 / 13) + 3.338525) / 0.6058926,
    // No digit; 13 / 2 is 6 characters a sentence, whose logarithm is cut to 2.
    (-1 + 0.5900983) / 0.8073342,
    -0.2655969 / 0.3052819,
    (2 - 3.109) / 1.011,
    // Ends as `Go on`; contains nothing; half of the words are capital; no input.
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    (0.5 - 0.4475758) / 0.4129316,
    (0.25 - 0.3708354) / 0.4334037,
    (0.125 - 0.340843) / 0.4404389,
    -1,
  ];
  const tags = (names: string, own: string): number[] =>
    names.split(' ').map((name) => (own.split(' ').includes(name) ? 1 : -1));

  it('gives the first block its row', () => {
    expectRow(blocks[0]!, [
      -1,
      -1,
      0,
      // 2 words, ln 2; 6 letters in 2 words; no stop-word.
      (1 - 0.8255) / 0.5643817,
      (Math.log(2) - 1.5086) / 1.205,
      (3 - 4.910001) / 1.905709,
      -1,
      -0.374 / 0.1529,
      // 8 characters, whose logarithm rises to 2.5; one mark, and ln 1/8 falls to -2.5.
      (2.5 - 3.392) / 1.06445,
      1,
      (1 - 0.06938) / 0.4083676,
      (-2.5 + 3.338525) / 0.6058926,
      (-1 + 0.5900983) / 0.8073342,
      -0.2655969 / 0.3052819,
      (Math.log(8) - 3.109) / 1.011,
      -1,
      // The middle, 13, is 4 of 20 characters from the start.
      (0.2 - 0.5198038) / 0.2996195,
      (0.04 - 0.3599672) / 0.3157282,
      1,
      -1,
      -1,
      -1,
      -1,
      -1,
      (0.5 - 0.4475758) / 0.4129316,
      (0.25 - 0.3708354) / 0.4334037,
      (0.125 - 0.340843) / 0.4404389,
      1,
      ...root,
      ...tags('td div p tr table body ul span li blockquote b small a ol ul i form dl strong pre', 'body'),
      0,
      ...new Array<number>(20).fill(0),
      ...root,
      ...tags('a p td b li span i tr div strong em h3 h2 table h4 small sup h1 blockquote', 'p'),
    ]);
  });

  it('gives a block below two elements its row, with an address and a year in it', () => {
    // Offsets of the texts: 14 to 35, 42 to 46, 59 to 62.
    const { blocks: rows } = rowsOf(
      '<body><div><p>Mail a@b.org in 2019.</p><p>Why?</p></div><a>End</a></body>',
    );
    // Both texts of the `div`: 25 characters, 7 words with 18 letters, 2 of the list, 3 marks, 4 digits, 2 sentences, 2 capitals.
    const div = [
      // 32 of 48 characters of the source are none of the whole, and none is in a link.
      0,
      -1,
      // 18 / 7 is 2, at least 3.
      (3 - 4.910001) / 1.905709,
      1,
      (2 / 7 - 0.374) / 0.1529,
      (Math.log(25) - 6) / 2.14,
      // ln 3/25 falls to -2.5.
      (-2.5 + 3.338525) / 0.6058926,
      (1 + 0.5900983) / 0.8073342,
      (4 / 25 - 0.2655969) / 0.3052819,
      // 25 / 2 is 12.
      (Math.log(12) - 3.109) / 1.011,
      // Ends as `Why?`; an address of e-mail and a year are in the other text.
      1,
      1,
      -1,
      1,
      -1,
      1,
      (2 / 7 - 0.4475758) / 0.4129316,
      (4 / 49 - 0.3708354) / 0.4334037,
      (8 / 343 - 0.340843) / 0.4404389,
      -1,
    ];
    // The whole page: 28 characters, 3 of them in a link, 8 words with 21 letters, 3 capitals, 3 sentences; ends as `End`.
    const body = [
      1,
      (3 / 28 - 0.5) / 0.5,
      (3 - 4.910001) / 1.905709,
      1,
      (0.25 - 0.374) / 0.1529,
      (Math.log(28) - 6) / 2.14,
      (-2.5 + 3.338525) / 0.6058926,
      (1 + 0.5900983) / 0.8073342,
      (4 / 28 - 0.2655969) / 0.3052819,
      (Math.log(9) - 3.109) / 1.011,
      -1,
      -1,
      -1,
      1,
      -1,
      1,
      (3 / 8 - 0.4475758) / 0.4129316,
      (9 / 64 - 0.3708354) / 0.4334037,
      (27 / 512 - 0.340843) / 0.4404389,
      -1,
    ];
    expectRow(rows[0]!, [
      -1,
      -1,
      0,
      // `Mail a b org in 2019`: 6 words with 15 letters, `a` and `in` of the list.
      (1 - 0.8255) / 0.5643817,
      (Math.log(6) - 1.5086) / 1.205,
      (3 - 4.910001) / 1.905709,
      1,
      (2 / 6 - 0.374) / 0.1529,
      // 21 characters; two marks, one of them in the address.
      (Math.log(21) - 3.392) / 1.06445,
      1,
      (2 - 0.06938) / 0.4083676,
      (-2.5 + 3.338525) / 0.6058926,
      (1 + 0.5900983) / 0.8073342,
      (4 / 21 - 0.2655969) / 0.3052819,
      (Math.log(21) - 3.109) / 1.011,
      -1,
      // The middle, 24.5, is 10.5 of 48 characters from the start.
      (10.5 / 48 - 0.5198038) / 0.2996195,
      ((10.5 / 48) ** 2 - 0.3599672) / 0.3157282,
      1,
      -1,
      -1,
      1,
      -1,
      1,
      (1 / 6 - 0.4475758) / 0.4129316,
      (1 / 36 - 0.3708354) / 0.4334037,
      (1 / 216 - 0.340843) / 0.4404389,
      1,
      ...div,
      ...tags('td div p tr table body ul span li blockquote b small a ol ul i form dl strong pre', 'div'),
      1,
      ...body,
      ...body,
      ...tags('a p td b li span i tr div strong em h3 h2 table h4 small sup h1 blockquote', 'p'),
    ]);
  });

  it('gives the pair its row', () => {
    expect(edges.length).toBe(1);
    expectRow(edges[0]!, [1, -1, -1, -1, 1, ...root]);
  });

  it('counts equal texts, forms and steps to the common ancestor', () => {
    const many = rowsOf(`<body><div>${'<p>same</p>'.repeat(11)}<form><i>x</i><b>y</b><input></form></div>z`);
    expect(many.blocks.map((row) => row.slice(0, 3).join(' '))).toEqual([
      ...new Array<string>(11).fill('1 1 0'),
      ...new Array<string>(3).fill('-1 -1 0'),
    ]);
    // From a `p` of the div to `x` in its form: one step, and two.
    expect(many.edges[10]!.slice(0, 5)).toEqual([-1, 1, -1, -1, 1]);
    expect(many.edges[11]!.slice(0, 5)).toEqual([1, -1, -1, -1, 0]);
    // From `y` to the body three steps, from `z` one.
    expect(many.edges[12]!.slice(0, 5)).toEqual([-1, -1, 1, -1, 1]);
    // The common ancestor of `x` and `y` is the form, that of `p` and `p` has it inside.
    expect(many.edges.map((row) => row[24])).toEqual(new Array(13).fill(1));
    const all = rowsOf('<body><p class=a>b</p><p class=a>c</p>');
    expect(all.blocks.map((row) => row[2])).toEqual([1, 1]);
  });

  it('has rows for a page of one block, and none for an empty one', () => {
    const { blocks: one, edges: none } = rowsOf('<body>a');
    expect(one[0]![27]).toBe(0);
    expect(none).toEqual([]);
    expect(rowsOf('')).toEqual({ blocks: [], edges: [] });
  });
});
