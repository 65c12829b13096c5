import { describe, expect, it } from 'vitest';
import { extract } from '../../../extract.ts';
import type { ExtractOptions } from '../../../options/extract-options.ts';

const TEXT = `<p>${'The bridge was opened on Sunday, and many people came to see it. '.repeat(8)}</p>`;

/** The headings of the content of a page with that body, all of which is asked for. */
function headings(body: string, options: ExtractOptions = {}): string[] {
  const html = `<title>A bridge opens | Daily</title><meta property="og:title" content="A bridge opens"><main>${body}</main>`;
  const { content } = extract(html, { include: 'main', ...options });
  return [...content.matchAll(/<h\d>(.*?)<\/h\d>/gu)].map(([, text]) => text!);
}

describe('the heading that says the title', () => {
  it.each([
    ['first', `<h1>A bridge opens</h1>${TEXT}`],
    ['of any level', `<h3>A bridge opens</h3>${TEXT}`],
    ['below a date and a lead', `<p>1 May 2026</p><p>A long wait is over.</p><h2>A bridge opens</h2>${TEXT}`],
    ['with a kicker', `<h1><small>Traffic</small> A bridge opens</h1>${TEXT}`],
    ['an h1 below a long lead', `${TEXT.repeat(3)}<h1>A bridge opens</h1>${TEXT}`],
  ])('is no part of the content: %s', (_where, body) => {
    expect(headings(body)).toEqual([]);
  });

  it('takes no other heading along', () => {
    expect(headings(`<h1>A bridge opens</h1>${TEXT}<h2>The costs</h2>${TEXT}`)).toEqual(['The costs']);
  });

  it('is that of a section where much text stands before it', () => {
    expect(headings(`${TEXT.repeat(3)}<h2>A bridge opens</h2>${TEXT}`)).toEqual(['A bridge opens']);
  });

  it('is not one with a few of its words', () => {
    expect(headings(`<h2>Bridges</h2>${TEXT}<h2>Why a bridge opens only once</h2>${TEXT}`)).toEqual([
      'Bridges',
      'Why a bridge opens only once',
    ]);
  });

  it('stays if asked for, and where it is all there is', () => {
    expect(headings(`<h1>A bridge opens</h1>${TEXT}`, { title: 'auto' })).toEqual(['A bridge opens']);
    expect(headings('<h1>A bridge opens</h1>')).toEqual(['A bridge opens']);
    expect(headings('<h1>A bridge opens</h1><img src="https://page.example/bridge.jpg" alt="">')).toEqual([]);
  });
});
