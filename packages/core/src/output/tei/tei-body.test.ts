import { describe, expect, it } from 'vitest';
import type { BlockType, ContentBlock } from '../blocks/block.ts';
import { teiBody } from './tei-body.ts';

const block = (
  type: BlockType,
  inside: string | readonly ContentBlock[] = '',
  more: Partial<ContentBlock> = {},
): ContentBlock => ({
  type,
  nodeId: null,
  source: null,
  ...(typeof inside === 'string' ? { text: inside } : { children: inside }),
  ...more,
});
const p = (text: string): ContentBlock => block('paragraph', text);
const body = (...blocks: ContentBlock[]): string =>
  /^<body><div>(.*)<\/div><\/body>$/u.exec(teiBody(blocks))![1]!;

describe('teiBody', () => {
  it.each<[name: string, given: ContentBlock, expected: string]>([
    ['a paragraph', p('a < b'), '<p>a &lt; b</p>'],
    ['its language', block('paragraph', 'a', { lang: 'el' }), '<p xml:lang="el">a</p>'],
    [
      'its marks',
      block('paragraph', 'ab', { marks: [{ type: 'emphasis', start: 0, end: 1 }] }),
      '<p><emph>a</emph>b</p>',
    ],
    ['a rule', block('rule'), '<milestone unit="section" rend="rule"/>'],
    [
      'a list',
      block('list', [block('item', 'a')], { ordered: false }),
      '<list rend="bulleted"><item>a</item></list>',
    ],
    [
      'an ordered list',
      block('list', [block('item', 'a')], { ordered: true, start: 3 }),
      '<list rend="numbered" n="3"><item>a</item></list>',
    ],
    ['notes', block('notes', [block('item', 'a')]), '<list rend="notes"><item>a</item></list>'],
    [
      'code',
      block('code', 'a\n<b', { language: 'js' }),
      '<ab type="code" subtype="js" xml:space="preserve">a\n&lt;b</ab>',
    ],
    [
      'code without text',
      { type: 'code', nodeId: null, source: null },
      '<ab type="code" xml:space="preserve"></ab>',
    ],
    ['a quote', block('quote', [p('a')]), '<quote><p>a</p></quote>'],
    ['a caption', block('caption', 'a'), '<head>a</head>'],
    ['a summary', block('summary', 'a'), '<ab type="summary">a</ab>'],
    ['a section with text alone', block('section', 'a'), '<p>a</p>'],
    ['a section', block('section', [p('a'), p('b')]), '<p>a</p><p>b</p>'],
    ['what folds', block('details', [block('summary', 'a'), p('b')]), '<ab type="summary">a</ab><p>b</p>'],
    ['a notice', block('notice', [p('a')]), '<p>a</p>'],
    ['paragraphs in a paragraph', block('paragraph', [p('a'), p('b')]), '<p>a</p><p>b</p>'],
    ['a term without a list', block('term', 'a'), '<p>a</p>'],
    ['a definition without a list', block('definition', 'a'), '<p>a</p>'],
  ])('%s', (_, given, expected) => {
    expect(/<div>(.*)<\/div>/su.exec(teiBody([given]))![1]).toBe(expected);
  });

  it('opens a division at every heading and closes those that are not around it', () => {
    const h = (level: number): ContentBlock => block('heading', `H${level}`, { level });
    expect(body(h(1), h(3), h(3), h(2), p('a'))).toBe(
      '<div n="1"><head>H1</head><div n="3"><head>H3</head></div><div n="3"><head>H3</head></div>' +
        '<div n="2"><head>H2</head><p>a</p></div></div>',
    );
    expect(body(block('heading', 'H'))).toBe('<div n="1"><head>H</head></div>');
  });

  it('opens none inside a list, a quote or a table', () => {
    expect(body(block('quote', [block('heading', 'H', { level: 2 })]))).toBe(
      '<quote><ab type="heading" n="2">H</ab></quote>',
    );
    expect(body(block('quote', [p('a')]), block('heading', 'H', { level: 2 }))).toBe(
      '<quote><p>a</p></quote><div n="2"><head>H</head></div>',
    );
  });

  it('writes a table with its caption first', () => {
    const cells = [block('cell', 'a', { header: true, columns: 2 }), block('cell', 'b', { rows: 3 })];
    const table = block('table', [
      block('row', cells, { header: true }),
      block('row', [block('cell', 'c')]),
      block('caption', 'T'),
    ]);
    expect(body(table)).toBe(
      '<table><head>T</head><row role="label"><cell role="label" cols="2">a</cell><cell rows="3">b</cell></row>' +
        '<row><cell>c</cell></row></table>',
    );
  });

  it('keeps the order of everything else', () => {
    expect(body(block('quote', [p('a'), block('caption', 'b')]))).toBe(
      '<quote><p>a</p><head>b</head></quote>',
    );
  });

  it('writes a figure with its pictures in it', () => {
    const picture = block('paragraph', '', { marks: [{ type: 'image', url: '/i', start: 0, end: 0 }] });
    expect(body(block('figure', [picture, block('caption', 'a')]))).toBe(
      '<figure><graphic url="/i"/><head>a</head></figure>',
    );
    expect(body(block('figure', [block('paragraph', '')]))).toBe('<figure></figure>');
    expect(body(picture)).toBe('<p><figure><graphic url="/i"/></figure></p>');
    expect(body(block('figure', [p('a')]))).toBe('<figure><p>a</p></figure>');
  });

  it.each<[name: string, parts: string, expected: string]>([
    ['pairs', 'td', '<label>1</label><item>2</item>'],
    ['two terms', 'ttd', '<label>1</label><item/><label>2</label><item>3</item>'],
    ['two definitions', 'tdd', '<label>1</label><item>2</item><label/><item>3</item>'],
    ['a definition first', 'dt', '<label/><item>1</item><label>2</label><item/>'],
    ['nothing', '', ''],
  ])('alternates labels and items: %s', (_, parts, expected) => {
    const children = [...parts].map((part, index) =>
      block(part === 't' ? 'term' : 'definition', `${index + 1}`),
    );
    expect(body(block('definitions', children))).toBe(`<list type="gloss">${expected}</list>`);
  });

  it('knows a glossary from the one around it', () => {
    const inner = block('definitions', [block('term', 'b')]);
    expect(
      body(block('definitions', [block('term', 'a'), block('definition', [inner])]), block('term', 'c')),
    ).toBe(
      '<list type="gloss"><label>a</label><item><list type="gloss"><label>b</label><item/></list></item></list><p>c</p>',
    );
  });

  it.each<BlockType>(['heading', 'caption', 'term', 'summary'])(
    'makes one line of whatever stands in a %s',
    (type) => {
      const strong = [{ type: 'strong', start: 0, end: 1 }] as const;
      const image = [{ type: 'image', url: '/i', start: 0, end: 0 }] as const;
      const inside = [
        block('paragraph', 'a', { marks: strong }),
        block('list', [block('item', 'b', { marks: strong })]),
        block('paragraph', '', { marks: image }),
      ];
      const glossary = block('definitions', [block(type, inside)]);
      const written = teiBody([type === 'term' ? glossary : block(type, inside)]);
      expect(written).toContain(
        '<hi rend="bold">a</hi><lb/><hi rend="bold">b</hi><figure><graphic url="/i"/></figure></',
      );
      expect(written).not.toContain('<p>');
    },
  );
});
