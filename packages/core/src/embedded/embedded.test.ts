import '../methods/all-methods.ts';
import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { Tag } from '../page/tags.ts';
import type { ExtractResult } from '../result.ts';
import { STORIES } from './stories.cases.ts';

const SHELL = '<header><a href="/">Home</a></header><div id="app">Loading</div>';
const page = (body: string, head = ''): string =>
  `<!doctype html><html><head><title>T</title>${head}</head><body>${body}</body></html>`;
const script = (data: unknown, attributes = 'type="application/json"'): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
const html = (story: readonly string[]): string => story.map((text) => `<p>${text}</p>`).join('');

/** What stands around a story in the state of a program. */
const AROUND = {
  locale: 'en',
  build: 'a8f3e0c1',
  flags: { dark: 'auto', ads: 'none' },
  menu: ['One', 'Two', 'Three'].map((name) => ({ name, href: `/section/${name}` })),
  messages: { login: 'Please log in to go on.', gone: 'This page is gone. Try another one.' },
};

/** Ways to keep a story besides the markup, and what the result must call them. */
const KEPT: Readonly<Record<string, (story: readonly string[]) => { body: string; source: string }>> = {
  'articleBody in JSON-LD': (story) => ({
    body: script({ '@type': 'NewsArticle', articleBody: story.join('\n\n') }, 'type="application/ld+json"'),
    source: 'json-ld',
  }),
  'a microdata property': (story) => ({
    body: `<meta itemprop="articleBody" content="${story.join('\n')}">`,
    source: 'microdata',
  }),
  'HTML in application/json': (story) => ({
    body: script({ ...AROUND, props: { post: { id: 'x1', slug: '/a-b', body: html(story) } } }),
    source: 'hydration',
  }),
  'a list of paragraphs': (story) => ({
    body: script({ ...AROUND, blocks: story.map((text, id) => ({ type: 'paragraph', id, data: { text } })) }),
    source: 'hydration',
  }),
  'records by name, as of a normalised cache': (story) => ({
    body: script({
      ...AROUND,
      ...Object.fromEntries(story.map((text, n) => [`Paragraph:${n}`, { __typename: 'Paragraph', text }])),
    }),
    source: 'hydration',
  }),
  'an assignment': (story) => ({
    body: `<script>window.__STATE__ = ${JSON.stringify({ ...AROUND, text: story.join('\n') })};</script>`,
    source: 'hydration',
  }),
  'a call of a function with an object literal': (story) => ({
    body: `<script>window.__DATA__=(function(a,b){return {layout:a,fetch:b,data:[{body:${JSON.stringify(html(story))}}]}}("default",null));</script>`,
    source: 'hydration',
  }),
  'JSON in a string': (story) => ({
    body: `<script>var state = JSON.parse(${JSON.stringify(JSON.stringify({ ...AROUND, story: html(story) }))})</script>`,
    source: 'hydration',
  }),
  'an attribute': (story) => ({
    body: `<div data-page='${JSON.stringify({ ...AROUND, post: { body: story.join('\n') } })}'></div>`,
    source: 'hydration',
  }),
  noscript: (story) => ({ body: `<noscript><div>${html(story)}</div></noscript>`, source: 'noscript' }),
  'a declarative shadow root': (story) => ({
    body: `<x-story><template shadowrootmode="open"><article>${html(story)}</article></template></x-story>`,
    source: 'template',
  }),
};

const warningOf = (result: ExtractResult): string | undefined =>
  result.warnings.find(({ code }) => code === 'content-from-data')?.message;

describe.each(Object.entries(STORIES))('a story in %s', (_, story) => {
  it.each(Object.entries(KEPT))('is found in %s', (_kept, keep) => {
    const { body, source } = keep(story);
    const result = extract(page(SHELL + body));
    expect(result.text).toBe(story.join('\n\n'));
    expect(warningOf(result)).toContain(`from ${source} (`);
    expect(result.empty).toBeUndefined();
  });

  it('on the page itself is all that counts', () => {
    const result = extract(
      page(`<article>${html(story)}</article>${script({ body: html(story).repeat(9) })}`),
    );
    expect(result.text).toBe(story.join('\n\n'));
    expect(warningOf(result)).toBeUndefined();
  });
});

const [FIRST, SECOND, THIRD, FOURTH] = STORIES['English'] as [string, string, string, string];
const STORY = [FIRST, SECOND, THIRD, FOURTH];

describe('content from data', () => {
  it('is the story and not the texts of the interface', () => {
    const messages = Object.fromEntries(STORY.map((text, n) => [`help${n}`, text.slice(0, 70)]));
    const result = extract(page(SHELL + script({ messages, article: { body: STORY.join('\n') } })));
    expect(result.text).toBe(STORY.join('\n\n'));
  });

  it('is the story and not the teasers of others', () => {
    const teasers = Array.from({ length: 12 }, (_, n) => ({
      title: `A title of number ${n} that is rather long`,
      url: `https://a.example/${n}`,
      image: { src: `/pictures/of/number/${n}.jpg`, alt: 'People on a pier in the evening' },
      author: { name: 'Somebody Else', role: 'Correspondent for the islands' },
      excerpt: `Number ${n} was seen again. It went as the others did.`,
    }));
    const result = extract(page(SHELL + script({ article: { body: html(STORY) }, teasers })));
    expect(result.text).toBe(STORY.join('\n\n'));
  });

  it('is there once, however often the data says it', () => {
    const data = { excerpt: FIRST, meta: { description: FIRST }, body: html(STORY), print: html(STORY) };
    expect(extract(page(SHELL + script(data))).text).toBe(STORY.join('\n\n'));
  });

  it('joins the spans of a paragraph', () => {
    const spansOf = (text: string): { text: string }[] => {
      const at = text.indexOf(' ', 30);
      const to = text.indexOf(' ', at + 9);
      return [{ text: text.slice(0, at) }, { text: text.slice(at, to) }, { text: text.slice(to) }];
    };
    const Japanese = STORIES['Japanese']!;
    const heading = { type: 'heading', children: [{ text: 'A crossing' }] };
    const blocks = [heading, ...STORY.map((text) => ({ type: 'paragraph', children: spansOf(text) }))];
    expect(extract(page(SHELL + script(blocks))).text).toBe(['A crossing', ...STORY].join('\n\n'));
    const cut = Japanese.map((text) => ({
      children: [{ text: text.slice(0, 20) }, { text: text.slice(20) }],
    }));
    expect(extract(page(SHELL + script(cut))).text).toBe(Japanese.join('\n\n'));
  });

  it('gives blocks no place in the source, where the text does not stand as such', () => {
    const { blocks } = extract(page(SHELL + script({ ...AROUND, story: html(STORY) })), {
      formats: ['blocks'],
    });
    expect(blocks?.length).toBeGreaterThan(0);
    expect(blocks?.every(({ source }) => source === null)).toBe(true);
  });

  it.each([
    ['type and level in the block', (text: string) => ({ type: 'heading', data: { level: 3, text } }), 'h2'],
    [
      'a mark with its level',
      (text: string) => ({ nodeType: 'heading-3', content: [{ value: text }] }),
      'h3',
    ],
    ['a style', (text: string) => ({ style: 'h4', children: [{ text }] }), 'h4'],
  ])('keeps headings: %s', (_, heading, tag) => {
    const shape = JSON.stringify(heading('@'));
    const paragraphs = STORY.map((text) =>
      JSON.parse(shape.replace(/h[^"]*[234g]"/u, 'p"').replace('@', text)),
    );
    const data = [paragraphs[0], heading('A crossing'), ...paragraphs.slice(1)];
    const { content } = extract(page(SHELL + script(data)));
    expect(content).toContain(`<${tag}>A crossing</${tag}>`);
    expect(content.match(/<p>/gu)).toHaveLength(4);
  });

  it('undoes escaping that was done twice', () => {
    const body = html(STORY).replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(extract(page(SHELL + script({ articleBody: body }, 'type="application/ld+json"'))).text).toBe(
      STORY.join('\n\n'),
    );
  });

  it('is as safe as any other', () => {
    const body = `${html(STORY)}<script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">x</a>`;
    expect(extract(page(SHELL + script({ body }))).content).not.toMatch(/alert/u);
    const text = `${STORY.join(' ')} <b onclick`;
    expect(extract(page(SHELL + script({ text }))).content).not.toMatch(/<b/u);
  });

  it('is not what people say about a thing', () => {
    const review = STORY.map((description) => ({ '@type': 'Review', description }));
    const result = extract(
      page(SHELL + script({ '@type': 'Product', review }, 'type="application/ld+json"')),
    );
    expect(warningOf(result)).toBeUndefined();
  });

  it('does not replace what a method missed on a page that shows much', () => {
    const nothing = { name: 'none', about: '', needs: [], parameters: [], select: () => NOTHING };
    const shown = page(html(STORY) + script({ body: STORY.join(' ') }));
    expect(warningOf(extract(shown, { method: nothing }))).toBeUndefined();
    const hidden = page(SHELL + script({ body: STORY.join(' ') }));
    expect(warningOf(extract(hidden, { method: nothing }))).toBeDefined();
  });

  it('does not replace what the caller chose', () => {
    const result = extract(page(SHELL + script({ body: html(STORY) })), { include: '#app' });
    expect(result.text).toBe('Loading');
  });

  it('leaves the ids of opened markup as they are', () => {
    const source = page(
      `${SHELL}<noscript><nav><a href=/>Menu</a></nav><div>${html(STORY)}</div></noscript>`,
    );
    const { tree } = pageFromHtml(source);
    const nav = tree.tag.indexOf(Tag.nav);
    const removed = extract(source, { explain: true }).removed?.find(({ nodeId }) => nodeId === nav);
    expect(removed?.path).toBe('html > body > div > nav');
    expect(removed?.text).toBe('Menu');
  });

  it('is no notice to those without scripts, and no form for a program to fill in', () => {
    const notice = '<noscript>This page needs a script. Please turn scripts on and load it again.</noscript>';
    const form = `<template><p>{{ title }} by {{ author }}</p><p>${'{{#each}} {{ text }}. {{/each}} '.repeat(40)}</p></template>`;
    const result = extract(page(SHELL + notice + form));
    expect(warningOf(result)).toBeUndefined();
    expect(result.text).not.toMatch(/scripts|author/u);
  });

  it.each(['dana', 'dom-distiller', 'gce', 'whole-body'])('reaches the method %s', (method) => {
    const result = extract(page(`${SHELL}<noscript>${html(STORY)}</noscript>`), { method });
    expect(result.text).toContain(THIRD);
    expect(result.method).toBe(method);
  });
});

const NOTHING = { roots: [], removed: [], reasons: [] };
