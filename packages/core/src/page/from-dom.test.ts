import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import type { DomDocument, DomNode } from './dom.ts';
import { pageFromDom, readDom } from './from-dom.ts';
import { pageFromHtml } from './from-html.ts';
import { windowOf } from './jsdom.cases.ts';
import { outlineOfPage } from './tree-outline.cases.ts';

const HTML = `<!doctype html><html lang="th"><head><title>สวัสดี</title></head><body class="a b"><!-- c -->
<p>หนึ่ง <b>สอง</b></p><template><i>ใน</i></template><svg viewBox="0 0 1 1"><path d="M0"/></svg><x-y>z</x-y></body></html>`;

const jsdom = (html: string): DomDocument => windowOf(html, 'https://a.example/').document;

describe('pageFromDom', () => {
  it('reads a document of jsdom as the parser reads its source', () => {
    const page = pageFromDom(jsdom(HTML));
    expect(outlineOfPage(page)).toEqual(outlineOfPage(pageFromHtml(HTML)));
    expect(page).toMatchObject({ url: 'https://a.example/', source: null, layout: null, warnings: [] });
  });

  it('reads a document of linkedom', () => {
    const page = pageFromDom(parseHTML(HTML).document as unknown as DomDocument, {
      url: 'https://b.example/',
    });
    expect(outlineOfPage(page)).toContain('4 "หนึ่ง "');
    expect(page.url).toBe('https://b.example/');
  });

  it('knows the live node of every id', () => {
    const document = jsdom(HTML);
    const { page, nodes } = readDom(document);
    expect(nodes).toHaveLength(page.tree.size);
    expect(nodes[0]).toBe(document);
    const bold = nodes.findIndex(({ nodeName }) => nodeName === 'B');
    expect(page.tree.parent[bold]).toBe(nodes.findIndex(({ nodeName }) => nodeName === 'P'));
  });

  it('shows what an open shadow root shows before what stands beside it', () => {
    const { document } = windowOf('<div id="host"><i>light</i></div>');
    document.querySelector('#host')!.attachShadow({ mode: 'open' }).innerHTML = '<b>shadow</b>';
    const outline = outlineOfPage(pageFromDom(document)).join(' ');
    expect(outline).toMatch(/<div id="host"> 4 <b> 5 "shadow" 4 <i> 5 "light"/u);
  });

  it('holds to the limits and says so', () => {
    const { warnings, tree } = pageFromDom(jsdom('<p a=1 b=2 c=3>one<p>two<p>three'), {
      limits: { maxNodes: 6, maxAttributes: 2, maxChars: 4 },
    });
    expect(tree.size).toBe(6);
    expect(warnings.map(({ code }) => code)).toEqual([
      'nodes-capped',
      'input-truncated',
      'attributes-capped',
    ]);
  });

  it('does not recurse: 20,000 levels are flattened like those of a source', () => {
    const chain = (depth: number): DomNode => {
      let node: DomNode | null = null;
      for (let level = 0; level < depth; level++) node = { ...ELEMENT, firstChild: node } as DomNode;
      return node!;
    };
    const page = pageFromDom({ ...DOCUMENT, documentElement: chain(20_000) });
    expect(page.tree.size).toBe(20_001);
    expect(page.warnings.map(({ code }) => code)).toEqual(['depth-capped']);
  });
});

const ELEMENT = {
  nodeType: 1,
  nodeName: 'DIV',
  nodeValue: null,
  localName: 'div',
  namespaceURI: 'http://www.w3.org/1999/xhtml',
  attributes: [],
  nextSibling: null,
};
const DOCUMENT: DomDocument = {
  nodeType: 9,
  nodeName: '#document',
  nodeValue: null,
  firstChild: null,
  nextSibling: null,
  documentElement: null,
};
