import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { anyName } from './author-anchors.ts';
import { countPage, countTimes } from './page-counts.ts';

/** How many marks of time a page has. */
const timesIn = (html: string): number => countTimes(pageFromHtml(html)).at(-1)!;

describe('countTimes', () => {
  it.each([
    '12 March 2024',
    'in 1999',
    '２５６７年',
    '3 มีนาคม 2567',
    'at 10:24',
    'um 9.45 Uhr',
    '8：30',
    '3月5日',
    '3 月の初め',
    '１２時頃だ',
    '٢٠٢٤',
    '2024',
  ])('takes %s for a time', (text) => {
    expect(timesIn(`<p>${text}</p>`)).toBe(1);
  });

  it.each(['yesterday', 'in 12 days', '123', '1:2', 'page 3', '月曜日', '12', '1 2 3 4'])(
    'takes %s for none',
    (text) => {
      expect(timesIn(`<p>${text}</p>`)).toBe(0);
    },
  );

  it('takes every time element, whatever it says', () => {
    expect(timesIn('<time>just now</time><time></time>')).toBe(2);
  });

  it('takes only short texts', () => {
    expect(timesIn(`<p>2024${'x'.repeat(56)}</p>`)).toBe(1);
    expect(timesIn(`<p>2024${'x'.repeat(57)}</p>`)).toBe(0);
  });

  it('takes no account of how a template indents them, within reason', () => {
    const indented = (length: number): string => `<p>\n${' '.repeat(length - 13)}5 May 2024\n\n</p>`;
    expect(timesIn(indented(100))).toBe(1);
    expect(timesIn(indented(240))).toBe(1);
    expect(timesIn(indented(241))).toBe(0);
  });

  it('takes an hour of one digit with its sign, but nothing shorter than a time', () => {
    expect(timesIn('<p>8時</p>')).toBe(0);
    expect(timesIn('<p>午後8時</p>')).toBe(1);
    expect(timesIn('<p>8:30</p>')).toBe(1);
  });

  it.each(['19 x1', '20x6', '199 of 9'])('takes %s for no year', (text) => {
    expect(timesIn(`<p>${text}</p>`)).toBe(0);
  });

  it('counts those before each node', () => {
    const page = pageFromHtml('<p>2024</p><p>x</p><p>2025</p>');
    const { tree } = page;
    const before = countTimes(page);
    const texts = Array.from({ length: tree.size }, (_, node) => node).filter(
      (node) => tree.kind[node] === 3,
    );
    expect(texts.map((node) => before[node])).toEqual([0, 1, 1]);
    expect(before[tree.size]).toBe(2);
  });
});

describe('an element that is called a time', () => {
  it.each(['date', 'time', 'timestamp', 'ago', 'post-date', 'post_time', 'meta date', 'DATE', 'date-2'])(
    'by the class %s counts with any number in it',
    (className) => {
      expect(timesIn(`<span class="${className}">vor 3 Stunden</span>`)).toBe(1);
    },
  );

  it.each(['update', 'dates', 'timeline', 'xtime', 'agora', ''])('not by the class %s', (className) => {
    expect(timesIn(`<span class="${className}">vor 3 Stunden</span>`)).toBe(0);
  });

  it('in any script', () => {
    expect(timesIn('<span class=date>قبل ٣ ساعات</span>')).toBe(1);
    expect(timesIn('<span class=date>３分前</span>')).toBe(1);
    expect(timesIn('<span class=date>gestern</span>')).toBe(0);
  });

  it('not by another attribute, or by none', () => {
    expect(timesIn('<span id=date>vor 3 Stunden</span>')).toBe(0);
    expect(timesIn('<span>vor 3 Stunden</span><b class=date></b>')).toBe(0);
  });

  it('not by what stands far behind in its classes', () => {
    expect(timesIn(`<span class="${'x'.repeat(195)} date">vor 3 Stunden</span>`)).toBe(1);
    expect(timesIn(`<span class="${'x'.repeat(200)} date">vor 3 Stunden</span>`)).toBe(0);
  });

  it('with sixty characters at most, white space around them aside', () => {
    const named = (text: string): string => `<span class=date>${text}</span>`;
    expect(timesIn(named(`3${'x'.repeat(59)}`))).toBe(1);
    expect(timesIn(named(`3${'x'.repeat(60)}`))).toBe(0);
    expect(timesIn(named(`\n    3${'x'.repeat(59)}\n    `))).toBe(1);
  });

  it('with six nodes at most', () => {
    expect(timesIn(`<p class=date>3${'<br>'.repeat(4)}</p>`)).toBe(1);
    expect(timesIn(`<p class=date>3${'<br>'.repeat(5)}</p>`)).toBe(0);
  });
});

describe('countPage', () => {
  const author = (name: string): string => `<b class=author>${name}</b>`;

  it('counts the authors before each node', () => {
    const page = pageFromHtml(`${author('Ada')}<p>x</p>${author('Bob')}`);
    const { anchors, authorsBefore } = countPage(page, anyName)!;
    expect(anchors.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
    expect(anchors.map(({ node }) => [authorsBefore[node], authorsBefore[node + 1]])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(authorsBefore[page.tree.size]).toBe(2);
  });

  it('counts text and times when asked', () => {
    const page = pageFromHtml(`${author('Ada')}${author('Bob')}<a href=x>four</a> 2024`);
    const counts = countPage(page, anyName)!;
    expect(counts.text(0)).toMatchObject({ letters: 10, linked: 4 });
    expect(counts.text(0)).toMatchObject({ letters: 10, linked: 4 });
    expect(counts.timesBefore().at(-1)).toBe(1);
    expect(counts.timesBefore()).toBe(counts.timesBefore());
  });

  it('has nothing to count where fewer than two people are named', () => {
    expect(countPage(pageFromHtml(author('Ada') + author('Ada')), anyName)).toBeNull();
    expect(countPage(pageFromHtml('<p>x'), anyName)).toBeNull();
    expect(countPage(pageFromHtml(author('Ada') + author('Bob')), anyName)).not.toBeNull();
  });
});
