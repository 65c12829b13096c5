import { Readability as MozillaReadability } from '@mozilla/readability';
import { Defuddle as RealDefuddle, type DefuddleResponse as RealResponse } from 'defuddle/node';
import { parseHTML } from 'linkedom';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  Defuddle,
  type DefuddleResponse,
  isProbablyReaderable,
  Readability,
  type ReadabilityArticle,
} from '../entries/compat.ts';
import type { DomDocument } from '../page/dom.ts';
import { windowOf } from '../page/jsdom.cases.ts';

const SENTENCE =
  'The old bridge was repaired over the winter, and nobody in the village noticed until spring. ';
const HTML = `<!doctype html><html lang="en"><head><title>The Bridge | Valley News</title>
<meta property="og:site_name" content="Valley News"><meta name="author" content="Ada Brook">
<meta property="article:published_time" content="2026-11-15T08:30:00Z">
<meta name="description" content="A bridge, repaired."><link rel="icon" href="/icon.png">
<script type="application/ld+json">{"@type":"NewsArticle","headline":"The Bridge"}</script></head>
<body><nav><a href="/">Home</a> <a href="/sport">Sport</a></nav>
<article><h1>The Bridge</h1><p>${SENTENCE.repeat(6)}</p><p>${SENTENCE.repeat(6)}</p>
<p><img src="/bridge.jpg" alt="bridge">${SENTENCE.repeat(4)}</p></article></body></html>`;
const URL = 'https://valley.example/bridge';

const DOMS: readonly (readonly [string, () => DomDocument])[] = [
  ['jsdom', () => windowOf(HTML, URL).document],
  ['linkedom', () => parseHTML(HTML).document as unknown as DomDocument],
];

describe.each(DOMS)('on a document of %s', (_, make) => {
  it('Readability has the fields and kinds of values of the original', () => {
    const document = make();
    const before = (document.documentElement as unknown as Element).outerHTML;
    const article = new Readability(document).parse()!;
    expect((document.documentElement as unknown as Element).outerHTML).toBe(before);
    const original = new MozillaReadability(windowOf(HTML).document).parse()!;
    expect(Object.keys(article).sort()).toEqual(Object.keys(original).sort());
    expect(article).toMatchObject({
      title: 'The Bridge',
      byline: 'Ada Brook',
      siteName: 'Valley News',
      lang: 'en',
      excerpt: 'A bridge, repaired.',
      publishedTime: '2026-11-15T08:30:00Z',
    });
    expect(article.content).toContain('<div id="readability-page-1" class="page">');
    expect(article.textContent).not.toContain('Sport');
    expect(article.length).toBe(article.textContent.length);
  });

  it('isProbablyReaderable tells an article from a menu', () => {
    expect(isProbablyReaderable(make())).toBe(true);
    const menu = parseHTML('<html><body><ul><li><a href="/a">One</a><li><a href="/b">Two</a></ul>').document;
    expect(isProbablyReaderable(menu as unknown as DomDocument)).toBe(false);
    expect(isProbablyReaderable(make(), { minScore: 1000 })).toBe(false);
  });

  it('Defuddle has the fields of the original, in both forms', async () => {
    const options = { markdown: true, separateMarkdown: true };
    const made = new Defuddle(make(), { url: URL, ...options }).parse();
    const awaited = await Defuddle(make(), URL, options);
    expect({ ...awaited, parseTime: 0 }).toEqual({ ...made, parseTime: 0 });
    const original = await RealDefuddle(HTML, URL, { useAsync: false, ...options });
    const missing = Object.keys(original).filter((key) => !(key in made));
    expect(missing).toEqual([]);
    expect(made).toMatchObject({
      title: 'The Bridge',
      author: 'Ada Brook',
      site: 'Valley News',
      domain: 'valley.example',
      favicon: 'https://valley.example/icon.png',
      language: 'en',
      published: '2026-11-15T08:30:00Z',
      schemaOrgData: [{ '@type': 'NewsArticle', headline: 'The Bridge' }],
    });
    expect(made.content).toBe(made.contentMarkdown);
    expect(made.metaTags).toContainEqual({ name: 'author', property: null, content: 'Ada Brook' });
  });
});

describe('Readability', () => {
  it('hands the content to a serializer as an element of the same DOM', () => {
    const { document } = windowOf(HTML);
    const serializer = (node: unknown): number => (node as Element).querySelectorAll('p').length;
    expect(new Readability(document, { serializer }).parse()?.content).toBe(3);
  });

  it('throws where the original throws, and finds nothing where there is nothing', () => {
    const { document } = windowOf(HTML);
    expect(() => new Readability(document, { maxElemsToParse: 3 }).parse()).toThrow(
      /Aborting parsing document; \d+ elements found/u,
    );
    expect(() => new Readability(undefined as never)).toThrow(/should be a document object/u);
    expect(new Readability(windowOf().document).parse()).toBeNull();
  });
});

describe('Defuddle', () => {
  it('takes HTML and a window, chooses by selector, leaves out pictures, and explains', async () => {
    const fromString = await Defuddle(HTML, URL);
    const fromWindow = await Defuddle({ window: windowOf(HTML, URL) }, URL);
    expect(fromWindow.content).toBe(fromString.content);
    expect(fromString.content).toContain('<img');
    const chosen = await Defuddle(HTML, URL, { contentSelector: 'nav', removeImages: true, debug: true });
    expect(chosen.content).toContain('Sport');
    expect(chosen.debug?.removals.length).toBeGreaterThan(0);
    expect((await Defuddle(HTML, URL, { removeImages: true })).content).not.toContain('<img');
  });

  it('hands on JSON-LD lists of any length', async () => {
    const list = `[${'0,'.repeat(300_000)}1]`;
    const { schemaOrgData } = await Defuddle(`<script type="application/ld+json">${list}</script><p>x`);
    expect(schemaOrgData).toHaveLength(300_001);
  });

  it('has a page without an address, and rejects what is no page', async () => {
    expect(await Defuddle('<p>x')).toMatchObject({ domain: '', favicon: '', title: '' });
    await expect(Defuddle(7 as never)).rejects.toThrow(/Give a string/u);
  });
});

describe('types', () => {
  it('can stand where those of the originals stood', () => {
    type Original = NonNullable<ReturnType<MozillaReadability['parse']>>;
    expectTypeOf<keyof ReadabilityArticle>().toEqualTypeOf<keyof Original>();
    expectTypeOf<ReadabilityArticle>().toExtend<Original>();
    type Known = Exclude<keyof RealResponse, 'extractorType' | 'profile' | 'variables'>;
    expectTypeOf<Known>().toEqualTypeOf<keyof DefuddleResponse>();
    expectTypeOf<ConstructorParameters<typeof Readability>[0]>().toEqualTypeOf<DomDocument>();
    expectTypeOf<Document>().toExtend<DomDocument>();
  });
});
