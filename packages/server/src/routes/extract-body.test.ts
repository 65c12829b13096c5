import { describe, expect, it } from 'vitest';
import { checkedBody, PAGE_ROW, readExtractBody, readPageBody } from './extract-body.ts';

const wish = { options: {}, serving: {} };
const bytes = new TextEncoder().encode('<p>Tea');

describe('readPageBody', () => {
  it.each([{ html: '<p>Tea' }, { html_base64: 'PHA+VGVh' }, {}])(
    'refuses what is no address, with %j',
    (page) => {
      expect(() => readPageBody({ ...page, url: 'not an address' }, wish)).toThrow(
        expect.objectContaining({ code: 'bad-url', message: 'not a valid address: not an address' }),
      );
      expect(readPageBody({ ...page, url: 'https://example.org/' }, wish).source).toMatchObject({
        url: 'https://example.org/',
      });
    },
  );

  it('knows only its own fields and options, in a row too', () => {
    for (const row of [
      { html: '<p>', maxTokens: 3 },
      { html: '<p>', options: { maxToken: 3 } },
    ])
      expect(() => readPageBody(checkedBody(PAGE_ROW, row), wish)).toThrow('maxToken');
  });
});

describe('readExtractBody', () => {
  it('refuses an address beside a page that is none', () => {
    const read = (url: string): unknown => readExtractBody(bytes, { contentType: 'text/html', url, wish });
    expect(() => read('notaurl')).toThrow(expect.objectContaining({ code: 'bad-url' }));
    expect(read('https://example.org/')).toMatchObject({ source: { url: 'https://example.org/' } });
  });
});
