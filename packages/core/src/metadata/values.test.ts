import { describe, expect, it } from 'vitest';
import { dateStyleOf } from '../dates/date-style.ts';
import { expectDate, findDate } from '../dates/dates.ts';
import { listAuthors } from '../names/authors.ts';
import { asVisibleName } from '../names/names.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { readMetadata } from './metadata.ts';
import type { Metadata } from './page-metadata.ts';
import { listTags } from './page-tags.ts';

const read = (html: string, url: string | null = null): Metadata =>
  readMetadata(pageFromHtml(html), { url }).metadata;

describe('dates as people write them', () => {
  it.each([
    ['th', '15 พฤศจิกายน 2569', '2026-11-15'],
    ['fa', '۲۸ تیر ۱۴۰۲', '2023-07-19'],
    ['fa', '۱ فروردین ۱۴۰۴', '2025-03-21'],
    ['ar', '١٥ نوفمبر ٢٠٢٦', '2026-11-15'],
    ['hi', '20 दिसंबर 2023', '2023-12-20'],
    ['ja', '令和6年5月1日', '2024-05-01'],
    ['ja', '平成元年1月8日', '1989-01-08'],
    ['zh-TW', '民國113年8月24日', '2024-08-24'],
    ['hu', '2026. november 15.', '2026-11-15'],
    ['lt', '2026 m. lapkričio 15 d.', '2026-11-15'],
    ['vi', 'ngày 15 tháng 11 năm 2026', '2026-11-15'],
    ['en-US', '03/04/2026', '2026-03-04'],
    ['en-GB', '03/04/2026', '2026-04-03'],
    ['de', '26 Mai, 2008', '2008-05-26'],
    ['en', 'Published Oct 20, 2025 at 5:00 PM PST', '2025-10-20T17:00-08:00'],
    ['en-AU', 'Friday 4 Sept. 2026', '2026-09-04'],
    ['fr', '15 novembre 2026 à 8h30', '2026-11-15T08:30'],
    ['de', 'Di., 25.01.2022 - 14:45', '2022-01-25T14:45'],
  ])('%s: %s', (lang, text, expected) => {
    expect(findDate(text, dateStyleOf(lang))).toBe(expected);
  });

  it('takes years of two digits only where a date is expected', () => {
    const german = dateStyleOf('de');
    expect(expectDate('28.09.19', german)).toBe('2019-09-28');
    expect(expectDate('28.09.99', german)).toBe('1999-09-28');
    expect(expectDate('12.08.85', german)).toBe('1985-08-12');
    expect(findDate('28.09.19', german)).toBeNull();
    expect(expectDate('1.2.3', german)).toBeNull();
  });

  it('are found as plain text next to the heading, in the language of the text', () => {
    const body = `<p>${'Die Brücke ist wieder offen, und alle im Dorf freuen sich sehr darüber. '.repeat(4)}</p>`;
    expect(read(`<html lang="en"><h1>Brücke</h1><div>Am 6. Mai 2014</div>${body}`).published).toBe(
      '2014-05-06',
    );
    expect(read(`<h1>x</h1><p>2 May 2014</p><p>3 May 2015</p>`).published).toBe('2014-05-02');
    for (const indent of ['', ' ']) {
      expect(read(`<h1>x</h1><p>${indent}平成 5 年 3 月 1 日</p>`).published).toBe('1993-03-01');
    }
    expect(
      read(`<h1>x</h1><p>${'On 2 May 2014 we met, and so on. '.repeat(1)}${'More. '.repeat(60)}`).published,
    ).toBe('2014-05-02');
    expect(read(`<h1>x</h1><p>${'More of it. '.repeat(40)}It was 2 May 2014.</p>`).published).toBeNull();
  });

  it('the clock of the place is better than that of Greenwich', () => {
    const html = `<meta property="article:published_time" content="2026-11-14T23:30:00Z">
      <meta name="date" content="2026-11-15T00:30:00+01:00">`;
    expect(read(html).published).toBe('2026-11-15T00:30:00+01:00');
  });

  it('an address with another day outvotes what templates state', () => {
    const html = '<meta property="article:published_time" content="2009-04-11">';
    expect(read(html, 'https://a.example/2019/10/22/x').published).toBe('2019-10-22');
    expect(read(html, 'https://a.example/2009/04/12/x').published).toBe('2009-04-11');
  });
});

describe('names as people write them', () => {
  it.each([
    ['By Ada Brook', 'Ada Brook'],
    ['Von Jörn Mecher am', 'Jörn Mecher'],
    ['par Attac France', 'Attac France'],
    ['Текст: Анна Ковальчук', 'Анна Ковальчук'],
    ['作者：焦鹏', '焦鹏'],
    ['(编辑：文静)', '文静'],
    ['（記者：王小明', '王小明'],
    ['Jane Doe (2020-01-01)', 'Jane Doe'],
    ['Jane Doe (Berlin)', 'Jane Doe (Berlin)'],
    ['文／山田太郎', '山田太郎'],
    ['By John Walk - 21 minutes - 4312 words', 'John Walk'],
    ['03.10.2023 by WSET Global', 'WSET Global'],
    ['Sat, 15 Nov 2026', null],
    ['on', null],
    ['user3080392', 'user3080392'],
    ['This is a sentence that is about no author at all', null],
  ])('%s', (text, expected) => {
    expect(asVisibleName(text)).toBe(expected);
  });

  it('reads the links and the list in a byline', () => {
    const byline =
      '<p class="byline">By <a href="/a/1">Ada Brook</a> and <a href="/a/2">Bo Chen</a>, Editor</p>';
    expect(read(`<h1>x</h1>${byline}`)).toMatchObject({
      byline: 'Ada Brook, Bo Chen',
      authors: ['Ada Brook', 'Bo Chen'],
    });
    expect(read('<h1>x</h1><p class="byline"><b>Ada Brook</b><i>Founder of things</i></p>').byline).toBe(
      'Ada Brook',
    );
  });

  it.each([
    [['Ada Brook and Bo Chen'], 'en', ['Ada Brook', 'Bo Chen']],
    [['Ada Brook und Bo Chen'], 'de', ['Ada Brook', 'Bo Chen']],
    [['Ada Brook y Bo Chen'], 'es', ['Ada Brook', 'Bo Chen']],
    [['山田太郎、佐藤花子'], 'ja', ['山田太郎', '佐藤花子']],
    [['Ada Brook, Bo Chen'], 'en', ['Ada Brook', 'Bo Chen']],
    [['Brook, Ada'], 'en', ['Brook, Ada']],
    [['Ada Brook, PhD'], 'en', ['Ada Brook, PhD']],
    [['Ada Brook', 'ada brook'], null, ['Ada Brook']],
  ] as const)('lists %s (%s)', (names, lang, expected) => {
    expect(listAuthors(names, lang)).toEqual(expected);
  });
});

describe('the other fields', () => {
  it('section, tags, licence and icon', () => {
    const html = `<meta property="article:section" content="Sport"><meta property="article:tag" content="Cup">
      <meta property="article:tag" content="Final"><meta name="keywords" content="ignored">
      <link rel="icon" sizes="16x16" href="/16.png"><link rel="shortcut icon" sizes="32x32" href="/32.png">
      <a rel="license" href="https://l.example/by/4.0">CC BY</a>`;
    expect(read(html, 'https://a.example/x')).toMatchObject({
      section: 'Sport',
      tags: ['Cup', 'Final'],
      favicon: 'https://a.example/32.png',
      license: 'https://l.example/by/4.0',
    });
    expect(read('<meta name="keywords" content="橋、村, Brücke; brücke">').tags).toEqual([
      '橋',
      '村',
      'Brücke',
    ]);
    expect(listTags(['a,b', 'B', ' '])).toEqual(['a', 'b']);
    expect(listTags([Array.from({ length: 101 }, (_, at) => `t${at}`).join()])).toHaveLength(100);
  });

  it('reads names that vendors put before the common ones', () => {
    expect(read('<meta property="dable:author" content="서리안">').byline).toBe('서리안');
    expect(read('<meta name="w-published-date" content="2025-05-27T06:03:43Z">').published).toBe(
      '2025-05-27T06:03:43Z',
    );
  });

  it('a title stands in a smaller heading where the site has the first level, and without its kicker', () => {
    const html =
      '<title>Four ways | Site</title><meta property="og:site_name" content="Site"><h1>Site</h1><h2>Four ways</h2>';
    expect(read(html).title).toBe('Four ways');
    const kicker =
      '<meta property="og:title" content="Die Brücke steht"><h1><span>Ellerbach</span> Die Brücke steht</h1>';
    expect(read(kicker).title).toBe('Die Brücke steht');
  });
});
