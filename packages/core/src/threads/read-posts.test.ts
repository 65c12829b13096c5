import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import type { Selection } from '../selection/selection.ts';
import { partOf } from './posts.cases.ts';
import { readPosts } from './read-posts.ts';

/** What is taken for the content of each post: the source of the part, without what is removed from it. */
function contentsOf(html: string): string[] {
  const page = pageFromHtml(html);
  const write = (part: Selection) => ({ content: partOf(page, part), text: '' });
  return readPosts(page, 'en', write).map(({ content }) => content);
}

const text = 'Some words of the post itself, enough of them';
const name = (who: string): string => `<b class=author>${who}</b>`;
const when = '<i>15 May 2026</i>';
const two = (post: (who: string) => string): string => post('Ada Brook') + post('Bob Wood');

describe('the content of a post', () => {
  it('is the innermost element with all of its text', () => {
    const html = two(
      (who) =>
        `<div class=c><div>${name(who)}${when}</div><div><section><p>${text}</p></section></div></div>`,
    );
    expect(contentsOf(html)).toEqual(Array(2).fill(`<p>${text}</p>`));
  });

  it('is not without the boxes that hold the name and the time', () => {
    const html = two(
      (who) =>
        `<div class=c><p>${text}</p><div><span>${name(who)}</span> says</div><p>More of them</p>${when}</div>`,
    );
    expect(contentsOf(html)).toEqual(Array(2).fill(`<div class=c><p>${text}</p><p>More of them</p></div>`));
  });

  it('may be in an element that also states the time', () => {
    const body = `<div data-time=1700000000><p>${text}</p><i>12:30</i></div>`;
    expect(contentsOf(two((who) => `<div class=c>${name(who)}${body}</div>`))).toEqual(
      Array(2).fill(`<p>${text}</p>`),
    );
  });

  it('keeps a box around the name that has more than two fifths of the letters', () => {
    const post =
      (said: string) =>
      (who: string): string =>
        `<div class=c>${when}<div>${name(who)} ${'b'.repeat(20)}</div><p>${said}</p><p>z</p></div>`;
    // 28 letters with the name; 44 others make it less than two fifths of all.
    expect(contentsOf(two(post('a'.repeat(60))))[0]).not.toContain('b'.repeat(20));
    expect(contentsOf(two(post('a'.repeat(20))))[0]).toContain('b'.repeat(20));
  });

  it('goes without replies', () => {
    const reply = `<div class=c>${name('Cid Roe')}${when}<p>A reply to it</p></div>`;
    const html = `<div class=c>${name('Ada Brook')}${when}<p>${text}</p>${reply}<p>After it</p></div>`;
    expect(contentsOf(html)).toEqual([
      `<div class=c><p>${text}</p><p>After it</p></div>`,
      '<p>A reply to it</p>',
    ]);
  });

  it('goes without links for finding where the text is', () => {
    const html = two(
      (who) =>
        `<div class=c>${name(who)}${when}<div><a href=x>${'a long link '.repeat(9)}</a></div><div><p>${text}</p></div></div>`,
    );
    expect(contentsOf(html)).toEqual(Array(2).fill(`<p>${text}</p>`));
  });

  it('is the whole where it stands in several elements', () => {
    const html = two(
      (who) => `<div class=c><div>${name(who)}${when}</div><div><p>${text}</p><p>${text}</p></div></div>`,
    );
    expect(contentsOf(html)).toEqual(Array(2).fill(`<div><p>${text}</p><p>${text}</p></div>`));
  });

  it('is told with author, time, depth and place', () => {
    const page = pageFromHtml(two((who) => `<div class=c>${name(who)}${when}<p>${text}</p></div>`));
    const posts = readPosts(page, 'en', () => ({ content: 'C', text: 'T' }));
    expect(posts).toMatchObject([
      { author: 'Ada Brook', published: '2026-05-15', depth: 0, content: 'C', text: 'T' },
      { author: 'Bob Wood', published: '2026-05-15', depth: 0, content: 'C', text: 'T' },
    ]);
    expect(
      posts.map(({ nodeId }) =>
        page.tree.source.slice(page.tree.sourceStart[nodeId]!, page.tree.sourceStart[nodeId]! + 12),
      ),
    ).toEqual(Array(2).fill('<div class=c'));
  });

  it('is nothing on a page without posts', () => {
    expect(contentsOf(`<p>${text}</p>`)).toEqual([]);
  });

  it('is told with its votes, and without a time that only a clock could tell', () => {
    const votes = '<u itemprop=upvoteCount>12</u>';
    const ago = '<i class=date>3 години тому</i>';
    const html = `<div class=c>${name('Ada Brook')}${ago}${votes}<p>${text}</p></div><div class=c>${name('Bob Wood')}${ago}<p>${text}</p></div>`;
    const parts: Selection[] = [];
    const posts = readPosts(pageFromHtml(html), 'uk', (part) => {
      parts.push(part);
      return { content: '', text: '' };
    });
    expect(posts).toMatchObject([
      { published: null, votes: 12, isAccepted: false },
      { published: null, votes: null, isAccepted: false },
    ]);
    expect(parts.map(({ reasons }) => reasons)).toEqual([[], []]);
  });
});
