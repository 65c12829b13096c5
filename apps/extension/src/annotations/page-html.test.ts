import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type Page, parsePage } from 'fovea';
import { attributesOf, NodeKind, tagNameOf, textOf } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { MARK_ATTRIBUTE, pageHtml } from './page-html.ts';

const FIXTURES = new URL('../../../../fixtures/pages/', import.meta.url);

/** A tree as lines, without comments and DOCTYPE, which a snapshot does not hold either. */
function linesOf(page: Page): string[] {
  const { kind, depth, size } = page.tree;
  const lines: string[] = [];
  for (let node = 1; node < size; node++) {
    if (kind[node] === NodeKind.text) lines.push(`${depth[node]} ${JSON.stringify(textOf(page, node))}`);
    if (kind[node] === NodeKind.element)
      lines.push(`${depth[node]} ${tagNameOf(page.tree, node)} ${JSON.stringify(attributesOf(page, node))}`);
  }
  return lines;
}

/** What is left of a page once it has been written: a tree that a parser can make. */
const written = (html: string): Page => parsePage(pageHtml(parsePage(html)));

describe('a page as HTML', () => {
  it.each(readdirSync(FIXTURES))('is the same page when parsed again: %s', (slug) => {
    const page = written(readFileSync(new URL(`${slug}/source.html`, FIXTURES), 'utf8'));
    expect(linesOf(parsePage(pageHtml(page)))).toEqual(linesOf(page));
  });

  it.each([
    ['<p title="a &quot;b&quot; &amp;amp; c">1 &lt; 2 &amp;amp; 3</p>', '1 &lt; 2 &amp;amp; 3'],
    ['<pre>\n\nx</pre>', '<pre>\n\nx</pre>'],
    ['<script type="application/json">{"a": "</b>"}</script>', '{"a": "</b>"}'],
    ['<p>a<br>b<img src="x">', 'a<br>b<img src="x">'],
  ])('keeps %s', (html, part) => {
    expect(pageHtml(parsePage(html))).toContain(part);
    expect(linesOf(written(html))).toEqual(linesOf(parsePage(html)));
  });

  it('marks nodes, and only those', () => {
    const page = parsePage(`<p>a</p><p ${MARK_ATTRIBUTE}="forged">b</p>`);
    let second = page.tree.size - 1;
    while (tagNameOf(page.tree, second) !== 'p') second--;
    const html = pageHtml(page, new Map([[second, '7']]));
    expect(html).toContain(`<p>a</p><p ${MARK_ATTRIBUTE}="7">b</p>`);
  });

  it('never changes the number of nodes by marking, whatever the page', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<div>',
      '</div>',
      '<a href=x>',
      '</a>',
      '<table>',
      '<td>',
      '<b>',
      '</b>',
      'text',
      '&amp;',
      '<br>',
      '<li>',
      '<pre>',
      '\n',
      '<svg>',
      '<title>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const page = parsePage(pieces.join(''));
        const marks = new Map(Array.from({ length: page.tree.size }, (_, node) => [node, String(node)]));
        expect(parsePage(pageHtml(page, marks)).tree.size).toBe(parsePage(pageHtml(page)).tree.size);
      }),
    );
  });
});
