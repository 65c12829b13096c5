import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../documents/document.ts';
import { extractParts } from './extract-parts.ts';
import { followPages } from './follow-pages.ts';

const SITE = 'https://a.example';
const prose = (number: number): string =>
  `In chapter ${number} the harbour was quiet, and the boats lay still under a thin fog. `.repeat(4);

/** Page `number` of a text, which names the next one. */
function page(number: number, next: string | null, note = ''): SourceDocument {
  const html = `<!doctype html><html lang="en"><head><title>Harbour</title>
${next === null ? '' : `<link rel="next" href="${next}">`}</head><body><nav><a href="/">Home</a></nav>
<article><h1>Harbour</h1><p>Every page begins with this summary of the whole story, which nobody wants to read twice.</p>
<p>${prose(number)}${note}</p><h2>Later</h2><p>${prose(number + 100)}</p>
<p>The author lives by the sea.</p></article></body></html>`;
  return { bytes: Buffer.from(html), kind: 'html', url: `${SITE}/${number}`, charset: null, warnings: [] };
}

/** A site of pages by their paths. */
const siteOf =
  (pages: Readonly<Record<string, SourceDocument>>) =>
  async (url: string): Promise<SourceDocument> => {
    const found = pages[new URL(url).pathname];
    if (found === undefined) throw new Error('the server answered 404');
    return found;
  };

const paths = (documents: readonly SourceDocument[]): (string | null)[] => documents.map(({ url }) => url);

describe('followPages', () => {
  it('opens one page after another, and ends with the last', async () => {
    const open = siteOf({ '/2': page(2, '/3'), '/3': page(3, null) });
    const { documents, warnings } = await followPages(page(1, '/2'), { maxPages: 9, open });
    expect(paths(documents)).toEqual([`${SITE}/1`, `${SITE}/2`, `${SITE}/3`]);
    expect(warnings).toEqual([]);
  });

  it('ends with a circle, another site, or a redirect to either', async () => {
    const circle = siteOf({ '/2': page(2, '/1#top') });
    expect((await followPages(page(1, '/2'), { maxPages: 9, open: circle })).documents).toHaveLength(2);
    const other = siteOf({});
    const away = await followPages(page(1, 'https://b.example/2'), { maxPages: 9, open: other });
    expect(away).toMatchObject({ documents: [{}], warnings: [] });
    const redirected = siteOf({ '/2': { ...page(2, '/3'), url: 'https://b.example/2' } });
    expect((await followPages(page(1, '/2'), { maxPages: 9, open: redirected })).documents).toHaveLength(1);
    const back = siteOf({ '/2': page(1, '/3') });
    expect((await followPages(page(1, '/2'), { maxPages: 9, open: back })).documents).toHaveLength(1);
  });

  it('says where the text goes on if it has to stop', async () => {
    const open = siteOf({ '/2': page(2, '/3') });
    const bounded = await followPages(page(1, '/2'), { maxPages: 1, open });
    expect(bounded.warnings).toEqual([
      { code: 'more-pages', message: `the text goes on at ${SITE}/2, after one page` },
    ]);
    const broken = await followPages(page(1, '/2'), { maxPages: 9, open });
    expect(paths(broken.documents)).toEqual([`${SITE}/1`, `${SITE}/2`]);
    expect(broken.warnings[0]?.message).toBe(`the text goes on at ${SITE}/3, but the server answered 404`);
  });
});

describe('extractParts', () => {
  it('is one result, with every part once', () => {
    const note = (number: number): string => `<sup><a href="#n${number}" id="r${number}">1</a></sup>`;
    const documents = [page(1, '/2', note(1)), page(2, '/3', note(2)), page(3, null)];
    const result = extractParts(documents, { formats: ['markdown', 'text', 'html', 'blocks'] });
    expect(result).toMatchObject({
      title: 'Harbour',
      url: `${SITE}/1`,
      lang: 'en',
      nextPage: null,
      method: 'fovea',
    });
    expect(result.parts?.map(({ url }) => url)).toEqual([`${SITE}/1`, `${SITE}/2`, `${SITE}/3`]);
    for (const form of [result.text, result.markdown, result.content]) {
      expect(form.split('which nobody wants to read twice')).toHaveLength(2);
      expect(form.split('The author lives by the sea')).toHaveLength(2);
      for (const number of [1, 2, 3, 101, 102, 103]) expect(form).toContain(`In chapter ${number} `);
      expect(form.indexOf('chapter 101')).toBeLessThan(form.indexOf('chapter 2 '));
    }
    expect(result.wordCount).toBeGreaterThan(result.parts![0]!.wordCount * 2);
    expect(result.blocks?.length).toBeGreaterThan(0);
  });

  it('is the result of the page if there is only one', () => {
    const result = extractParts([page(1, null)], {}, [{ code: 'more-pages', message: 'm' }]);
    expect(result).not.toHaveProperty('parts');
    expect(result.warnings).toContainEqual({ code: 'more-pages', message: 'm' });
  });
});
