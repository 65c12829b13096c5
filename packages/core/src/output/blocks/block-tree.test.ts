import { describe, expect, it } from 'vitest';
import { Meter } from '../../budget/meter.ts';
import { contentOf } from '../../clean/content.cases.ts';
import { content, element, type Parts } from '../../content/build-tree.cases.ts';
import type { ContentElement } from '../../content/content-tree.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import type { BlockScores } from '../../selection/block-scores.ts';
import type { ContentBlock } from './block.ts';
import { toBlocks } from './to-blocks.ts';

const NO_PAGE = pageFromHtml('');

/** The blocks without what says where they are on the page. */
const blocksOf = (...parts: Parts): unknown[] => toBlocks(content(...parts), NO_PAGE).map(withoutPlace);

function withoutPlace({ nodeId: _, source: __, children, ...rest }: ContentBlock): unknown {
  return children === undefined ? rest : { ...rest, children: children.map(withoutPlace) };
}

describe('the type of a block', () => {
  it.each([
    ['heading', 'h1 h2 h3 h4 h5 h6'],
    ['list', 'ul ol'],
    ['item', 'li'],
    ['definitions', 'dl'],
    ['term', 'dt'],
    ['definition', 'dd'],
    ['quote', 'blockquote'],
    ['code', 'pre'],
    ['table', 'table'],
    ['row', 'tr'],
    ['cell', 'td th'],
    ['figure', 'figure'],
    ['caption', 'figcaption caption'],
    ['details', 'details'],
    ['summary', 'summary'],
    ['rule', 'hr'],
    ['section', 'article section aside address'],
    ['paragraph', 'p div'],
  ])('%s: %s', (type, tags) => {
    for (const tag of tags.split(' ')) {
      expect(blocksOf(element(tag, 'x')), tag).toMatchObject([{ type }]);
      expect(blocksOf(element(tag, { 'data-callout': 'tip', 'data-notes': '' }, 'x'))).toMatchObject([
        { type: 'notice' },
      ]);
      expect(blocksOf(element(tag, { 'data-notes': '' }, 'x'))).toMatchObject([{ type: 'notes' }]);
    }
  });
});

describe('the details of a block', () => {
  const cell = (rowspan: string): ContentElement => element('td', { colspan: ' 12 ', rowspan }, 'x');

  it.each<[name: string, given: ContentElement, expected: object]>([
    ['the level of a heading', element('h6', 'x'), { type: 'heading', level: 6, text: 'x' }],
    ['no other names are levels', element('dh2', 'x'), { type: 'paragraph', text: 'x' }],
    [
      'an ordered list',
      element('ol', element('li', 'x')),
      { type: 'list', ordered: true, children: [{ type: 'item', text: 'x' }] },
    ],
    [
      'where it begins',
      element('ol', { start: '3' }, 'x'),
      { type: 'list', ordered: true, start: 3, children: [{ type: 'paragraph', text: 'x' }] },
    ],
    [
      'a list without an order',
      element('ul', { start: '3' }),
      { type: 'list', ordered: false, children: [] },
    ],
    [
      'a task that is done',
      element('li', { 'data-task': 'done' }, 'x'),
      { type: 'item', checked: true, text: 'x' },
    ],
    [
      'a task that is not',
      element('li', { 'data-task': 'open' }, 'x'),
      { type: 'item', checked: false, text: 'x' },
    ],
    [
      'the language of code',
      element('pre', { 'data-lang': 'js' }, '\n x\n'),
      { type: 'code', language: 'js', text: ' x' },
    ],
    ['code', element('pre', 'x'), { type: 'code', text: 'x' }],
    [
      'the kind of a notice',
      element('aside', { 'data-callout': 'tip' }, 'x'),
      { type: 'notice', kind: 'tip', text: 'x' },
    ],
    ['the size of a cell', cell('3'), { type: 'cell', columns: 12, rows: 3, text: 'x' }],
    ['one row is no size', cell('1'), { type: 'cell', columns: 12, text: 'x' }],
    ['a size in words', cell('x3'), { type: 'cell', columns: 12, text: 'x' }],
    ['a size with a unit', cell('3px'), { type: 'cell', columns: 12, text: 'x' }],
    ['a header cell', element('th', 'x'), { type: 'cell', header: true, text: 'x' }],
    [
      'language and direction',
      element('p', { lang: 'ar', dir: 'rtl' }, 'x'),
      { type: 'paragraph', lang: 'ar', dir: 'rtl', text: 'x' },
    ],
    [
      'the usual direction',
      element('p', { lang: '', dir: 'ltr' }, 'x'),
      { type: 'paragraph', dir: 'ltr', text: 'x' },
    ],
    ['no other direction', element('p', { dir: 'auto' }, 'x'), { type: 'paragraph', text: 'x' }],
    ['a rule has nothing in it', element('hr', 'x'), { type: 'rule' }],
  ])('%s', (_, given, expected) => {
    expect(blocksOf(given)).toEqual([expected]);
  });

  it('knows the rows of the head, and of the head alone', () => {
    const row = element('tr', element('td', 'x'));
    const table = element('table', element('thead', row), element('tbody', row), row, element('tfoot', row));
    const [{ children }] = toBlocks(content(table), NO_PAGE) as [ContentBlock];
    expect(children!.map(({ type, header }) => [type, header])).toEqual([
      ['row', true],
      ['row', undefined],
      ['row', undefined],
      ['row', undefined],
    ]);
    expect(children![0]!.children).toMatchObject([{ type: 'cell', text: 'x' }]);
    expect(children![0]!.children![0]).not.toHaveProperty('header');
  });

  it('gives a head in a cell of a head back', () => {
    const inner = element('table', element('tbody', element('tr', element('td', 'y'))));
    const head = element('thead', element('tr', element('td', inner)), element('tr', element('td', 'x')));
    const [{ children }] = toBlocks(content(element('table', head)), NO_PAGE) as [ContentBlock];
    expect(children!.map(({ header }) => header)).toEqual([true, true]);
  });
});

describe('lines', () => {
  const LINE = { type: 'paragraph', text: 'x' };

  it.each(['ul', 'dl', 'table', 'tr', 'figure'])('stay below a %s', (tag) => {
    expect(blocksOf(element(tag, 'x'))).toMatchObject([{ children: [LINE] }]);
    expect(blocksOf(element(tag, 'x'))[0]).not.toHaveProperty('text');
  });

  it('stay below notes', () => {
    expect(blocksOf(element('ol', { 'data-notes': '' }, 'x'))).toMatchObject([
      { type: 'notes', children: [LINE] },
    ]);
  });

  it('are the text of what holds nothing else, with their marks', () => {
    expect(blocksOf(element('li', element('p', element('b', 'x'))))).toEqual([
      { type: 'item', text: 'x', marks: [{ type: 'strong', start: 0, end: 1 }] },
    ]);
  });

  it.each<[name: string, given: ContentElement]>([
    ['two of them', element('li', element('p', 'x'), element('p', 'y'))],
    ['with a language of its own', element('li', element('p', { lang: 'el' }, 'x'))],
    ['with a direction of its own', element('li', element('p', { dir: 'rtl' }, 'x'))],
    ['of another type', element('li', element('h2', 'x'))],
    ['that has lines of its own', element('li', element('p', element('p', 'x'), element('p', 'y')))],
  ])('are not where there is one %s', (_, given) => {
    expect(blocksOf(given)[0]).toHaveProperty('children');
    expect(blocksOf(given)[0]).not.toHaveProperty('text');
  });

  it('without words and marks are none', () => {
    expect(blocksOf(' ', element('b', ' '))).toEqual([]);
    expect(blocksOf(element('img', { src: '/i' }))).toMatchObject([
      { type: 'paragraph', text: '', marks: [{}] },
    ]);
  });
});

describe('the place of a block', () => {
  const HTML = '<p>one <b>two</b> three</p><hr>four';
  const page = pageFromHtml(HTML);
  const [HTML_ELEMENT, P, ONE, THREE, HR, FOUR] = [1, 4, 5, 8, 9, 10] as const;
  const at = ({ source }: ContentBlock): string => HTML.slice(source!.start, source!.end);

  /** An element in the copy of a page, with a text. */
  const copied = (tag: string, node: number, textNode: number): ContentElement => ({
    ...element(tag),
    node,
    children: [{ kind: 'text', text: 'x', node: textNode }],
  });

  it('is that of its element, or of its texts', () => {
    const [paragraph, rule, text] = toBlocks(contentOf(HTML), page) as [
      ContentBlock,
      ContentBlock,
      ContentBlock,
    ];
    expect([at(paragraph), at(text), at(rule)]).toEqual(['<p>one <b>two</b> three</p>', 'four', '<hr>']);
    expect([paragraph.nodeId, rule.nodeId]).toEqual([P, HR]);
  });

  it('runs from the first of its texts to the last', () => {
    const [first, last] = [ONE, THREE].map((node) => ({ kind: 'text', text: 'x', node }) as const);
    expect(toBlocks(content(first!, last!), page).map(at)).toEqual(['one <b>two</b> three']);
  });

  it('is that of its text where cleaning made it, and none where there is neither', () => {
    expect(toBlocks(content(copied('p', 0, FOUR)), page)).toMatchObject([
      { nodeId: FOUR, source: { start: 31, end: 35 } },
    ]);
    expect(toBlocks(content(element('ul')), page)).toMatchObject([{ nodeId: null, source: null }]);
    // Another element's text, as when a note is moved.
    expect(toBlocks(content(copied('p', P, FOUR)), page)).toMatchObject([
      { nodeId: FOUR, source: { start: 31, end: 35 } },
    ]);
  });

  it('is no place in the source where the parser added it, or the page has none', () => {
    expect(page.tree.sourceStart[HTML_ELEMENT]).toBeLessThan(0);
    expect(toBlocks(content({ ...element('ul'), node: HTML_ELEMENT }), page)).toMatchObject([
      { nodeId: HTML_ELEMENT, source: null },
    ]);
    const list = { ...element('ul'), node: P };
    expect(toBlocks(content(list), page)).toMatchObject([{ source: { start: 0, end: 27 } }]);
    expect(toBlocks(content(list), { ...page, source: null })).toMatchObject([{ source: null }]);
  });

  it('is in the order of the source where cleaning has changed the order of the texts', () => {
    const [first, last] = [THREE, ONE].map((node) => ({ kind: 'text', text: 'x', node }) as const);
    expect(toBlocks(content(first!, last!), page)).toMatchObject([
      {
        nodeId: ONE,
        source: {
          start: 3,
          end: 23,
          ranges: [
            { start: 3, end: 7 },
            { start: 17, end: 23 },
          ],
        },
      },
    ]);
  });
});

describe('the confidence of a block', () => {
  const HTML = '<p>one</p><pre>two</pre>';
  const page = pageFromHtml(HTML);
  const scores = {
    first: Int32Array.of(5, 7),
    last: Int32Array.of(5, 7),
    confidence: Float64Array.of(0.123456, 0.5),
  } as unknown as BlockScores;

  it('is that of its text, rounded', () => {
    expect(toBlocks(contentOf(HTML), page, scores).map(({ text, confidence }) => [text, confidence])).toEqual(
      [
        ['one', 0.123],
        ['two', 0.5],
      ],
    );
  });

  it('is none for what cleaning made, and without scores', () => {
    expect(toBlocks(content(element('p', 'x')), page, scores)[0]).not.toHaveProperty('confidence');
    expect(toBlocks(content(element('img', { src: '/i' })), page, scores)[0]).not.toHaveProperty(
      'confidence',
    );
    expect(toBlocks(contentOf(HTML), page)[0]).not.toHaveProperty('confidence');
  });
});

describe('blocks that grow too many', () => {
  const first = (limit: number, ...parts: Parts): number =>
    toBlocks(content(...parts), NO_PAGE, undefined, new Meter(limit)).length;

  it('end where a block, its text and its marks no longer fit', () => {
    expect(first(199, element('hr'))).toBe(0);
    expect(first(200, element('hr'))).toBe(1);
    expect(first(399, element('hr'), element('hr'))).toBe(1);
    expect(first(203, element('pre', 'abcd'))).toBe(0);
    expect(first(204, element('pre', 'abcd'))).toBe(1);
    expect(first(203, 'abcd')).toBe(0);
    expect(first(204, 'abcd')).toBe(1);
    const link = element('a', { href: '/1234', title: '12' }, 'ab');
    const image = element('img', { src: '/1', alt: '123' });
    const cost = 200 + 'ab'.length + (80 + '/1234'.length + '12'.length) + (80 + '/1'.length + '123'.length);
    expect(first(cost, link, image)).toBe(1);
    expect(first(cost - 1, link, image)).toBe(0);
  });

  it('leave out what stands in a block that does not fit', () => {
    expect(first(300, element('ul', element('li', 'x')))).toBe(1);
    expect(
      toBlocks(content(element('ul', element('li', 'x'))), NO_PAGE, undefined, new Meter(300)),
    ).toMatchObject([{ children: [] }]);
  });
});
