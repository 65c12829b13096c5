import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { BLOCK_COLUMNS } from './blocks/block-columns.ts';
import { GROUP_COLUMNS } from './groups/group-columns.ts';
import { type PageFeatures, pageFeatures } from './page-features.ts';

const features = (html: string): PageFeatures => pageFeatures(pageFromHtml(html));
const PROSE = `${'word '.repeat(19)}done.`; // 100 characters, 20 words, one stop

/** One row of a table, by the names of its columns. */
function rowOf(table: Uint8Array, columns: readonly string[], row: number): Record<string, number> {
  return Object.fromEntries(columns.map((name, i) => [name, table[row * columns.length + i]!]));
}

/** What a row holds of one part, by names. */
function partOf(row: Record<string, number>, part: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, byte]) =>
      name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), byte]] : [],
    ),
  );
}

/** The names of a part whose flag is set. */
function flagsOf(row: Record<string, number>, part: string): string[] {
  return Object.entries(partOf(row, part)).flatMap(([name, byte]) => (byte === 255 ? [name] : []));
}

describe('pageFeatures', () => {
  const html = `<head><title>Head</title></head><body><h1>Head</h1><div><p>${PROSE}</p><p>Go <a href=x>on</a></p></div>`;
  const page = features(html);
  const block = (index: number): Record<string, number> => rowOf(page.blockRows, BLOCK_COLUMNS, index);

  it('has a row per block and per group', () => {
    expect(page.blocks.count).toBe(3);
    expect(page.groups.count).toBe(2);
    expect(page.blockRows.length).toBe(3 * BLOCK_COLUMNS.length);
    expect(page.groupRows.length).toBe(2 * GROUP_COLUMNS.length);
  });

  it('says in bytes what a block is', () => {
    // 16 · log2: 101 → 106.5, 21 → 70.3, 5 → 37.2; 1 stop · 40 of 100 → 102.
    expect(block(1)).toMatchObject({
      'text.width': 107,
      'text.words': 70,
      'text.linkShare': 0,
      'text.boldShare': 0,
      'text.digitShare': 0,
      'text.symbolShare': 0,
      'text.stops': 37,
      'text.stopShare': 102,
      'text.commaShare': 0,
      'text.endsWithStop': 255,
      'text.links': 0,
      'text.inlines': 0,
      'text.mediaBefore': 0,
      'text.moreItems': 0,
      'text.itemWidth': 107,
      'text.proseWidth': 107,
    });
    // "Go on": 5 characters, 2 words, 2 of 5 in a link, one link that is one inline element.
    expect(block(2)).toMatchObject({
      'text.width': 41,
      'text.words': 25,
      'text.linkShare': 102,
      'text.boldShare': 0,
      'text.digitShare': 0,
      'text.symbolShare': 0,
      'text.stops': 0,
      'text.stopShare': 0,
      'text.commaShare': 0,
      'text.endsWithStop': 0,
      'text.links': 16,
      'text.inlines': 16,
      'text.mediaBefore': 0,
      'text.moreItems': 0,
      'text.itemWidth': 41,
      'text.proseWidth': 0,
    });
  });

  it('says in bytes where a block stands', () => {
    const start = html.indexOf(PROSE);
    expect(block(1)).toMatchObject({
      'place.blockShareBefore': 85, // the second of three
      'place.widthShareBefore': 9, // 4 of 109 characters before it
      'place.blocksBefore': 16,
      'place.blocksAfter': 16,
      'place.depth': 5 * 4, // document > html > body > div > p > text
      'place.sourceOffset': Math.round((255 * start) / html.length),
      'heading.since': 16, // one block since the heading,
      'heading.width': 37, // which has 4 characters
      'heading.afterH1': 255, // and is an h1
      'heading.sinceH1': 16,
      'title.shareOfBlock': 0, // "Head" is not in it
      'title.shareOfTitle': 0,
      'group.proseMass': 255, // the div holds most of the prose,
      'group.proseMassAbove': 128, // the body half of that
      'group.widthShare': 243, // 100 of the 105 characters of the div
    });
  });

  it('says how a block stands to the running text and to the title', () => {
    // In the group with most prose, and in the one around it; the title is one block before.
    expect(block(1)).toMatchObject({
      'top.inside': 255,
      'top.insideParent': 255,
      'top.directly': 255,
      'top.before': 0,
      'top.behind': 0,
      'title.isTitle': 0,
      'title.afterTitle': 255,
      'title.sinceTitle': 16,
    });
    // Before the group, by one block; itself the title.
    expect(block(0)).toMatchObject({
      'top.inside': 0,
      'top.insideParent': 255,
      'top.directly': 0,
      'top.before': 25,
      'top.behind': 0,
      'title.isTitle': 255,
      'title.afterTitle': 255,
      'title.sinceTitle': 0,
    });
  });

  it('compares the heading with the title', () => {
    expect(block(0)).toMatchObject({ 'title.shareOfBlock': 255, 'title.shareOfTitle': 255 });
    expect(page.titleShare[0]).toBe(1);
  });

  it('says what a block looks like and stands in', () => {
    // Two paragraphs alike, 105 characters, of 109; 2 in links; 52.5 each; 1 stop; said once; 2 of 3; all links.
    // It is said for the first time; no time, no control, no price.
    expect(block(2)).toMatchObject({
      'alike.count': 25,
      'alike.width': 108,
      'alike.widthShare': 246,
      'alike.linkShare': 5,
      'alike.meanWidth': 92,
      'alike.stopShare': 97,
      'alike.sameText': 0,
      'alike.countShare': 170,
      'alike.shareOfLinks': 255,
      'alike.isFirst': 255,
      'between.times': 0,
      'between.controls': 0,
      'text.currency': 0,
    });
    expect(flagsOf(block(2), 'inside')).toEqual(['paragraph']);
  });

  it('says in bytes what a group is', () => {
    expect(rowOf(page.groupRows, GROUP_COLUMNS, 1)).toMatchObject({
      // 105 characters of 109, 2 in links, 2 blocks
      'text.width': 108,
      'text.widthShare': 246,
      'text.linkShare': 5,
      'text.blocks': 25,
      // Two children, all alike, 100 characters of prose, the most of the page; blocks 1 to 3 of 3; 105 of 109.
      'place.children': 25,
      'place.childrenAlike': 255,
      'place.proseMass': 107,
      'place.proseMassShare': 255,
      'place.firstBlock': 85,
      'place.endBlock': 255,
      'place.shareOfParent': 246,
      'place.siblingsAlike': 0,
    });
  });

  it('says what the groups that look alike hold, and what stands in a group', () => {
    const post = `<div><time>Monday</time><h3>€ 5</h3><p>${PROSE}</p><button>Buy</button></div>`;
    const posts = features(`<body>${post.repeat(4)}`);
    const row = rowOf(posts.groupRows, GROUP_COLUMNS, 2);
    // Four alike (three others · 4), all of the text and of the prose, no links, the second; the most there is.
    expect(row).toMatchObject({
      'class.count': 59,
      'class.widthShare': 255,
      'class.proseShare': 255,
      'class.linkShare': 0,
      'class.ordinal': 64,
      'class.widthOfMost': 255,
      'class.proseOfMost': 255,
    });
    expect(partOf(row, 'shape')).toEqual(partOf(row, 'class'));
    // A time and a control on four blocks, a price; a quarter of the prose, which is 100 of 112 characters; inside the
    // body, which with half of every post is the group with most prose.
    expect(row).toMatchObject({
      'holds.times': 37,
      'holds.timesPerBlock': 128,
      'holds.controls': 37,
      'holds.controlsPerBlock': 64,
      'holds.currency': 37,
      'holds.currencyPerBlock': 64,
      'holds.shareOfProse': 64,
      'holds.proseShare': 228,
      'top.around': 0,
      'top.inside': 255,
    });
    expect(flagsOf(rowOf(posts.groupRows, GROUP_COLUMNS, 0), 'top')).toEqual(['around', 'inside']);
  });

  it('marks what a group is itself, not what is around it', () => {
    const saying = features('<main><section><p>A<p>B</section><p>C</main><p>D');
    const marks = [0, 1, 2].map((group) => flagsOf(rowOf(saying.groupRows, GROUP_COLUMNS, group), 'is'));
    expect(marks).toEqual([[], ['main'], ['section']]);
  });

  it('gives the same twice', () => {
    const again = features(html);
    expect({ ...again }).toEqual({ ...page });
  });

  it('does not see how the source is indented', () => {
    const same = features(html.replace(PROSE, `  ${PROSE.replaceAll(' ', '\n ')} `));
    const text = (of: PageFeatures): unknown => partOf(rowOf(of.blockRows, BLOCK_COLUMNS, 2), 'text');
    expect(text(same)).toEqual(text(page));
  });

  it.each(['', '<frameset><frame></frameset>', '<body>', '<title>x</title>'])(
    'has no blocks on %j',
    (empty) => {
      expect(features(empty).blockRows.length).toBe(0);
    },
  );
});
