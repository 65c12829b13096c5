import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { findUnmarkedPosts } from './unmarked-posts.ts';

const SAID = 'The dock works again after I updated the driver and plugged it in twice.';
const post = (name: string, day: number): string =>
  `<div class="block row"><h2>2026-06-0${day} 10:46</h2><dl><dt><strong>${name}</strong></dt><dd>Member</dd></dl><p>${SAID}</p></div>`;
const namesOf = (html: string): string[] =>
  findUnmarkedPosts(pageFromHtml(html)).map(({ author }) => author.name);

describe('posts whose markup names no authors', () => {
  it('have a short text at the same place that differs', () => {
    expect(namesOf(post('wzrd', 1) + post('Nickl', 2) + post('wzrd', 3))).toEqual(['wzrd', 'Nickl', 'wzrd']);
  });

  it('are three at least, and more than a line', () => {
    expect(namesOf(post('wzrd', 1) + post('Nickl', 2))).toEqual([]);
    const lines = [1, 2, 3].map((day) => post(`Ada ${day}`, day).replace(SAID, 'Yes.'));
    expect(namesOf(lines.join(''))).toEqual([]);
  });

  it('are no teasers', () => {
    const teaser = (name: string): string =>
      post(name, 1).replace('<p>', '<h3><a href=/a>A long title of another page</a></h3><p>');
    expect(namesOf(teaser('Ada') + teaser('Bo') + teaser('Cy'))).toEqual([]);
  });

  it('are a large part of the page', () => {
    const article = `<p>${SAID.repeat(20)}</p>`;
    expect(namesOf(article + post('Ada', 1) + post('Bo', 2) + post('Cy', 3))).toEqual([]);
  });
});
