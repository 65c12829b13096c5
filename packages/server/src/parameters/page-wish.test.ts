import { OPTIONS } from 'fovea/options';
import { describe, expect, it } from 'vitest';
import { InvalidRequest } from '../problem.ts';
import { fromHeaders, fromQuery } from './given-parameters.ts';
import { wishFromOptions, wishFromParameters } from './page-wish.ts';
import { PAGE_OPTIONS, PAGE_PARAMETERS } from './schemas.ts';

const wishOf = (query: string, headers: Record<string, string> = {}) =>
  wishFromParameters({ ...fromHeaders(new Headers(headers)), ...fromQuery(new URLSearchParams(query)) });

describe('parameters', () => {
  it('are made from the table of the library: every option but functions and formats', () => {
    const data = OPTIONS.filter(
      ({ kind, name }) => !['function', 'rules', 'choices', 'site'].includes(kind) && name !== 'url',
    );
    for (const option of data) {
      expect(Object.keys(PAGE_OPTIONS.shape)).toContain(option.name);
      const names =
        option.kind === 'numbers'
          ? option.fields.map((field) => `${option.name}.${field.name}`)
          : [option.name];
      for (const name of names) expect(Object.keys(PAGE_PARAMETERS.shape)).toContain(name);
    }
  });

  it('become values of their kinds', () => {
    const { options, serving } = wishOf(
      'maxTokens=500&links=text&explain&restore=1,2&restore=3&include=main&include=.a&chunks.maxTokens=64&limits.maxNodes=1000' +
        '&methodOptions={"focus":"recall"}&section=2&query=tides&posts=false&render=true&cacheTolerance=0',
    );
    expect(options).toEqual({
      maxTokens: 500,
      links: 'text',
      explain: true,
      restore: [1, 2, 3],
      include: ['main', '.a'],
      chunks: { maxTokens: 64 },
      limits: { maxNodes: 1000 },
      methodOptions: { focus: 'recall' },
      section: '2',
      query: 'tides',
      posts: false,
    });
    expect(serving).toEqual({ render: true, cacheTolerance: 0 });
  });

  it.each([
    ['maxToken=1', 'did you mean maxTokens?'],
    ['maxTokens=many', 'maxTokens: '],
    ['maxTokens=0', 'maxTokens: '],
    ['links=all', 'links: '],
    ['method=none', 'method: '],
    ['include=p%20%3E', 'include'],
    ['limits.maxNodes=999999999', 'limits.maxNodes: '],
    ['explain=perhaps', 'explain: '],
    ['chunks.overlap=400', 'chunks.overlap: '],
    ['focus=recall&method=gce', 'focus: is not supported'],
    ['__proto__=1', 'there is no such parameter'],
  ])('%s is refused', (query, message) => {
    expect(() => wishOf(query)).toThrow(InvalidRequest);
    expect(() => wishOf(query)).toThrow(message);
  });

  it('come as headers too: ours, and those of Jina Reader that mean the same', () => {
    const { options, serving } = wishOf('', {
      'x-target-selector': 'article',
      'x-remove-selector': '.ad',
      'x-max-tokens': '700',
      'x-with-links-summary': 'all',
      'x-no-cache': 'true',
      'x-cache-tolerance': '60',
      'x-timeout': '9',
      'x-wait-for-selector': '#done',
      'x-retain-images': 'none',
      'x-fovea-max-pages': '3',
      'x-fovea-chunks-overlap': '8',
    });
    expect(options).toEqual({
      include: ['article'],
      exclude: ['.ad'],
      maxTokens: 700,
      images: 'drop',
      chunks: { overlap: 8 },
    });
    expect(serving).toEqual({
      linksSummary: true,
      noCache: true,
      cacheTolerance: 60,
      timeout: 9,
      waitFor: '#done',
      maxPages: 3,
    });
  });

  it.each([
    ['x-fovea-max-token', '1', 'there is no such header: did you mean x-fovea-max-tokens?'],
    ['x-fovea-constructor', '1', 'there is no such header'],
    ['x-respond-with', 'screenshot', 'screenshot is not supported here, only markdown, html, text, content'],
    ['x-retain-links', 'foo', 'x-retain-links: foo is not supported'],
    ['x-engine', '', 'is not supported'],
  ])('are refused as headers that we do not understand: %s: %s', (name, value, message) => {
    expect(() => wishOf('', { [name]: value })).toThrow(InvalidRequest);
    expect(() => wishOf('', { [name]: value })).toThrow(message);
  });

  it('may say in the headers of Jina Reader what happens anyway', () => {
    const { options, serving } = wishOf('', {
      'x-respond-with': 'content',
      'x-retain-images': 'all',
      'x-retain-links': 'All',
      'x-md-link-style': 'inlined',
      'x-engine': 'direct',
    });
    expect([options, serving]).toEqual([{}, {}]);
  });

  it('give precedence to the query, then to our headers', () => {
    const headers = { 'x-max-tokens': '1', 'x-fovea-max-tokens': '2' };
    expect(wishOf('', headers).options.maxTokens).toBe(2);
    expect(wishOf('maxTokens=3', headers).options.maxTokens).toBe(3);
  });
});

describe('options in a body', () => {
  it('are checked by their types', () => {
    expect(wishFromOptions({ maxTokens: 5, include: 'main', format: 'html' })).toEqual({
      options: { maxTokens: 5, include: 'main' },
      serving: { format: 'html' },
    });
    for (const options of [
      { maxTokens: '5' },
      { unknown: 1 },
      { limits: { maxNodes: 1e9 } },
      [],
      'x',
      { rules: [] },
    ])
      expect(() => wishFromOptions(options)).toThrow(InvalidRequest);
  });
});
