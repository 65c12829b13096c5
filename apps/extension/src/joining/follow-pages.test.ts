import { expect, it } from 'vitest';
import { followPages, type PageOpener } from './follow-pages.ts';

const START = 'https://a.example/text';

/** A site whose pages name the next one; `null` cannot be had. */
function site(next: Readonly<Record<string, string | null>>): PageOpener & { readonly opened: string[] } {
  const opened: string[] = [];
  return {
    opened,
    open: async (url) => {
      opened.push(url);
      return next[url] === undefined ? null : { url, bytes: '', charset: null };
    },
    partOf: async ({ url }) => ({ content: `of ${url}`, nextPage: next[url] ?? null }),
  };
}

const first = (nextPage: string | null): { content: string; nextPage: string | null } => ({
  content: 'first',
  nextPage,
});

it('follows a text to its end', async () => {
  const pages = site({ 'https://a.example/2': 'https://a.example/3', 'https://a.example/3': null });
  expect(await followPages(first('https://a.example/2'), START, pages)).toEqual({
    contents: ['first', 'of https://a.example/2', 'of https://a.example/3'],
    isComplete: true,
  });
});

it('opens no page twice and none of another site', async () => {
  const circle = site({ 'https://a.example/2': `${START}#top` });
  expect((await followPages(first('https://a.example/2'), START, circle)).isComplete).toBe(true);
  expect(circle.opened).toEqual(['https://a.example/2']);
  const away = site({});
  await followPages(first('https://b.example/2'), START, away);
  await followPages(first('javascript:alert(1)'), START, away);
  expect(away.opened).toEqual([]);
});

it('says if the text goes on', async () => {
  expect(await followPages(first('https://a.example/2'), START, site({}))).toEqual({
    contents: ['first'],
    isComplete: false,
  });
  const endless: PageOpener = {
    open: async (url) => ({ url, bytes: '', charset: null }),
    partOf: async ({ url }) => ({ content: '', nextPage: `${url}1` }),
  };
  const { contents, isComplete } = await followPages(first(`${START}1`), START, endless);
  expect([contents.length, isComplete]).toEqual([50, false]);
});
