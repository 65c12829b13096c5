import { describe, expect, it } from 'vitest';
import { getAttribute } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import type { NodeId } from '../../page/tree.ts';
import type { PostHead } from '../../threads/arrange-thread.ts';
import { afterPass } from '../content.cases.ts';
import { postHeads } from './post-heads.ts';

const HEAD: PostHead = { author: 'Ada', time: '', votes: null, isAccepted: false };

/** The body of a page whose elements with an id are posts. */
function withHeads(html: string, change: Partial<PostHead> = {}): string {
  const page = pageFromHtml(html);
  const heads = new Map<NodeId, PostHead>();
  for (let node = 1; node < page.tree.size; node++)
    if (getAttribute(page, node, 'id') !== null) heads.set(node, { ...HEAD, ...change });
  return afterPass(postHeads, html, { heads }).replaceAll(/ (?:id|class|data-post)="[^"]*"/gu, '');
}

const LINE = '<address><strong>Ada</strong></address>';

describe('postHeads', () => {
  it('writes a line above each post and a rule between them', () => {
    expect(withHeads('<div id=a>x</div><div id=b>y</div>')).toBe(
      `<div>${LINE}x</div><div><hr></hr>${LINE}y</div>`,
    );
  });

  it.each<[change: Partial<PostHead>, line: string]>([
    [
      { time: '2026-01-02T10:30:15Z' },
      '<strong>Ada</strong> · <time datetime="2026-01-02T10:30:15Z">2026-01-02 10:30</time>',
    ],
    [{ time: '2026-01-02' }, '<strong>Ada</strong> · <time datetime="2026-01-02">2026-01-02</time>'],
    [{ time: 'vor 3 Tagen' }, '<strong>Ada</strong> · <time datetime="vor 3 Tagen">vor 3 Tagen</time>'],
    [{ votes: 3 }, '<strong>Ada</strong> · +3'],
    [{ votes: -2 }, '<strong>Ada</strong> · -2'],
    [{ votes: 0, isAccepted: true }, '✓ <strong>Ada</strong> · +0'],
  ])('says what is known: %j', (change, line) => {
    expect(withHeads('<p id=a>x</p>', change)).toBe(`<p><address>${line}</address>x</p>`);
  });

  it.each([
    ['a list', '<ol><li><div id=a>x</div></li></ol>', `<div><div><div>${LINE}x</div></div></div>`],
    ['terms', '<dl><dd id=a>x</dd></dl>', `<div><div>${LINE}x</div></div>`],
    ['a quote', '<blockquote><p id=a>x</p></blockquote>', `<div><p>${LINE}x</p></div>`],
    [
      'a table',
      '<table><tbody><tr><td>u</td><td id=a>x</td></tr></tbody></table>',
      `<div><div><div><td>u</td><div>${LINE}x</div></div></div></div>`,
    ],
  ])('takes posts out of %s', (_, html, expected) => {
    expect(withHeads(html)).toBe(expected);
  });

  it.each([
    ['a quote', '<blockquote id=a>x</blockquote>'],
    ['code', '<pre><code id=a>x</code></pre>'],
    ['a list', '<ol id=a><li>x</li></ol>'],
    ['a table', '<table id=a><tbody><tr><td>x</td></tr></tbody></table>'],
  ])('leaves a post that is only %s what it is', (_, html) => {
    expect(withHeads(`<p>0</p>${html}<p>1</p>`)).toBe(`<p>0</p>${LINE}${html.replace(' id=a', '')}<p>1</p>`);
  });

  it('frees posts that are quotes one and all', () => {
    const quoted = '<blockquote>q</blockquote>x';
    expect(withHeads(`<blockquote id=a>${quoted}</blockquote><blockquote id=b>y</blockquote>`)).toBe(
      `<div>${LINE}${quoted}</div><div><hr></hr>${LINE}y</div>`,
    );
    expect(withHeads('<blockquote id=a>x</blockquote><p id=b>y</p>')).toContain('<blockquote>x</blockquote>');
  });

  it('writes the line above bold text, not into it', () => {
    expect(withHeads('<p><strong id=a>x</strong></p>')).toBe(`<p>${LINE}<strong>x</strong></p>`);
  });

  it('leaves lists and tables in posts, and beside them', () => {
    const inside = '<ul><li>a</li></ul><blockquote>b</blockquote>';
    expect(withHeads(`${inside}<div id=a>${inside}</div>`)).toBe(`${inside}<div>${LINE}${inside}</div>`);
  });

  it.each(['quote', 'bbcode_quote', 'bbCodeQuote', 'bbcode-quote', 'quotecontent', 'Quote x'])(
    'makes quotes of boxes that forums call so: %s',
    (name) => {
      expect(withHeads(`<div id=a><div class="${name}">q</div>x</div>`)).toBe(
        `<div>${LINE}<blockquote>q</blockquote>x</div>`,
      );
    },
  );

  it.each([
    '<div class="quote-controls">q</div>',
    '<p class="quote">q</p>',
    '<div class="quote"><blockquote>q</blockquote></div>',
  ])('leaves other boxes: %s', (box) => {
    expect(withHeads(`<div id=a>${box}x</div>`)).toBe(
      `<div>${LINE}${box.replace(/ class="[^"]*"/u, '')}x</div>`,
    );
  });

  it('leaves pages without posts', () => {
    const html = '<ol><li>a</li></ol><div>b</div>';
    expect(withHeads(html)).toBe(html);
    expect(afterPass(postHeads, html)).toBe(html);
  });
});
