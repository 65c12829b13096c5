import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { findUnmarkedPosts } from './unmarked-posts.ts';

const SAID = 'The dock works again after I updated the driver and plugged it in twice.';
const post = (name: string, day: number): string =>
  `<div class="block row"><h2>2026-06-0${day} 10:46</h2><dl><dt><strong>${name}</strong></dt><dd>Member</dd></dl><p>${SAID}</p></div>`;
const namesOf = (html: string): string[] =>
  findUnmarkedPosts(pageFromHtml(html)).map(({ author }) => author.name);

const NAMES = ['Ada', 'Bob', 'Cid'];

describe('posts whose markup names no authors', () => {
  it('have a short text at the same place that differs', () => {
    expect(namesOf(post('wzrd', 1) + post('Nickl', 2) + post('wzrd', 3))).toEqual(['wzrd', 'Nickl', 'wzrd']);
  });

  it('are three at least, and more than a line', () => {
    expect(namesOf(post('wzrd', 1) + post('Nickl', 2))).toEqual([]);
    const lines = [1, 2, 3].map((day) => post(`Ada ${day}`, day).replace(SAID, 'Yes.'));
    expect(namesOf(lines.join(''))).toEqual([]);
  });

  it('are three of the boxes of their shape', () => {
    const undated = post('Ada', 1).replace('2026-06-01 10:46', '');
    expect(namesOf(post('Ada', 1) + post('Bo', 2) + undated)).toEqual([]);
    expect(namesOf(post('Ada', 1) + post('Bo', 2) + undated + post('Cy', 3))).toEqual(['Ada', 'Bo', 'Cy']);
  });

  it('have forty letters each on average', () => {
    /** Posts with these letters, three of which are in the name. */
    const posts = (...letters: number[]): string =>
      letters
        .map(
          (count, at) =>
            `<div class=row><i>2026-06-01</i><b>${NAMES[at]}</b><p>${'a'.repeat(count - 3)}</p></div>`,
        )
        .join('');
    expect(namesOf(posts(39, 40, 41))).toEqual(NAMES);
    expect(namesOf(posts(39, 40, 40))).toEqual([]);
  });

  it('are the boxes of the shape with the most text, the first of two alike', () => {
    const shape = (names: readonly string[], className: string, text: string): string =>
      names
        .map((name) => `<div class=${className}><i>2026-06-01</i><b>${name}</b><p>${text}</p></div>`)
        .join('');
    const long = shape(['Dee', 'Eva', 'Fay'], 'long', SAID.repeat(2));
    const short = shape(NAMES, 'short', SAID);
    expect(namesOf(long + short)).toEqual(['Dee', 'Eva', 'Fay']);
    expect(namesOf(short + long)).toEqual(['Dee', 'Eva', 'Fay']);
    expect(namesOf(short + shape(['Dee', 'Eva', 'Fay'], 'same', SAID))).toEqual(NAMES);
  });

  it('may be rows above what was said, however much else is on the page', () => {
    const row = (name: string): string =>
      `<tr class=head><td>${name}</td><td>2026-06-01</td></tr><tr><td>${SAID}</td></tr>`;
    const html = `<p>${SAID.repeat(20)}</p><table>${NAMES.map((name) => row(name)).join('')}</table>`;
    expect(namesOf(html)).toEqual(NAMES);
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

describe('a short text that may be a name', () => {
  /** The names in three posts whose only short texts are these. */
  const read = (texts: readonly string[]): string[] =>
    namesOf(
      texts
        .map((text) => `<div class=row><p>2026-06-01 10:46</p><b>${text}</b><p>${SAID}</p></div>`)
        .join(''),
    );

  it('has two letters or more, in any script', () => {
    for (const names of [
      ['Bo', 'Li', 'Al'],
      ['山田', '佐藤', '鈴木'],
      ['سلمى', 'نور', 'عمر'],
    ])
      expect(read(names)).toEqual(names);
    expect(read(['X', 'Y', 'Z'])).toEqual([]);
  });

  it('has thirty letters or fewer', () => {
    const long = (letters: number): string[] =>
      ['A', 'B', 'C'].map((first) => first + 'n'.repeat(letters - 1));
    expect(read(long(30))).toEqual(long(30));
    expect(read(long(31))).toEqual([]);
  });

  it('may be indented by a template, within reason', () => {
    const indented = (length: number): string[] => NAMES.map((name) => ' '.repeat(length - 3) + name);
    expect(read(indented(120))).toEqual(NAMES);
    expect(read(indented(121))).toEqual([]);
  });

  it('is no time, whatever words stand beside it', () => {
    expect(read(['Dienstag, 10:21 Uhr', 'Mittwoch, 10:22 Uhr', 'Freitag, 9:23 Uhr'])).toEqual([]);
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
