import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { XSS_PAYLOADS } from '../../../../fixtures/attacks/html-payloads.ts';
import { contentOf, copyOf } from '../clean/content.cases.ts';
import type { ContentElement } from '../content/content-tree.ts';
import { findActiveHtml, findActiveMarkdown } from './find-active.cases.ts';
import { toHtml } from './html.ts';
import { toMarkdown } from './markdown/markdown.ts';
import { toText } from './text.ts';

const forms: readonly [name: string, content: (html: string) => ContentElement][] = [
  ['cleaned, no base', (html) => contentOf(html)],
  ['cleaned, with a base', (html) => contentOf(html, 'https://base.example/dir/page')],
  // The outputs must not lean on the passes for safety.
  ['not cleaned', (html) => copyOf(html)],
];

describe.each(forms)('payloads, %s', (_, content) => {
  it.each(XSS_PAYLOADS)('%j', (payload) => {
    for (const page of [payload, `<p>before</p><div>${payload}</div><p>after</p>`]) {
      expect(findActiveHtml(toHtml(content(page)))).toEqual([]);
      const markdown = toMarkdown(content(page));
      expect(findActiveMarkdown(markdown)).toEqual([]);
      expect(findActiveHtml(rendered(markdown)).filter((part) => !OF_RENDERER.test(part))).toEqual([]);
    }
  });
});

/** The rendering by a Markdown parser that trusts every tag. */
function rendered(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

/** What the reader itself adds: to footnotes, to tables, to code. */
const OF_RENDERER =
  /^(?:section|h2|li|a|sup|th|td|code|input) (?:id|class|align|dir|type|data-footnote(?:s|-ref|-backref)|aria-label|aria-describedby)=[\w#\s.+-]*$/u;

describe('the checks themselves', () => {
  it.each([
    ['<script>1</script>', 'script'],
    ['<p onclick=1>x</p>', 'onclick'],
    ['<a href="javascript:1">x</a>', 'javascript:1'],
    ['<img src="data:image/png;base64,AA">', 'data:'],
    ['<svg></svg>', 'svg'],
  ])('HTML: %s', (html, part) => {
    expect(findActiveHtml(html).join()).toContain(part);
  });

  it.each([
    '[x](javascript:1)',
    '[x](javascript&colon;1)',
    '![x](data:image/png)',
    '<script>',
    'a <img src=x>',
    '<javascript:1>',
    '[x]: javascript:1',
    '`a` <b onclick=1> `b`',
  ])('Markdown: %s', (markdown) => {
    expect(findActiveMarkdown(markdown)).not.toEqual([]);
  });
});

it('keeps the words around an attack', () => {
  const content = contentOf('<p>one</p><script>XSS()</script><p>two <img src=x onerror=XSS()> three</p>');
  expect(toText(content)).toBe('one\n\ntwo three');
});

it('writes HTML that comes out the same when it goes through again', () => {
  for (const payload of XSS_PAYLOADS) {
    const html = toHtml(contentOf(payload));
    expect(toHtml(contentOf(html))).toBe(html);
  }
});
