import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import type { ContentBlock } from './block.ts';

const blocksOf = (html: string | Uint8Array): readonly ContentBlock[] =>
  extract(html, { include: 'main', formats: ['blocks'] }).blocks!;

/** Blocks in document order. */
function* allOf(blocks: readonly ContentBlock[]): Generator<ContentBlock> {
  for (const block of blocks) {
    yield block;
    yield* allOf(block.children ?? []);
  }
}

const HTML = `<main><h2>Ein Titel</h2><p>Von <b>hier</b>  bis <a href="https://a.example/b">dort, <i>ganz</i> weit</a>.</p>
<ol start="3"><li>drei</li><li>vier<ul><li>innen</li></ul></li></ol>
<table><caption>T</caption><tr><th>a</th><th colspan="2">b</th></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>
<pre><code class="language-js">let a = 1;
  let b;</code></pre><blockquote><p>q1</p><p>q2</p></blockquote><hr>
<figure><img src="https://a.example/i.png" alt="Bild"><figcaption>Unten</figcaption></figure></main>`;

describe('toBlocks', () => {
  it('gives type, text, marks and details of every block', () => {
    const slim = (block: ContentBlock): unknown => {
      const { nodeId: _, source: __, children, ...rest } = block;
      return children === undefined ? rest : { ...rest, children: children.map(slim) };
    };
    expect(blocksOf(HTML).map(slim)).toEqual([
      { type: 'heading', level: 2, text: 'Ein Titel' },
      {
        type: 'paragraph',
        text: 'Von hier bis dort, ganz weit.',
        marks: [
          { type: 'strong', start: 4, end: 8 },
          { type: 'emphasis', start: 19, end: 23 },
          { type: 'link', url: 'https://a.example/b', start: 13, end: 28 },
        ],
      },
      {
        type: 'list',
        ordered: true,
        start: 3,
        children: [
          { type: 'item', text: 'drei' },
          {
            type: 'item',
            children: [
              { type: 'paragraph', text: 'vier' },
              { type: 'list', ordered: false, children: [{ type: 'item', text: 'innen' }] },
            ],
          },
        ],
      },
      {
        type: 'table',
        children: [
          { type: 'caption', text: 'T' },
          {
            type: 'row',
            children: [
              { type: 'cell', header: true, text: 'a' },
              { type: 'cell', header: true, columns: 2, text: 'b' },
            ],
          },
          {
            type: 'row',
            children: ['1', '2', '3'].map((text) => ({ type: 'cell', text })),
          },
        ],
      },
      { type: 'code', language: 'js', text: 'let a = 1;\n  let b;' },
      {
        type: 'quote',
        children: [
          { type: 'paragraph', text: 'q1' },
          { type: 'paragraph', text: 'q2' },
        ],
      },
      { type: 'rule' },
      {
        type: 'figure',
        children: [
          {
            type: 'paragraph',
            text: '',
            marks: [{ type: 'image', url: 'https://a.example/i.png', alt: 'Bild', start: 0, end: 0 }],
          },
          { type: 'caption', text: 'Unten' },
        ],
      },
    ]);
  });

  it('leads from every block with text to its source', () => {
    for (const { text, source, type } of allOf(blocksOf(HTML))) {
      if (text === undefined || text === '') continue;
      const slice = HTML.slice(source!.start, source!.end);
      const words = slice
        .replace(/<[^>]*>/gu, '')
        .replace(/\s+/gu, ' ')
        .trim();
      expect(words, type).toBe(text.replace(/\s+/gu, ' '));
    }
  });

  it.each([
    ['utf-8', (html: string): Uint8Array => new TextEncoder().encode(html)],
    ['utf-8 with a mark', (html: string): Uint8Array => new TextEncoder().encode(`\ufeff${html}`)],
  ])('and to the bytes in %s', (_, encode) => {
    const bytes = encode('<meta charset="utf-8"><main><p>日本語の文 😀</p><p>ελληνικά <b>é</b></p></main>');
    const blocks = blocksOf(bytes);
    const texts = blocks.map(({ source }) => {
      const [start, end] = source!.bytes!;
      return new TextDecoder().decode(bytes.subarray(start, end));
    });
    expect(texts).toEqual(['<p>日本語の文 😀</p>', '<p>ελληνικά <b>é</b></p>']);
  });

  it('tells bytes of single-byte encodings, and none where it cannot know them', () => {
    const latin = Uint8Array.from('<meta charset="windows-1252"><main><p>caf\u00e9 \u00fc</p>', (c) =>
      c.charCodeAt(0),
    );
    expect(blocksOf(latin)[0]!.source).toMatchObject({ bytes: [35, latin.length] });
    const sjis = Uint8Array.from('<meta charset="shift_jis"><main><p>\u0082\u00a0</p>', (c) =>
      c.charCodeAt(0),
    );
    expect(blocksOf(sjis)[0]!.source).not.toHaveProperty('bytes');
    expect(blocksOf('<main><p>x</p>')[0]!.source).toEqual({ start: 6, end: 14 });
  });

  it('marks stand in order inside the text, whatever the markup', () => {
    const inline = fc.constantFrom(
      '<b>',
      '</b>',
      '<i>',
      '</i>',
      '<a href=/x>',
      '</a>',
      ' ',
      'wort',
      '字',
      '<br>',
      '<p>',
    );
    fc.assert(
      fc.property(fc.array(inline, { maxLength: 30 }), (parts) => {
        for (const { text = '', marks = [] } of allOf(blocksOf(`<main>${parts.join('')}</main>`))) {
          for (const { start, end } of marks) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeLessThanOrEqual(text.length);
            expect(text.slice(start, end)).toBe(text.slice(start, end).trimStart());
          }
        }
      }),
    );
  });

  it('writes no address that the other outputs would not write', () => {
    const json = JSON.stringify(
      blocksOf('<main><p><a href="java&#10;script:x">a</a><img src="data:text/html,x">'),
    );
    expect(json).not.toContain('url');
  });
});
