import { describe, expect, it } from 'vitest';
import { unseenNodes } from '../../hidden/unseen-nodes.ts';
import { tagNameOf } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { Label } from '../../text-blocks/text-block.ts';
import { type CutPage, pageBlocks } from './page-blocks.ts';
import { wordCounter } from './word-meter.ts';

const cutPage = (page: Page): CutPage =>
  pageBlocks(page, bodyOf(page.tree), unseenNodes(page), wordCounter('script'));
const cut = (html: string): CutPage => cutPage(pageFromHtml(`<body>${html}`));
const texts = (html: string): string[] => cut(html).blocks.map(({ text }) => text.trim());

describe('pageBlocks', () => {
  it('begins a block at boxes, not at phrases, unknown tags or line breaks', () => {
    expect(texts('a<div>b<p>c</p></div>d<b>e</b><x-y>f</x-y><br>g')).toEqual(['a', 'b', 'c', 'def g']);
  });

  it('begins a block at pictures and data tables, and notes where they stand', () => {
    const page = pageFromHtml(
      '<body><p>a<img>b</p><figure><img><figcaption>no</figcaption></figure><figure>c',
    );
    const { blocks, embeds } = cutPage(page);
    expect(blocks.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(embeds.map(({ node, blocksBefore }) => [tagNameOf(page.tree, node), blocksBefore])).toEqual([
      ['img', 1],
      ['figure', 2],
    ]);
    expect(texts('<table><tr><th>no</th><th>no</th></tr><tr><td>no</td></tr></table>a')).toEqual(['a']);
  });

  it('skips what is not seen, code, frames, sharing boxes and edit links', () => {
    expect(texts('a<script>no</script>b<p hidden>no</p><iframe>no</iframe>')).toEqual(['ab']);
    expect(texts('a<div class=sharing>no</div><div data-component=share>no</div>b')).toEqual(['ab']);
    expect(
      texts('<h2>a<span class=mw-editsection>no</span></h2><a href="?x&action=edit&section=2">no</a>'),
    ).toEqual(['a']);
    expect(texts('a<div class="sharing big">yes</div>')).toEqual(['a', 'yes']);
  });

  it('begins a block after options and objects', () => {
    expect(texts('a<object>no</object>b')).toEqual(['a', 'b']);
  });

  it('labels list items and headings of all ranks, but not the text before a list', () => {
    expect(cut('a<ul><li>b</ul><h1>c</h1><h6>d</h6>').blocks.map(({ labels }) => labels)).toEqual([
      0,
      Label.listItem,
      Label.heading,
      Label.heading,
    ]);
  });

  it.each([
    ['<nav>a</nav>', true],
    ['<aside>a</aside>', true],
    ['<div id=comments>a</div>', true],
    ['<div class="comment box">a</div>', true],
    ['<div class="comment big box">a</div>', false],
    ['<div class=commenting>a</div>', false],
    ['<article class=comments>a</article>', false],
  ])('%j is never content: %j', (html, expected) => {
    expect((cut(html).blocks[0]!.labels & Label.notContent) !== 0).toBe(expected);
  });

  it('raises the level at boxes, all anchors and controls; only anchors with an address are links', () => {
    const { blocks } = cut('<div>a</div><a>b</a><p><a href=x>c</a></p><button>d</button>');
    expect(blocks.map(({ text, tagLevel, linkedWords }) => [text.trim(), tagLevel, linkedWords])).toEqual([
      ['a', 2, 0],
      ['b', 2, 0],
      ['c', 3, 1],
      ['d', 2, 0],
    ]);
  });
});
