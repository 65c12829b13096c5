import { describe, expect, it } from 'vitest';
import { outputBudget } from '../budget/output-budget.ts';
import { extract } from '../extract.ts';
import { partWriter } from '../output/write-part.ts';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { growthRatio } from '../trace/growth.cases.ts';
import { findPosts } from './find-posts.ts';
import { readPosts, type ThreadPost } from './read-posts.ts';
import { threadBoxes } from './thread-boxes.ts';

const read = (html: string, lang: string | null = 'en'): readonly ThreadPost[] => {
  const page = pageFromHtml(html);
  return readPosts(
    page,
    lang,
    partWriter(page, 'posts', { base: 'https://forum.example/t/1', budget: outputBudget(page) }),
  );
};

const slim = (posts: readonly ThreadPost[]): unknown[] =>
  posts.map(({ author, published, depth, text }) => [author, published, depth, text]);

const nav = '<nav><a href="/">Home</a></nav><h1>Thread</h1>';

describe('readPosts', () => {
  it('reads a forum: boxes one below the other, in table form too', () => {
    const post = (name: string, time: string, text: string): string => `<div class="post">
      <div class="side"><a class="username" href="/members/${name}.1/">${name}</a><br>Posts: 12</div>
      <div class="main"><div class="head"><time datetime="${time}">x</time> <a href="#1">#1</a></div>
      <div class="body"><p>${text}</p></div></div></div>`;
    const html =
      nav +
      post('นก', '2026-11-15T08:30:00+07:00', 'สะพานเปิดหรือยังครับ อยากทราบมาก') +
      post('ปลา', '2026-11-15T09:00:00+07:00', 'เปิดแล้วครับ เมื่อวานนี้เอง') +
      post('นก', '2026-11-15T09:05:00+07:00', 'ขอบคุณครับ');
    expect(slim(read(html, 'th'))).toEqual([
      ['นก', '2026-11-15T08:30:00+07:00', 0, 'สะพานเปิดหรือยังครับ อยากทราบมาก'],
      ['ปลา', '2026-11-15T09:00:00+07:00', 0, 'เปิดแล้วครับ เมื่อวานนี้เอง'],
      ['นก', '2026-11-15T09:05:00+07:00', 0, 'ขอบคุณครับ'],
    ]);
  });

  it('reads nested comments with their depth', () => {
    const comment = (name: string, date: string, text: string, replies = ''): string =>
      `<li class="comment" id="c-${name.length}"><div class="comment-body"><cite class="fn">${name}</cite>
      <span class="when">${date}</span><p>${text}</p></div><ol class="children">${replies}</ol></li>`;
    const html = `<article><p>${'Ein langer Artikel über eine Brücke. '.repeat(30)}</p></article><ol>${
      comment(
        'Анна Ковальчук',
        '15.11.2026 10:00',
        'Дякую за статтю, дуже цікаво.',
        comment(
          'Марко',
          '15.11.2026 11:30',
          'Погоджуюся з вами повністю.',
          comment('Анна Ковальчук', '16.11.2026', 'Радію, що сподобалося.'),
        ),
      ) + comment('Ольга', '17.11.2026', 'А коли буде продовження?')
    }</ol>`;
    expect(slim(read(html, 'uk'))).toEqual([
      ['Анна Ковальчук', '2026-11-15T10:00', 0, 'Дякую за статтю, дуже цікаво.'],
      ['Марко', '2026-11-15T11:30', 1, 'Погоджуюся з вами повністю.'],
      ['Анна Ковальчук', '2026-11-16', 2, 'Радію, що сподобалося.'],
      ['Ольга', '2026-11-17', 0, 'А коли буде продовження?'],
    ]);
  });

  it('reads questions and answers, whose time only a clock could tell', () => {
    const answer = (name: string, text: string): string =>
      `<div class="answer" id="a-1"><div class="text"><p>${text}</p><pre>x = 1</pre></div>
       <div class="user-info"><time>vor 2 Stunden</time> <a href="/users/7/${name}">${name}</a></div></div>`;
    const posts = read(
      nav +
        answer('Grete', 'So geht das, mit einer Zuweisung.') +
        answer('Hans', 'Oder ganz anders, siehe unten.'),
      'de',
    );
    expect(posts.map(({ author, published }) => [author, published])).toEqual([
      ['Grete', null],
      ['Hans', null],
    ]);
    expect(posts[0]!.content).toContain('<pre');
    expect(posts[0]!.text).not.toContain('Grete');
  });

  it('believes a depth that the markup states', () => {
    const row = (name: string, depth: number): string =>
      `<div class="row" data-depth="${depth}"><a class="author" href="/u/${name}">${name}</a>
       <time datetime="2026-11-15">x</time><p>${'言葉がここにあります。'.repeat(2)}</p></div>`;
    expect(
      read(nav + row('山田', 0) + row('佐藤', 1) + row('鈴木', 2), 'ja').map(({ depth }) => depth),
    ).toEqual([0, 1, 2]);
  });

  it.each([
    [
      'an article',
      `<h1>x</h1><p class="byline">By Ada Brook, 15 November 2026</p><p>${'Words. '.repeat(90)}</p>`,
    ],
    [
      'teasers',
      ['One', 'Two', 'Three']
        .map(
          (name) => `<div class="card"><h2><a href="/x">A long title of a story by ${name}</a></h2>
          <span class="author">${name} Brook</span> <time>15 November 2026</time><p>Some words of the story.</p></div>`,
        )
        .join(''),
    ],
    [
      'a team',
      ['Ann', 'Bob', 'Cy']
        .map((name) => `<div class="member"><b class="author">${name} Lee</b><p>Likes bridges.</p></div>`)
        .join(''),
    ],
    [
      'a byline and a box about the same person',
      ['Ann Lee', 'Ann Lee, Editor']
        .map(
          (name) =>
            `<div class="author-box"><b class="author">${name}</b> <time>15 Nov 2026</time><p>Writes here.</p></div>`,
        )
        .join(''),
    ],
  ])('finds no discussion in %s', (_, html) => {
    expect(findPosts(pageFromHtml(html))).toEqual([]);
  });

  it('is asked for, and gives a thread its author and time', () => {
    const post = (
      name: string,
    ): string => `<div class="post"><a class="username" href="/u/${name}">${name}</a>
      <time datetime="2026-11-15T08:30Z"></time><p>${`${name} says something about the bridge. `.repeat(3)}</p></div>`;
    const html = nav + post('ada') + post('bob');
    expect(extract(html)).not.toHaveProperty('posts');
    const result = extract(html, { posts: true });
    expect(result.posts).toHaveLength(2);
    expect(result).toMatchObject({ byline: 'ada', published: '2026-11-15T08:30Z' });
  });

  it('stays linear where every box holds all the others', () => {
    const box = (name: string): string => `<div class="c"><b class="author">${name}</b> 2026-11-15 text `;
    expect(findPosts(pageFromHtml(`${box('Ann Lee')}${box('Bob Ray')}`.repeat(200)))).toHaveLength(400);
  });

  it('takes boxes inside a box by the same person for parts of it', () => {
    const post = (name: string): string =>
      `<div class="c"><b class="author">${name}</b> 2026-11-15 said <div class="c">by <b class="author">${name}</b> 2026-11-15</div></div>`;
    expect(findPosts(pageFromHtml(post('Ann Lee') + post('Bob Ray')))).toHaveLength(2);
  });

  it('takes linear time where every name is marked in a way of its own', () => {
    const letters = (n: number): string => n.toString(26).replace(/\d/gu, (d) => 'qrstuvwxyz'[Number(d)]!);
    const prepare = (size: number): (() => void) => {
      const box = (n: number): string =>
        `<div class="c"><b class="author">${n % 2 === 0 ? 'Ann Lee' : 'Bob Ray'}</b> 2026-11-15 text
        <a href="/user${letters(n)}?">Cid Roy</a></div>`;
      const page = pageFromHtml(Array.from({ length: size }, (_, n) => box(n)).join(''));
      expect(findPosts(page)).toHaveLength(size);
      return () => void findPosts(page);
    };
    expect(growthRatio(prepare, 500, 16)).toBeLessThan(40);
  });

  it('takes linear time where boxes of many shapes hold all names', () => {
    const prepare = (size: number): (() => void) => {
      const opening = Array.from({ length: size / 8 }, (_, n) => `<div class="${'c'.repeat(n + 1)}">`).join(
        '',
      );
      const closing = '</div>'.repeat(size / 8);
      const names = '<b class="author">Ann Lee</b> '.repeat(size);
      const page = pageFromHtml(
        `${`${opening}2026-11-15 text ${names}${closing}`.repeat(2)}<b class="author">Bob Ray</b>`,
      );
      void page.tree;
      return () => void findPosts(page);
    };
    expect(growthRatio(prepare, 200, 8)).toBeLessThan(20);
  });
});

describe('threadBoxes', () => {
  const boxes = (html: string): (string | null)[] => {
    const page = pageFromHtml(html);
    return threadBoxes(page).map((node) => getAttribute(page, node, 'id'));
  };
  const post = (id: string, text = 'ลมแรงจนเรือเล็กออกจากท่าไม่ได้'): string =>
    `<div id="${id}"><b>Nina</b> 12.03.2024 10:24<p>${text}</p></div>`;

  it('finds posts that only their numbers tell, with replies inside', () => {
    expect(boxes(post('c410') + post('c433'))).toEqual(['c410', 'c433']);
    expect(boxes(post('c410', `A ${post('c411')}`) + post('c433'))).toEqual(['c410', 'c433']);
  });

  it('takes the comments of a post that holds them', () => {
    expect(boxes(post('p410', `Story ${post('p411')}${post('p412')}`))).toEqual(['p411', 'p412']);
  });

  it('takes neither parts that a page counts, nor boxes of links, nor boxes without a time', () => {
    expect(boxes(post('note1') + post('note2'))).toEqual([]);
    expect(boxes(post('c410', '<a href=x>A long link to another page of this site</a>').repeat(2))).toEqual(
      [],
    );
    expect(boxes('<div id=c410><p>One</p></div><div id=c411><p>Two</p></div>')).toEqual([]);
  });

  it('takes linear time where every box has a number', () => {
    const prepare = (n: number): (() => void) => {
      const html = Array.from({ length: n }, (_, i) => `<div id=c${1000 + i}>12:30 <p>Text`).join('');
      const page = pageFromHtml(html);
      void page.tree;
      return () => threadBoxes(page);
    };
    expect(growthRatio(prepare, 200, 16)).toBeLessThan(40);
  });
});
