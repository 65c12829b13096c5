import { openRenderer, type Renderer, type RenderOptions } from '@fovea/render';
import { extract, type Page, type PageSnapshot } from 'fovea';
import { HiddenBy } from 'fovea/layout';
import { methods } from 'fovea/methods';
import { getAttribute, pageFromSnapshot, tagNameOf, textContent, textOf } from 'fovea/page';
import { CAPTURE_SCRIPT } from 'fovea-capture/script';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zooPages } from '../fixtures/zoo/zoo.ts';
import { bundleForBrowser, launchBrowser } from './browser.ts';
import { expectBetween, expectLengths } from './geometry.ts';

const NO_NODE = -1;
let renderer: Renderer;

beforeAll(() => {
  renderer = openRenderer();
});
afterAll(() => renderer.close());

async function seen(html: string, options: RenderOptions = {}): Promise<Page> {
  const { snapshot } = await renderer.render({ html: `<!doctype html>${html}` }, options);
  return pageFromSnapshot(JSON.parse(JSON.stringify(snapshot)));
}

/** The element with an id attribute. */
function byId(page: Page, id: string): number {
  for (let node = 0; node < page.tree.size; node++) if (getAttribute(page, node, 'id') === id) return node;
  return NO_NODE;
}

/** The text node that contains a word. */
function byText(page: Page, word: string): number {
  for (let node = 0; node < page.tree.size; node++) {
    if (page.tree.kind[node] === 3 && textOf(page, node).includes(word)) return node;
  }
  return NO_NODE;
}

function boxOf(page: Page, node: number): number[] {
  const { x, y, width, height } = page.layout!;
  return [x[node]!, y[node]!, width[node]!, height[node]!];
}

describe('boxes and styles', () => {
  it('take a text of very many lines as large as its element', async () => {
    const lines = 'a line of words\n'.repeat(40_000);
    const page = await seen(
      `<pre id=a style="padding:20px">${lines}</pre><pre id=b style="padding:20px">few</pre>`,
    );
    expect(boxOf(page, byText(page, 'a line'))).toEqual(boxOf(page, byId(page, 'a')));
    expect(boxOf(page, byText(page, 'few'))).not.toEqual(boxOf(page, byId(page, 'b')));
  });

  it('match the layout, in page coordinates', async () => {
    const page =
      await seen(`<style>body{margin:0}#a{position:absolute;left:100.5px;top:1500px;width:300px;height:40px;
      font:italic 700 20px/30px sans-serif;color:rgb(1,2,3)}</style><div id=a>word <b id=b>bold</b></div>`);
    expectLengths(boxOf(page, byId(page, 'a')), [100.5, 1500, 300, 40]);
    const text = byText(page, 'word');
    const [x, y, width, height] = boxOf(page, text) as [number, number, number, number];
    expectBetween(y, 1500, 1530);
    expectBetween(y + height, 1500, 1530);
    expect(width).toBeGreaterThan(20);
    const [bold] = boxOf(page, byId(page, 'b')) as [number];
    expectLengths([x, bold], [100.5, x + width]);
    const { styles, style, viewport, document } = page.layout!;
    expect(styles[style[text]!]).toMatchObject({
      position: 'absolute',
      fontSize: 20,
      fontWeight: 700,
      lineHeight: 30,
      color: 'rgb(1, 2, 3)',
    });
    expect(viewport).toEqual({ width: 1920, height: 1080 });
    expectLengths([document.width, document.height], [1920, 1540]);
  });

  it('follow the viewport', async () => {
    const page = await seen('<p id=p style="margin:0">x', { viewport: { width: 500, height: 400 } });
    expect(page.layout!.viewport).toEqual({ width: 500, height: 400 });
    expectLengths([boxOf(page, byId(page, 'p'))[2]!], [484]);
  });

  it('start at the left end of a page that overflows to the left', async () => {
    for (const style of ['direction:rtl', 'writing-mode:vertical-rl']) {
      const page = await seen(`<body style="margin:0;${style}">
        <div style="width:3000px;height:200px">نص العربية 縦書きの本文</div>`);
      expectLengths([page.layout!.document.width], [3000]);
      const [x, , width] = boxOf(page, byText(page, '縦書き'));
      expectBetween(x! + width!, 2600, 3000);
      expect(page.layout!.hidden[byText(page, '縦書き')]).toBe(0);
    }
  });

  it('hold for a vertical page that fits, in columns from the right', async () => {
    const page = await seen(
      '<html style="writing-mode:vertical-rl"><p id=a>縦書きの最初の段落</p><p id=b>次の段落</p>',
    );
    const [a, , width, height] = boxOf(page, byId(page, 'a'));
    expect(a).toBeGreaterThan(boxOf(page, byId(page, 'b'))[0]!);
    expect(height).toBeGreaterThan(width!);
    expect(page.layout!.styles[page.layout!.style[byId(page, 'a')]!]!.writingMode).toBe('vertical-rl');
  });
});

describe('visibility', () => {
  const { clip, display, folded, noArea, offScreen, opacity, unreadable, visibility } = HiddenBy;
  const CASES: readonly [reason: string, html: string, text: number][] = [
    ['nothing', '<p>WORD</p>', 0],
    ['display: none above', '<div style="display:none"><p>WORD</p></div>', display | noArea],
    ['hidden', '<p hidden>WORD</p>', display | noArea],
    ['visibility', '<p style="visibility:hidden">WORD</p>', visibility],
    [
      'nothing, visible again',
      '<div style="visibility:hidden"><p style="visibility:visible">WORD</p></div>',
      0,
    ],
    ['opacity', '<div style="opacity:.4"><p style="opacity:.5">WORD</p></div>', opacity | unreadable],
    [
      'opacity, for now',
      '<div style="opacity:.4"><p style="opacity:.5;transition:opacity 1s">WORD</p></div>',
      opacity,
    ],
    ['nothing, pale', '<div style="opacity:.5"><p style="opacity:.5">WORD</p></div>', 0],
    ['clip', '<p style="position:absolute;clip:rect(0,0,0,0)">WORD</p>', clip],
    ['clip-path', '<p style="clip-path:inset(50%)">WORD</p>', clip],
    ['one pixel', '<p style="position:absolute;width:1px;height:1px;overflow:hidden">WORD</p>', clip],
    ['no height', '<div style="height:0;overflow:hidden"><p>WORD</p></div>', clip],
    ['nothing, no height but shown', '<div style="height:0"><p>WORD</p></div>', 0],
    [
      'nothing, out of a clip it is not held by',
      '<div style="height:0;overflow:hidden"><p style="position:absolute">WORD</p></div>',
      0,
    ],
    ['far left', '<p style="position:absolute;left:-9999px">WORD</p>', offScreen],
    ['above', '<p style="position:absolute;top:-999px">WORD</p>', offScreen],
    ['far right', '<p style="position:absolute;left:3000px">WORD</p>', offScreen],
    ['a closed details', '<details><summary>s</summary><p>WORD</p></details>', folded | noArea],
    ['nothing, its summary', '<details><summary>WORD</summary><p>x</p></details>', 0],
    ['nothing, open', '<details open><summary>s</summary><p>WORD</p></details>', 0],
    ['content-visibility', '<div style="content-visibility:hidden"><p>WORD</p></div>', display | noArea],
    ['content-visibility on a line', '<p><b style="content-visibility:hidden">WORD</b></p>', 0],
    ['hidden until found', '<div hidden="until-found"><p>WORD</p></div>', folded | noArea],
    ['nothing, below the first screen', '<div style="height:5000px"></div><p>WORD</p>', 0],
    ['nothing, display: contents', '<div style="display:contents"><p>WORD</p></div>', 0],
  ];

  /** All cases on one page, each with its own word. */
  let page: Page;
  beforeAll(async () => {
    const cases = CASES.map(([, html], index) => html.replace('WORD', `WORD-${index};`));
    page = await seen(`<body style="overflow-x:hidden">${cases.join('')}`);
  });

  it.each(CASES.map((entry, index) => [...entry, index] as const))(
    'of text hidden by %s',
    (_, __, expected, index) => {
      const text = byText(page, `WORD-${index};`);
      expect(page.layout!.hidden[text]).toBe(expected);
      if (expected === 0) expect(boxOf(page, text)[2]).toBeGreaterThan(0);
    },
  );
});

describe('content outside the plain tree', () => {
  const SHADOW = `<x-card><h2 slot=head>HEAD</h2><p>BODY</p><i slot=nowhere>LOST</i></x-card><x-empty></x-empty>
    <script>
      document.querySelector('x-card').attachShadow({ mode: 'open' }).innerHTML =
        '<style>p{color:red}</style><header>before <slot name=head></slot></header><main><slot></slot></main>';
      document.querySelector('x-empty').attachShadow({ mode: 'open' }).innerHTML = '<slot>FALLBACK</slot>';
    </script>`;

  it('open shadow roots replace the children of their host', async () => {
    const page = await seen(SHADOW);
    const parents = (node: number): string[] => {
      const names: string[] = [];
      for (let at = page.tree.parent[node]!; at > 0; at = page.tree.parent[at]!)
        names.push(tagNameOf(page.tree, at));
      return names.slice(0, -2);
    };
    expect(parents(byText(page, 'HEAD'))).toEqual(['h2', 'slot', 'header', 'x-card']);
    expect(parents(byText(page, 'BODY'))).toEqual(['p', 'slot', 'main', 'x-card']);
    expect(parents(byText(page, 'FALLBACK'))).toEqual(['slot', 'x-empty']);
    expect(page.layout!.hidden[byText(page, 'BODY')]).toBe(0);
    expect(page.layout!.hidden[byText(page, 'LOST')]! & HiddenBy.display).not.toBe(0);
  });

  it('a frame of the same origin is a box with its page in it', async () => {
    const inner = '<body style="margin:0"><p style="margin:0">INNER <a href=deep/link>link</a>';
    const page = await seen(`<base href="https://base.example/"><div style="height:1000px"></div>
      <iframe id=f style="border:5px solid;padding:7px;position:absolute;left:50px;top:1200px" srcdoc='${inner}'></iframe>`);
    expect(tagNameOf(page.tree, byId(page, 'f'))).toBe('div');
    expect(getAttribute(page, byId(page, 'f'), 'srcdoc')).toBeNull();
    expectLengths(boxOf(page, byText(page, 'INNER')).slice(0, 2), [62, 1212]);
    expect(getAttribute(page, page.tree.parent[byText(page, 'link')]!, 'href')).toBe(
      'https://base.example/deep/link',
    );
    expect(page.warnings).toEqual([]);
  });

  it('a frame of another origin is reported as unreadable', async () => {
    const page = await seen(
      '<iframe sandbox srcdoc="<p>INNER"></iframe><iframe hidden sandbox srcdoc=x></iframe>',
    );
    expect(byText(page, 'INNER')).toBe(NO_NODE);
    expect(page.warnings).toMatchObject([{ code: 'frames-unseen', count: 1 }]);
  });

  it('noscript is parsed as markup, as in a parsed page', async () => {
    const page = await seen('<noscript><p id=n>no <b>script</b></p></noscript>');
    expect(tagNameOf(page.tree, byId(page, 'n'))).toBe('p');
    expect(page.layout!.hidden[byText(page, 'script')]! & HiddenBy.display).not.toBe(0);
  });

  it('templates are included but not shown; programs and styles are left out, data is not', async () => {
    const page = await seen(`<template><p>STENCIL</p></template><style>p{}</style><script>var program</script>
      <script type="application/ld+json">{"@type":"NewsArticle"}</script><!-- a remark -->`);
    expect(page.layout!.hidden[byText(page, 'STENCIL')]! & HiddenBy.display).not.toBe(0);
    expect(textContent(page, 0)).toContain('NewsArticle');
    expect(textContent(page, 0)).not.toContain('program');
    expect(page.tree.kind).not.toContain(4);
  });
});

describe('hostile and strict pages', () => {
  it('a strict policy does not stop the capture', async () => {
    const policy = "default-src 'none'; require-trusted-types-for 'script'";
    const page = await seen(`<meta http-equiv=Content-Security-Policy content="${policy}"><p>WORD</p>
      <noscript><img src=a></noscript>`);
    expect(page.layout!.hidden[byText(page, 'WORD')]).toBe(0);
    // The browser decides whether our world may parse; if not, there has to be a warning.
    const isParsed = page.tree.tag.some((_, node) => tagNameOf(page.tree, node) === 'img');
    expect(isParsed || page.warnings.some(({ code }) => code === 'noscript-unread')).toBe(true);
  });

  it('what a page redefines does not reach the capture', async () => {
    const html = '<h1>WORD</h1><ul><li>1<li>2</ul>';
    const sabotage = `<script>
      Array.prototype.push = JSON.stringify = Map.prototype.get = () => { throw 1 };
      Array.prototype.toJSON = () => 'gone';
      Element.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 1e9, height: NaN });
      window.getComputedStyle = () => ({});
      Object.defineProperty(document, 'scrollingElement', { get() { throw 2 } });
    </script>`;
    const [fair, foul] = [await seen(html), await seen(`${html}${sabotage}`)];
    expectLengths(boxOf(foul, byText(foul, 'WORD')), boxOf(fair, byText(fair, 'WORD')));
  });

  it('attributes with capital letters keep their values', async () => {
    const page = await seen(`<p id=f title=T>WORD</p><script>
      for (let n = 0; n < 300; n++) document.getElementById('f').setAttributeNS(null, 'Name' + n, 'v' + n);
    </script>`);
    const node = byId(page, 'f');
    expect(['title', 'Name0', 'Name299'].map((name) => getAttribute(page, node, name))).toEqual([
      'T',
      'v0',
      'v299',
    ]);
  });

  it('elements named after DOM properties do not hide them', async () => {
    const names =
      'attributes getAttributeNames hasAttributes firstChild nextSibling localName namespaceURI nodeType shadowRoot ownerDocument getBoundingClientRect';
    const inputs = names
      .split(' ')
      .map((name) => `<input name=${name}>`)
      .join('');
    const documentNames =
      'body documentElement defaultView scrollingElement title fonts readyState URL childNodes doctype';
    const images = documentNames
      .split(' ')
      .map((name) => `<img name=${name}>`)
      .join('');
    const page = await seen(`<title>T</title><form id=f>${inputs}<p>WORD</p></form>${images}
      <svg><iframe></iframe><template></template><slot></slot><noscript></noscript></svg>`);
    expect(getAttribute(page, byId(page, 'f'), 'id')).toBe('f');
    expect(boxOf(page, byText(page, 'WORD'))[2]).toBeGreaterThan(0);
    expect(page.tree.doctype?.name).toBe('html');
  });

  it('fifty thousand elements are captured', { timeout: 120_000 }, async () => {
    const page = await seen('<div><a href=x><b>t</b></a><p>word <i>word</i></p></div>'.repeat(10_000));
    let elements = 0;
    for (const kind of page.tree.kind) if (kind === 2) elements++;
    expect(elements).toBe(50_003);
  });

  it('there are no more nodes than allowed, and a warning', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.setContent('<p>x'.repeat(100));
      const snapshot = await page.evaluate(
        `${CAPTURE_SCRIPT};foveaCapture.capturePage(document, { maxNodes: 50 })`,
      );
      const { tree, warnings } = pageFromSnapshot(snapshot as never);
      expect(tree.size).toBe(50);
      expect(warnings.map(({ code }) => code)).toEqual(['nodes-capped']);
    } finally {
      await browser.close();
    }
  });
});

describe('in the page itself', () => {
  let browser: Browser;
  let fovea: string;

  beforeAll(async () => {
    [browser, fovea] = await Promise.all([
      launchBrowser(),
      bundleForBrowser("import 'fovea/methods'; export * from 'fovea';"),
    ]);
  });
  afterAll(() => browser.close());

  it('nothing is changed', async () => {
    const page = await browser.newPage();
    await page.setContent(`<p>text</p><details><summary>s</summary>x</details><noscript><img src=a></noscript>
      <iframe srcdoc="<p>x"></iframe><input value=v>`);
    const trace = await page.evaluate(`${CAPTURE_SCRIPT};(() => {
      const state = () => [document.documentElement.outerHTML, scrollY, getSelection().rangeCount,
        document.activeElement.tagName, performance.getEntriesByType('resource').length].join();
      const before = state();
      const observer = new MutationObserver(() => {});
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      foveaCapture.capturePage(document);
      return { records: observer.takeRecords().length, isSame: state() === before };
    })()`);
    expect(trace).toEqual({ records: 0, isSame: true });
    await page.close();
  });

  it('every node id maps to its node', async () => {
    const page = await browser.newPage();
    await page.setContent('<p id=a>one</p><!-- two --><p>three</p>');
    const names = await page.evaluate(
      `${CAPTURE_SCRIPT};foveaCapture.captureNodes(document).nodes.map((node) => node.nodeName)`,
    );
    expect(names).toEqual(['#document', 'HTML', 'HEAD', 'BODY', 'P', '#text', 'P', '#text']);
    await page.close();
  });

  it('no method needs the styles that a quick capture leaves out', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    const { html } = zooPages({ layouts: ['news-sidebar'], languages: ['ar'], sizes: ['medium'] })[0]!;
    await page.setContent(html);
    const [all, layout] = (await page.evaluate(
      `${CAPTURE_SCRIPT};['all', 'layout'].map((styles) => foveaCapture.capturePage(document, { styles }))`,
    )) as [PageSnapshot, PageSnapshot];
    expect(layout.nodes.x).toEqual(all.nodes.x);
    expect(layout.nodes.hidden).toEqual(all.nodes.hidden);
    expect(new Set(layout.styles.map(({ color }) => color)).size).toBe(1);
    expect(new Set(all.styles.map(({ color }) => color)).size).toBeGreaterThan(2);
    for (const { name, needs } of methods()) {
      if (needs.includes('source')) continue;
      const textOfPage = (snapshot: PageSnapshot): string => extract(snapshot, { method: name }).text;
      expect(textOfPage(layout), name).toBe(textOfPage(all));
    }
    await page.close();
  });

  it.each(['cectd-ds', 'r4', 'gce', 'layout-analysis'])(
    '%s selects live what it selects from the file',
    async (method) => {
      const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
      const story = '霧ヶ浜町の小学校が、日が暮れてから開く図書館として生まれ変わった。'.repeat(8);
      await page.setContent(`<!doctype html><style>nav{float:left;width:20%}article{float:left;width:60%}</style>
      <nav>${'<a href=x>リンク</a><br>'.repeat(30)}</nav><article><h1>図書館</h1>${`<p>${story}</p>`.repeat(25)}</article>`);
      await page.addScriptTag({ content: `${CAPTURE_SCRIPT};${fovea}` });
      const live = (await page.evaluate(
        `(() => {
        const snapshot = foveaCapture.capturePage(document);
        const { content, markdown, text } = fovea.extract(snapshot, { method: '${method}' });
        return { json: JSON.stringify(snapshot), outcome: { content, markdown, text } };
      })()`,
      )) as { json: string; outcome: object };
      const { content, markdown, text } = extract(JSON.parse(live.json), { method });
      expect({ content, markdown, text }).toEqual(live.outcome);
      expect(text).toContain('霧ヶ浜町');
      await page.close();
    },
  );
});
