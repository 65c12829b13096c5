import { describe, expect, it } from 'vitest';
import {
  attributeReader,
  attributesOf,
  childrenOf,
  getAttribute,
  tagNameOf,
  textContent,
  textOf,
} from './access.ts';
import { pageFromHtml } from './from-html.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { Page } from './page.ts';
import { NO_NODE, NodeKind } from './tree.ts';
import { outlineOfPage } from './tree-outline.cases.ts';

function find(page: Page, tag: string): number {
  for (let id = 0; id < page.tree.size; id++) if (tagNameOf(page.tree, id) === tag) return id;
  throw new Error(`no <${tag}>`);
}

describe('pageFromHtml', () => {
  it('gives its tree to a copy, parsed once', () => {
    const page = pageFromHtml('<p>a</p>', { url: 'https://a.example/' });
    const copy = { ...page, url: null };
    expect(copy.tree).toBe(page.tree);
    expect(Object.keys(page).toSorted()).toEqual(['encoding', 'layout', 'source', 'tree', 'url', 'warnings']);
  });

  it('reads one attribute of many elements', () => {
    const page = pageFromHtml('<p class=a id=x>1</p><p id="b&amp;c">2</p><p>3</p>');
    const paragraphs = [...page.tree.tag.keys()].filter((id) => tagNameOf(page.tree, id) === 'p');
    expect(paragraphs.map(attributeReader(page, 'id'))).toEqual(['x', 'b&c', null]);
    expect(paragraphs.map(attributeReader(page, 'style'))).toEqual([null, null, null]);
  });

  it('numbers the nodes in document order', () => {
    const page = pageFromHtml('<!doctype html><title>t</title><p>a<b>b</b>c</p>');
    expect(outlineOfPage(page)).toEqual([
      '1 <!doctype>',
      '1 <html>',
      '2 <head>',
      '3 <title>',
      '4 "t"',
      '2 <body>',
      '3 <p>',
      '4 "a"',
      '4 <b>',
      '5 "b"',
      '4 "c"',
    ]);
  });

  it('links parents, children, siblings and subtree ends', () => {
    const { tree } = pageFromHtml('<ul><li>1<li>2</ul><p>x');
    const ul = find(pageFromHtml('<ul><li>1<li>2</ul><p>x'), 'ul');
    const [first, second] = [...childrenOf(tree, ul)];
    expect(tree.parent[first!]).toBe(ul);
    expect(tree.nextSibling[first!]).toBe(second);
    expect(tree.nextSibling[second!]).toBe(NO_NODE);
    expect(tree.end[ul]).toBe(second! + 2);
  });

  it('keeps a text node with a hole in the source as one node of several pieces', () => {
    const page = pageFromHtml('<p>foo</span>bar');
    const text = find(page, 'p') + 1;
    expect(textOf(page, text)).toBe('foobar');
    expect(page.tree.pieceStart[text + 1]! - page.tree.pieceStart[text]!).toBe(2);
  });

  it('decodes character references and normalises line ends, while offsets stay those of the source', () => {
    const html = '<p title="a&amp;b">x &lt; y\r\nz</p>';
    const page = pageFromHtml(html);
    const p = find(page, 'p');
    expect(textContent(page, p)).toBe('x < y\nz');
    expect(getAttribute(page, p, 'title')).toBe('a&b');
    expect(html.slice(page.tree.sourceStart[p], page.tree.sourceEnd[p])).toBe(html);
  });

  it('reads attributes in every form', () => {
    const page = pageFromHtml(`<p a=1 b='2' c="3" d  =  "4" e f="" g=x"y>`);
    expect(attributesOf(page, find(page, 'p'))).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
      ['d', '4'],
      ['e', ''],
      ['f', ''],
      ['g', 'x"y'],
    ]);
  });

  it('gives elements that the parser made up no place in the source', () => {
    const page = pageFromHtml('<b>1<p>2</b>3');
    const clones = [...page.tree.tag.keys()].filter((id) => tagNameOf(page.tree, id) === 'b');
    expect(clones.map((id) => page.tree.sourceStart[id])).toEqual([0, -1]);
  });

  it('has the content of noscript and template in the tree', () => {
    const page = pageFromHtml('<noscript><img src=a></noscript><template><p>t</template>');
    expect(page.tree.kind[find(page, 'img')]).toBe(NodeKind.element);
    expect(textContent(page, find(page, 'template'))).toBe('t');
  });

  it('does not mistake SVG elements for HTML ones', () => {
    const page = pageFromHtml('<svg><title>x</title><a>y</a></svg>');
    const [title] = [...childrenOf(page.tree, find(page, 'svg'))];
    expect(page.tree.tag[title!]).not.toBe(pageFromHtml('<title>x').tree.tag[3]);
    expect(tagNameOf(page.tree, title!)).toBe('title');
  });

  it('drops a byte order mark', () => {
    expect(pageFromHtml('\uFEFF<title>t').source).toBe('<title>t');
  });

  it('parses only when the tree is asked for', () => {
    let parses = 0;
    const page = pageFromHtml('x', {
      parser: () => {
        parses++;
        throw new Error('parsed');
      },
    });
    expect(page.source).toBe('x');
    expect(parses).toBe(0);
  });
});

describe('caps', () => {
  const codes = (page: Page): string[] => {
    void page.tree;
    return page.warnings.map(({ code }) => code);
  };

  it('flattens what is too deep and keeps its text', () => {
    const page = pageFromHtml(`${'<div>'.repeat(2000)}deep`);
    expect(codes(page)).toEqual(['depth-capped']);
    expect(textContent(page, 0)).toBe('deep');
    expect(Math.max(...page.tree.depth)).toBe(DEFAULT_LIMITS.maxDepth);
  });

  it('stops at the node limit with what was read until then', () => {
    const page = pageFromHtml('<p>x'.repeat(100), { limits: { maxNodes: 50 } });
    expect(codes(page)).toEqual(['nodes-capped']);
    expect(page.tree.size).toBe(50);
  });

  it('drops attributes past the limit', () => {
    const attributes = Array.from({ length: 600 }, (_, index) => `a${index}=v`).join(' ');
    const page = pageFromHtml(`<p ${attributes}>x`);
    expect(codes(page)).toEqual(['attributes-capped']);
    expect(attributesOf(page, find(page, 'p'))).toHaveLength(DEFAULT_LIMITS.maxAttributes);
  });

  it('re-opens a bounded number of formatting elements', () => {
    const html = Array.from({ length: 400 }, (_, index) => `<p><font color=${index}>x`).join('');
    const page = pageFromHtml(html);
    expect(codes(page)).toEqual(['formatting-capped']);
    expect(page.tree.size).toBeLessThan(400 * (DEFAULT_LIMITS.maxReconstructed + 4));
  });

  it('reads only the first characters of an endless source', () => {
    const page = pageFromHtml('abcdef', { limits: { maxChars: 3 } });
    expect(codes(page)).toEqual(['input-truncated']);
    expect(page.source).toBe('abc');
  });
});
