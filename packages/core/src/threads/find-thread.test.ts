import { describe, expect, it } from 'vitest';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { findThread } from './find-thread.ts';
import { partOf, sourceOf } from './posts.cases.ts';

const TEXT = 'Some words of the post itself, enough of them to be what most of it says';

describe('the posts of a thread', () => {
  const unmarked = (name: string, day: number): string =>
    `<div class=row><i>2026-06-0${day}</i><strong>${name}</strong><p>${TEXT}</p></div>`;
  const namesIn = (html: string, isMarked?: boolean): string[] =>
    findThread(pageFromHtml(html), () => 'en', isMarked).map(({ author }) => author.name);

  it('are those without marks where there are no others', () => {
    const html = unmarked('wzrd', 1) + unmarked('Nickl', 2) + unmarked('ember', 3);
    expect(namesIn(html)).toEqual(['wzrd', 'Nickl', 'ember']);
    expect(namesIn(html, true)).toEqual([]);
  });

  it('are the marked ones where there are both', () => {
    const marked = (name: string): string =>
      `<div class=c><b class=author>${name}</b><i>15 May 2026</i><p>${TEXT}</p></div>`;
    const html = unmarked('wzrd', 1) + unmarked('Nickl', 2) + unmarked('ember', 3);
    expect(namesIn(html + marked('Ada Brook') + marked('Bob Wood'))).toEqual(['Ada Brook', 'Bob Wood']);
  });

  it('are read without asking for the language where there are none', () => {
    let asked = 0;
    const lang = (): string => {
      asked++;
      return 'en';
    };
    expect(findThread(pageFromHtml(`<p>${TEXT}</p>`), lang)).toEqual([]);
    expect(asked).toBe(0);
  });
});

describe('a thread with remarks on its posts', () => {
  const remark = (name: string, id: string): string =>
    `<div class=r id=${id}>Is that so, and how would anybody know it? <b class=author>${name}</b> <time datetime=2026-05-16>x</time></div>`;
  const answer = (name: string, id: string, attributes = ''): string =>
    `<div class=c id=${id} ${attributes}><b class=author>${name}</b><i>15 May 2026</i><p>${'A long answer to what was asked. '.repeat(9)}</p>${['Eve Roe', 'Fay Lee', 'Gil Orr'].map((by, at) => remark(by, `${id}.${at}`)).join('')}</div>`;
  const html = answer('Ada Brook', '1') + answer('Bob Wood', '2', 'itemprop=acceptedAnswer');
  const page = pageFromHtml(html);
  const posts = findThread(page, () => 'en');

  it('has them in the order of the page, each with its author and time', () => {
    const told = posts.map(({ root, author, time }) => [
      getAttribute(page, root, 'id'),
      author.name,
      time?.date,
    ]);
    expect(told).toEqual([
      ['1', 'Ada Brook', '2026-05-15'],
      ['1.0', 'Eve Roe', '2026-05-16'],
      ['1.1', 'Fay Lee', '2026-05-16'],
      ['1.2', 'Gil Orr', '2026-05-16'],
      ['2', 'Bob Wood', '2026-05-15'],
      ['2.0', 'Eve Roe', '2026-05-16'],
      ['2.1', 'Fay Lee', '2026-05-16'],
      ['2.2', 'Gil Orr', '2026-05-16'],
    ]);
  });

  it('cuts names and times from posts and remarks at their own places', () => {
    expect(partOf(page, posts[0]!.body)).toBe(`<p>${'A long answer to what was asked. '.repeat(9)}</p>`);
    expect(partOf(page, posts[1]!.body).replace(/\s+/gu, ' ')).toBe(
      '<div class=r id=1.0>Is that so, and how would anybody know it? </div>',
    );
  });

  it('has times of posts that are not where those of remarks are, however many these are', () => {
    const card = (date: string): string => `<dl class=card><dd class=line><i>${date}</i></dd></dl>`;
    const joined = html
      .replaceAll('<i>15 May 2026</i>', `${card('3 May 2012')}<p class=when>15 May 2026</p>`)
      .replaceAll('<time datetime=2026-05-16>x</time>', card('16 May 2026'));
    const dates = findThread(pageFromHtml(joined), () => 'en').map(({ time }) => time?.date);
    const remarks = Array(3).fill('2026-05-16');
    expect(dates).toEqual(['2026-05-15', ...remarks, '2026-05-15', ...remarks]);
  });

  it('accepts an answer, but not what others remark on it', () => {
    const accepted = posts.filter(({ isAccepted }) => isAccepted);
    expect(accepted.map(({ author }) => author.name)).toEqual(['Bob Wood']);
  });
});

describe('the votes for a post', () => {
  const VOTES = '<span itemprop=upvoteCount>12</span>';
  const HEAD = '<i>15 May 2026</i>';
  const post = (name: string, inside: string): string =>
    `<div class=c><b class=author>${name}</b>${HEAD}${inside}</div>`;
  const placed = (inside: string): { heads: string[]; body: string; votes: (number | undefined)[] } => {
    const page = pageFromHtml(post('Ada Brook', inside) + post('Bob Wood', `<p>${TEXT}</p>`));
    const posts = findThread(page, () => 'ja');
    const { body } = posts[0]!;
    return {
      heads: body.heads.map((node) => sourceOf(page, node)),
      body: partOf(page, body),
      votes: posts.map(({ votes }) => votes?.count),
    };
  };
  const NAME = '<b class=author>Ada Brook</b>';

  it('are cut from its text', () => {
    expect(placed(`<div><p>${TEXT}</p>${VOTES}<p>橋は明日また開くそうです</p></div>`)).toEqual({
      heads: [NAME, HEAD, VOTES],
      body: `<div><p>${TEXT}</p><p>橋は明日また開くそうです</p></div>`,
      votes: [12, undefined],
    });
  });

  it('are a head beside its text', () => {
    expect(placed(`${VOTES}<p>${TEXT}</p>`)).toEqual({
      heads: [NAME, HEAD, VOTES],
      body: `<p>${TEXT}</p>`,
      votes: [12, undefined],
    });
    expect(placed(`<p>${TEXT}</p>${VOTES}`).heads).toEqual([NAME, HEAD, VOTES]);
  });

  it('leave nothing to cut where they stand beside the text', () => {
    for (const inside of [`${VOTES}<p>${TEXT}</p>`, `<p>${TEXT}</p>${VOTES}`]) {
      const page = pageFromHtml(post('Ada Brook', inside) + post('Bob Wood', `<p>${TEXT}</p>`));
      const removed = findThread(page, () => null).map(({ body }) => body.removed);
      expect(removed).toEqual([[], []]);
    }
  });
});
