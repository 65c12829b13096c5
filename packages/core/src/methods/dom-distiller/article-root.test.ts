import { describe, expect, it } from 'vitest';
import { unseenNodes } from '../../hidden/unseen-nodes.ts';
import { getAttribute, tagNameOf } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { articleRoot } from './article-root.ts';

function rootOf(html: string): string {
  const page = pageFromHtml(html);
  const root = articleRoot(page, unseenNodes(page));
  return getAttribute(page, root, 'id') ?? tagNameOf(page.tree, root);
}

const item = 'itemscope itemtype="https://schema.org/NewsArticle"';

describe('articleRoot', () => {
  it('is the only article that is seen', () => {
    expect(rootOf('<body><article id=a>x</article><article hidden>x</article><article></article>')).toBe('a');
  });

  it('is what holds all items that are articles, where there are several articles or none', () => {
    expect(rootOf(`<body><p>x</p><div id=d><p ${item}>x</p><section><p ${item}>x</p></section></div>`)).toBe(
      'd',
    );
    expect(rootOf(`<body><article>x</article><article id=b ${item}>x</article>`)).toBe('b');
    expect(rootOf('<body><p itemscope itemtype="https://schema.org/article">x</p>')).toBe('body');
  });

  it('is the body otherwise', () => {
    expect(rootOf('<body><article>x</article><article>x</article>')).toBe('body');
  });
});
