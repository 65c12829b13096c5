import { describe, expect, it } from 'vitest';
import { getAttribute, tagNameOf, textContent } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import type { NodeId } from '../../page/tree.ts';
import { growthRatio } from '../../trace/growth.cases.ts';
import { runMethodCases } from '../method.cases.ts';
import type { MethodOptions } from '../method.ts';
import { resolveParameters } from '../parameters.ts';
import { chooseContentNodes, reduceSet } from './choose.ts';
import { r4 } from './r4.ts';

runMethodCases(r4);

const PROSE = 'A sentence that is long enough to carry some weight among all the words of this page. ';

/** The ids (or tags) of the roots and of what was removed from them. */
function selectIds(html: string, options: MethodOptions = {}): { roots: string[]; removed: string[] } {
  const page = pageFromHtml(html);
  const { roots, removed } = r4.select(page, { options: resolveParameters(r4, options) });
  const name = (node: NodeId): string => getAttribute(page, node, 'id') ?? tagNameOf(page.tree, node);
  return { roots: roots.map(name), removed: removed.map(name) };
}

/** Four levels deep, so that criterion 3 does not fire. */
const inLayout = (content: string): string =>
  `<body><div id=page><div id=top><ul><li><a href=1>one</a></li><li><a href=2>two</a></li></ul></div><div id=columns><div id=side><ul><li><a href=3>three</a></li></ul></div><div id=main>${content}</div></div></div>`;

const ARTICLE = `<h1>Title</h1>${`<p>${PROSE.repeat(4)}</p>`.repeat(5)}`;

describe('criterion 3: pages wider than deep', () => {
  const old = '<h1>Home</h1><p>One.</p><p>Two.</p><center>Three.</center>';

  it('takes all children of the body', () => {
    expect(selectIds(`<body>${old}`)).toEqual({ roots: ['h1', 'p', 'p', 'center'], removed: [] });
  });

  it('does not count scripts, headings and links as width', () => {
    const layout = '<script>1</script><script>2</script><h1>T</h1><a href=x>y</a><div><p>text</p></div>';
    expect(selectIds(`<body>${layout}`).roots).not.toContain('h1');
  });

  it('can be switched off', () => {
    expect(selectIds(`<body>${old}`, { criterion3: 'off' }).roots).not.toContain('h1');
  });

  // Two levels, three boxes: wide as published, but neither twice as wide nor plain text.
  const boxes = `<div id=a><p>${PROSE.repeat(3)}</p></div><div id=b><p>x</p></div><div id=c><p>y</p></div>`;

  it('has a guard for modern pages, which keep their text in boxes', () => {
    expect(selectIds(`<body>${boxes}`).roots).toEqual(['a', 'b', 'c']);
    expect(selectIds(`<body>${boxes}`, { criterion3: 'guarded' }).roots).not.toContain('b');
  });

  it('lets the guard pass when half of the text is in plain blocks', () => {
    const mixed = `<p id=p>${PROSE}</p><div id=b><div>x</div></div><div id=c>y</div>`;
    expect(selectIds(`<body>${mixed}`, { criterion3: 'guarded' }).roots).toEqual(['p', 'b', 'c']);
  });
});

describe('criterion 3 in the code of the authors', () => {
  const long = `<div id=long><div><p>${PROSE.repeat(3)}</p></div></div>`;

  it('leaves the nodes with more than half of the text on a wide page', () => {
    const html = `<body>${long}<div id=b><p>x</p></div><div id=c>${PROSE.repeat(2)}</div>`;
    expect(selectIds(html, { criterion3: 'code' }).roots).toEqual(['long']);
  });

  it('has no minimum on a page that is deep', () => {
    const html = `<body><div><div>${long}</div></div><div id=c>${PROSE.repeat(9)}</div>`;
    expect(selectIds(html, { criterion3: 'code' })).toEqual(selectIds(html, { criterion3: 'off' }));
  });
});

describe('c-SET', () => {
  // n1 > n2 > n3; n2 holds all text of n1, n3 only a part. n4 stands beside n1.
  const page = pageFromHtml('<body><div><div>a b<p>c</p></div><img></div><p>d e f</p>');
  const [n1, n2, n3, n4] = [4, 5, 7, 10] as const;

  it('drops a node with an ancestor of the same text nodes', () => {
    const textLeaves = Int32Array.from({ length: page.tree.size }, (_, id) =>
      id === n1 || id === n2 ? 2 : id === n3 || id === n4 ? 1 : 0,
    );
    expect([n1, n2, n3, n4].map((node) => tagNameOf(page.tree, node))).toEqual(['div', 'div', 'p', 'p']);
    expect(reduceSet(page.tree, { textLeaves }, [n2, n1, n3, n4])).toEqual([n1, n3, n4]);
  });

  const counted = (words: Record<number, number>, tags: Record<number, number>) => ({
    words: Int32Array.from({ length: page.tree.size }, (_, id) => words[id] ?? 0),
    chars: new Int32Array(page.tree.size),
    tags: Int32Array.from({ length: page.tree.size }, (_, id) => tags[id] ?? 1),
    links: Int32Array.from({ length: page.tree.size }, (_, id) => (id === n4 ? 0 : 2)),
  });

  const BY_TAGS = { unit: 'words', per: 'tags' } as const;

  it('chooses by words per link where asked to: no links at all are best', () => {
    const measures = counted({ [n1]: 9, [n4]: 2, [n3]: 40 }, {});
    expect(chooseContentNodes(page.tree, measures, [n3, n4], { unit: 'words', per: 'links' })).toEqual([n4]);
    expect(chooseContentNodes(page.tree, measures, [n3, n2], { unit: 'words', per: 'links' })).toEqual([n3]);
  });

  it('chooses by words per tag and adds siblings that are in the set', () => {
    const measures = counted({ [n1]: 9, [n4]: 2, [n3]: 1 }, { [n1]: 3 });
    expect(chooseContentNodes(page.tree, measures, [n4, n3, n1], BY_TAGS)).toEqual([n1, n4]);
    expect(chooseContentNodes(page.tree, measures, [n3, n1], BY_TAGS)).toEqual([n1]);
  });

  it('keeps all of equal words per tag, without those inside another', () => {
    expect(chooseContentNodes(page.tree, counted({ [n2]: 4, [n3]: 4 }, {}), [n3, n2], BY_TAGS)).toEqual([n2]);
    expect(chooseContentNodes(page.tree, counted({ [n3]: 4, [n4]: 4 }, {}), [n4, n3], BY_TAGS)).toEqual([
      n3,
      n4,
    ]);
  });

  it('takes the farthest where there is no text', () => {
    expect(chooseContentNodes(page.tree, counted({}, {}), [n4, n1], BY_TAGS)).toEqual([n4]);
  });
});

describe('post-processing', () => {
  const menu = (count: number): string =>
    Array.from({ length: count }, (_, i) => `<b><a href=${i}>entry ${i}</a> </b>.`).join('');

  it('removes a group of more than hr links that is mostly link text', () => {
    const html = inLayout(`${ARTICLE}<div id=more>${menu(8)}</div>`);
    expect(selectIds(html)).toEqual({ roots: ['main'], removed: ['more'] });
    expect(selectIds(html, { hr: 8 }).removed).toEqual([]);
    // 8 × "entry 0" in links, 8 × "." and 7 spaces outside: far below a ratio of 20.
    expect(selectIds(html, { tr: 20 }).removed).toEqual([]);
    expect(selectIds(html, { postProcess: false }).removed).toEqual([]);
  });

  const list = (inLink: string): string =>
    `<ul id=list>${`<li id=li><a href=x>${inLink}</a></li>`.repeat(3)}</ul>`;

  it('removes children of one tag that hold one link each', () => {
    expect(selectIds(inLayout(ARTICLE + list('entry'))).removed).toEqual(['li', 'li', 'li']);
  });

  it('keeps a gallery', () => {
    expect(selectIds(inLayout(ARTICLE + list('<img src=p.jpg>'))).removed).toEqual([]);
  });

  it('keeps links between words', () => {
    const prose = '<p>See <b><a href=x>this</a></b> and <b><a href=y>that</a></b>.</p>';
    expect(selectIds(inLayout(ARTICLE + prose)).removed).toEqual([]);
  });

  it('takes nothing where nothing would be left', () => {
    const html = `<body><div id=a><div id=b><div id=c><ul>${'<li><a href=x>entry of a page of links</a></li>'.repeat(20)}</ul></div></div></div>`;
    const { roots, removed } = selectIds(html);
    expect(roots.length).toBe(1);
    expect(removed).toEqual([]);
  });
});

describe('r4', () => {
  it('finds the article in a layout', () => {
    expect(selectIds(inLayout(ARTICLE)).roots).toEqual(['main']);
  });

  it('keeps pictures, players and figures that stand in the content', () => {
    const media =
      '<figure><img src=1.jpg><figcaption>c</figcaption></figure><video src=v.mp4></video><audio src=a.mp3></audio><iframe src="https://www.youtube.com/embed/x"></iframe>';
    expect(selectIds(inLayout(ARTICLE + media))).toEqual({ roots: ['main'], removed: [] });
  });

  it('finds something on a page of pictures only', () => {
    const pictures =
      '<figure><img src=1.jpg></figure><figure><img src=2.jpg></figure><figure><img src=3.jpg></figure>';
    const { roots } = selectIds(`<body><div><div><div id=gallery>${pictures}</div></div></div>`);
    expect(roots).toEqual(['gallery']);
  });

  describe('on a gallery with a footer', () => {
    const pictures = '<figure><img src=1.jpg></figure>'.repeat(12);
    const menu = '<ul><li><a href=1>one</a></li><li><a href=2>two</a></li></ul>';
    const gallery = `<body><div>${menu}<div><div id=gallery>${pictures}</div></div><footer id=footer><p>${PROSE}</p><p>${PROSE}</p><p>©</p></footer></div>`;

    it('takes the footer and its neighbour as the paper has it: only words decide', () => {
      expect(selectIds(gallery).roots).toEqual(['ul', 'footer']);
    });

    it('takes the gallery where pictures count as words', () => {
      expect(selectIds(gallery, { mediaWords: 20 }).roots).toEqual(['gallery']);
    });
  });

  it('leaves out cookie notices where asked to', () => {
    const notice = (name: string): string => `<div ${name}>${`<p>${PROSE.repeat(9)}</p>`.repeat(9)}</div>`;
    const found = (name: string, dropCookies: boolean): string =>
      selectIds(inLayout(ARTICLE + notice(`id=x ${name}`)), { dropCookies }).roots.join();
    expect(found('class="a cookie"', false)).toBe('x');
    expect(found('class="a cookie"', true)).toBe('main');
    expect(found('class=cookies', true)).toBe('x');
    const inBar = inLayout(`${ARTICLE}<div id=the-cookie-bar>${notice('id=x')}</div>`);
    expect(selectIds(inBar, { dropCookies: false }).roots).toEqual(['x']);
    expect(selectIds(inBar, { dropCookies: true }).roots).toEqual(['main']);
  });

  it('counts links that are children, from the third level on, in the code of the authors', () => {
    const links = (count: number): string => '<a href=x>a link</a>'.repeat(count);
    const removed = (html: string): string[] =>
      selectIds(inLayout(ARTICLE + html), { linkGroups: 'code', tr: 2 }).removed;
    expect(removed(`<div id=more>${links(7)}</div>`)).toEqual(['more']);
    expect(removed(`<div id=more>${links(6)}</div>`)).toEqual([]);
    expect(removed(`<div id=more><p>${links(4)}</p><p>${links(4)}</p></div>`)).toEqual([]);
    expect(removed(`<div id=more>${links(7)}${'x'.repeat(7 * 6)}</div>`)).toEqual([]);
  });

  it('counts children as a browser does when asked to', () => {
    // Two shown children; white space makes five child nodes, which only rawChildNodes counts.
    const page = `<body><div><div><section id=s>\n<p>one two</p>\n<p>three</p>\n</section><p id=p>four five six seven</p></div></div>`;
    expect(selectIds(page, { c: 1 })).not.toEqual(selectIds(page, { c: 1, rawChildNodes: true }));
  });

  it('does not see hidden text', () => {
    const hidden = `<div style="display:none"><p>${'bait '.repeat(900)}</p></div>`;
    const page = pageFromHtml(inLayout(ARTICLE) + hidden);
    const { roots } = r4.select(page, { options: resolveParameters(r4) });
    expect(roots.map((root) => textContent(page, root)).join('')).not.toContain('bait');
  });

  it('grows linearly up to 100,000 nodes in a layout', () => {
    const prepare = (blocks: number): (() => void) => {
      const page = pageFromHtml(inLayout(`<div><div><p>${PROSE}<b>x</b></p></div></div>`.repeat(blocks)));
      void page.tree;
      return () => r4.select(page, { options: resolveParameters(r4) });
    };
    // Six nodes a block: 6,250 nodes, then 100,000.
    expect(growthRatio(prepare, 1_042, 16)).toBeLessThan(40);
  });
});
