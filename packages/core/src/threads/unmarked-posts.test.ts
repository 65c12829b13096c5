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

  it('are found in steps that grow with the page, however many shapes its boxes have', () => {
    const [few, many] = [siblingSteps(100), siblingSteps(400)];
    expect(few).toBeGreaterThan(0);
    expect(many).toBeLessThan(few * 6);
  });
});

/** Steps from sibling to sibling on a page with three runs of boxes, each of them with boxes of all shapes. */
function siblingSteps(shapes: number): number {
  const letters = (at: number): string =>
    [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const run = (name: string): string =>
    Array.from(
      { length: shapes },
      (_, at) => `<div class=${letters(at)}><b>${name}</b> <i>2024-01-01</i><p>${SAID}</p></div>`,
    ).join('');
  const page = pageFromHtml(run('Ada') + run('Bo') + run('Cy'));
  let steps = 0;
  const nextSibling = new Proxy(page.tree.nextSibling, {
    get: (array, key) => {
      steps++;
      return Reflect.get(array, key);
    },
  });
  findUnmarkedPosts({ ...page, tree: { ...page.tree, nextSibling } });
  return steps;
}
