import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { NodeId } from '../page/tree.ts';
import type { BlockScores } from '../selection/block-scores.ts';
import type { PageType } from '../selection/page-type.ts';
import { arrangeThread, type ThreadSelection } from './arrange-thread.ts';

const post = (name: string, day: number, text: string): string =>
  `<div class="post"><div class="head"><a class="username" href="/u/${name}">${name}</a> <time datetime="2026-01-0${day}">x</time></div><div class="body"><p>${text}</p></div></div>`;
const TEXTS = [
  'The bridge is closed, and nobody knows why.',
  'It opens again on Monday.',
  'They said so last week, too.',
  'Thank you.',
];
const THREAD = `<body>${TEXTS.map((text, at) => post(['ada', 'bo', 'cyd', 'dee'][at]!, at + 1, text)).join('')}`;

/** A thread of which a method kept some posts, by their order. */
function arranged(html: string, kept: readonly number[], pageType: PageType | undefined): ThreadSelection {
  const page = pageFromHtml(html);
  const texts = TEXTS.map((text) => nodeWith(html, text));
  const blocks = {
    first: Int32Array.from(texts),
    isKept: Uint8Array.from(texts, (_, at) => (kept.includes(at) ? 1 : 0)),
  } as Partial<BlockScores> as BlockScores;
  const removed = texts.filter((_, at) => !kept.includes(at)).map((node) => page.tree.parent[node]!);
  const selection = { roots: [3], removed, blocks, reasons: [], ...(pageType && { pageType }) };
  return arrangeThread({ page, selection }, () => 'en');
}

/** The texts of a thread, by their order, that are left out. */
function lostIn(html: string, kept: readonly number[], pageType: PageType): number[] {
  const { page, selection } = arranged(html, kept, pageType);
  const isLost = (text: string): boolean => {
    const node = nodeWith(html, text);
    return selection.removed.some((root) => root <= node && node < page.tree.end[root]!);
  };
  return TEXTS.flatMap((text, at) => (isLost(text) ? [at] : []));
}

function nodeWith(html: string, text: string): NodeId {
  const { tree } = pageFromHtml(html);
  const at = html.indexOf(text);
  for (let node = 1; node < tree.size; node++)
    if (
      tree.pieceStart[node + 1]! > tree.pieceStart[node]! &&
      tree.pieces.start[tree.pieceStart[node]!] === at
    )
      return node;
  throw new Error(text);
}

describe('arrangeThread', () => {
  it('tells who wrote each post and when', () => {
    const { heads } = arranged(THREAD, [0, 1, 2, 3], 'forum');
    expect([...heads.values()].map(({ author, time }) => `${author} ${time}`)).toEqual([
      'ada 2026-01-01',
      'bo 2026-01-02',
      'cyd 2026-01-03',
      'dee 2026-01-04',
    ]);
  });

  it.each<[kept: number[], lost: number[]]>([
    [[0, 1], []],
    [[1, 2], []],
    [[1], [2, 3]],
    [[3], [1, 2]],
    [[], [0, 1, 2, 3]],
  ])('with %j kept, loses %j', (kept, lost) => {
    expect(lostIn(THREAD, kept, 'forum')).toEqual(lost);
  });

  it('keeps the first without its replies where the method lost most', () => {
    const [first, second, third, fourth] = TEXTS.map((text, at) =>
      post(['ada', 'bo', 'cyd', 'dee'][at]!, at + 1, text),
    );
    const end = '</div></div>';
    const nested = first!.replace(end, `</div>${second}${third}<p>This came later.</p></div>`);
    expect(lostIn(`<body>${nested}${fourth}`, [3], 'forum')).toEqual([1, 2]);
  });

  it('counts a post without text as kept', () => {
    const head = (name: string): string =>
      `<tr class=head><td><b class=author>${name}</b></td><td>15 May 2026</td></tr>`;
    const rows = TEXTS.map((text, at) => `${head(`Ada ${'ABCD'[at]}`)}<tr><td>${text}</td></tr>`).join('');
    expect(lostIn(`<body><table>${head('Eve Roe')}${rows}</table>`, [2, 3], 'forum')).toEqual([]);
    expect(lostIn(`<body><table>${rows}</table>`, [3], 'forum')).toEqual([1, 2]);
  });

  it('loses no more and no less than the method on a page that is no forum', () => {
    expect(lostIn(THREAD, [0, 1], 'documentation')).toEqual([2, 3]);
  });

  it.each<[kept: number[], posts: number]>([
    [[0, 1], 4],
    [[1], 0],
    [[], 0],
  ])('tells posts apart on such a page if the method kept half: with %j kept, %i', (kept, posts) => {
    expect(arranged(THREAD, kept, 'documentation').heads.size).toBe(posts);
  });

  it.each<[pageType: PageType | undefined, posts: number]>([
    ['forum', 4],
    ['documentation', 4],
    ['article', 0],
    [undefined, 0],
  ])('on a page of the type %s finds %i posts', (pageType, posts) => {
    expect(arranged(THREAD, [0, 1, 2, 3], pageType).heads.size).toBe(posts);
  });

  it.each([
    ['of the post', '<div class="post" data-timestamp="1700000000">'],
    ['of its body', '<div class="post"><div data-time="1700000000">'],
  ])('keeps the text where an attribute %s states the time', (_, open) => {
    const html = `<body>${TEXTS.map((text, at) => `${open}<a class="username" href="/u/${at}">Ada ${'abcd'[at]}</a><p>${text} ${'We looked again in the evening. '.repeat(4)}</p></div></div>`).join('')}`;
    const { text } = extract(html);
    for (const said of TEXTS.slice(0, 3)) expect(text).toContain(said);
  });

  it('keeps a sentence with a date', () => {
    const sentence = 'The ferry is sold out until 14 May 2026.';
    const old = '<time datetime="2026-01-03">x</time>';
    const html = THREAD.replace(old, 'a day ago').replace('They said', `${sentence}</p><p>They said`);
    expect(extract(html.replace('<body>', '<body><h1>Bridge</h1>')).text).toContain(sentence);
  });

  it('leaves out what the caller excludes', () => {
    let count = 0;
    const html = THREAD.replaceAll('<div class="post">', () => `<div class="post" id="p${count++}">`);
    const { text } = extract(html, { exclude: '#p3' });
    expect(text).toContain(TEXTS[0]);
    expect(text).not.toContain(TEXTS[3]);
  });

  it('names authors in Markdown and HTML, but not in the running text', () => {
    const more = (text: string): string =>
      `${text} ${'We looked again in the evening and found it as before. '.repeat(4)}`;
    const html = `<title>Bridge</title><body><h1>Bridge</h1>${TEXTS.map((text, at) => post(['ada', 'bo', 'cyd', 'dee'][at]!, at + 1, more(text))).join('')}`;
    const { markdown, content, text, wordCount, sections } = extract(html, {
      formats: ['html', 'markdown', 'text', 'sections'],
    });
    expect(markdown).toContain('---\n\n**bo** · 2026-01-02\n\nIt opens');
    expect(content).toContain(
      '<hr>\n<address><strong>bo</strong> · <time datetime="2026-01-02">2026-01-02</time></address>',
    );
    expect(text).not.toMatch(/\bbo\b|2026/u);
    expect(wordCount).toBe(text.split(/\s+/u).length);
    expect(sections!.map(({ words }) => words)).toEqual([wordCount]);
  });
});
