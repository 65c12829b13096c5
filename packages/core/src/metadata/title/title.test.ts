import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { readMetadata } from '../metadata.ts';

const titleOf = (html: string, url?: string): string | null =>
  readMetadata(pageFromHtml(html), { url: url ?? null }).metadata.title;
const og = (name: string, content: string): string => `<meta property="og:${name}" content="${content}">`;

const meta = (name: string, content: string): string => `<meta name="${name}" content="${content}">`;

describe('the title', () => {
  it('is the heading where another title says nearly the same', () => {
    const html = `${og('title', 'You won’t believe these seven tips on how to rent a car')}<h1>Seven tips on renting a car</h1>`;
    expect(titleOf(html)).toBe('Seven tips on renting a car');
  });

  it('is not a heading that is about something else', () => {
    expect(titleOf(`${og('title', 'Seven tips on renting a car')}<h1>Welcome back!</h1>`)).toBe(
      'Seven tips on renting a car',
    );
  });

  it('is the confirmed one of several headings', () => {
    const html = '<title>Bridge opens | Daily</title><h1>Daily</h1><h1>Bridge opens</h1><h1>More</h1>';
    expect(titleOf(html)).toBe('Bridge opens');
  });

  it.each([
    ['Bridge opens - The Daily Star', 'The Daily Star', 'Bridge opens'],
    ['The Daily Star » Bridge opens', 'The Daily Star', 'Bridge opens'],
    ['新しい橋が開通：日日新聞', '日日新聞', '新しい橋が開通'],
    ['大桥今日通车_国际频道-每日新闻', '每日新闻', '大桥今日通车_国际频道'],
    ['افتتاح الجسر الجديد | الصحيفة', 'الصحيفة', 'افتتاح الجسر الجديد'],
    ['New: a bridge - and a tunnel - opens', 'The Daily Star', 'New: a bridge - and a tunnel - opens'],
  ])('loses the stated name of the site: %s', (title, site, expected) => {
    expect(titleOf(og('title', title) + og('site_name', site))).toBe(expected);
  });

  it('loses the name of the site when only the host gives it away', () => {
    expect(titleOf('<title>Bridge - Daily Star</title>', 'https://www.daily-star.example/bridge')).toBe(
      'Bridge',
    );
  });

  it('loses the name of the site beside a sign that words have too, but on a front page only after it', () => {
    const named = (title: string, url: string): string | null =>
      titleOf(`${og('site_name', '新日報')}<title>${title}</title>`, url);
    expect(named('新しい橋が開通-新日報', 'https://a.example/')).toBe('新しい橋が開通');
    expect(named('新日報: 橋のすべて', 'https://a.example/813')).toBe('橋のすべて');
    expect(named('新日報: 橋のすべて', 'https://a.example/?from=b')).toBe('新日報: 橋のすべて');
    expect(named('新日報 | 橋のすべて', 'https://a.example/')).toBe('橋のすべて');
  });

  it('loses the short end of a window title with nothing else to go by', () => {
    expect(titleOf('<title>A new bridge opens over the river | Star</title>')).toBe(
      'A new bridge opens over the river',
    );
    expect(titleOf('<title>Star – A new bridge opens over the river</title>')).toBe(
      'A new bridge opens over the river',
    );
    expect(titleOf('<title>Bridges – Tunnels</title>')).toBe('Bridges – Tunnels');
  });

  it('keeps hyphens and colons that are spelling', () => {
    expect(titleOf('<title>E-mail at 24/7: a long way to go for everyone</title>')).toBe(
      'E-mail at 24/7: a long way to go for everyone',
    );
  });

  it('is the name of the site when there is nothing else', () => {
    expect(titleOf(`<title>Star</title>${og('site_name', 'Star')}`)).toBe('Star');
  });

  it.each<[what: string, html: string, title: string]>([
    [
      'a heading that equals one of the titles',
      `${og('title', 'Zz')}${meta('dc.title', 'Bridge')}<h1>Bridge</h1>`,
      'Bridge',
    ],
    ['a heading that equals the window title', '<title>Bridge</title><h1>Bridge!</h1>', 'Bridge!'],
    [
      'a heading like a part of the window title',
      '<title>Star | The bridge opens</title><h1>Bridge opens</h1>',
      'Bridge opens',
    ],
    [
      'a heading that the window title confirms',
      `${og('title', 'Tunnel')}<title>Bridge</title><h1>Bridge</h1>`,
      'Bridge',
    ],
    [
      'no heading that is the name of the site',
      `${og('site_name', 'Star')}${og('title', 'Star')}${meta('dc.title', 'Bridge')}<h1>Star</h1>`,
      'Bridge',
    ],
    [
      'no heading like the name of the site in a title',
      `${og('site_name', 'The Star')}${og('title', 'A new bridge opens over the river | The Star')}<h1>The Stars</h1>`,
      'A new bridge opens over the river',
    ],
    ['an unconfirmed heading as it is', '<h1>Bridges | Star</h1>', 'Bridges | Star'],
    ['a heading without its kicker', `${og('title', 'opens')}<h1>Bridge opens</h1>`, 'opens'],
    [
      'the whole heading where the end is short',
      `${og('title', 'in')}${meta('dc.title', 'Bridge opens again')}<h1>Bridge opens again in</h1>`,
      'Bridge opens again in',
    ],
    [
      'the whole heading where only the window title ends it',
      '<title>The bridge opens</title><h1>Now the bridge opens</h1>',
      'Now the bridge opens',
    ],
    [
      'the part that another title confirms',
      `${og('title', 'News: Bridge opens')}${meta('title', 'Bridge opens')}`,
      'Bridge opens',
    ],
    [
      'the longest part that another title confirms',
      `${og('title', 'News | Bridge | opens')}${meta('title', 'Bridge opens')}${meta('dc.title', 'Bridge')}`,
      'Bridge | opens',
    ],
    [
      'the first part that another title confirms',
      `${og('title', 'Bridge | News')}${meta('title', 'Bridge')}`,
      'Bridge',
    ],
    [
      'no part that is the name of the site',
      `${og('site_name', 'Star')}${og('title', 'Bridge | Star | Now')}${meta('title', 'Star')}`,
      'Bridge | Star | Now',
    ],
    [
      'all but the sites at both ends',
      `${og('site_name', 'Star')}${og('title', 'Star | Bridge opens | Star')}`,
      'Bridge opens',
    ],
    [
      'the last name where all are the site',
      `${og('site_name', 'Star')}${og('title', 'Star | Star')}`,
      'Star',
    ],
    [
      'a stated title with a short end',
      og('title', 'A new bridge opens over the river | Star'),
      'A new bridge opens over the river | Star',
    ],
    [
      'a copy of the window title without its short end',
      `${og('title', 'A new bridge opens over the river | Star')}<title>A new bridge opens over the river | Star</title>`,
      'A new bridge opens over the river',
    ],
    [
      'another title than the window title as it is',
      `${og('title', 'A new bridge opens over the river | Star')}<title>Something else</title>`,
      'A new bridge opens over the river | Star',
    ],
    ['a part twice as long as any other', '<title>News | abcdefgh | Star</title>', 'abcdefgh'],
    ['all but the end where no part is', '<title>abcdefg | News | Star</title>', 'abcdefg | News'],
    [
      'all but the beginning where the end is longer',
      '<title>Star | abcdef | ghijkl</title>',
      'abcdef | ghijkl',
    ],
    [
      'all where both ends are long',
      '<title>abcdefgh | ijkl | mnopqrst</title>',
      'abcdefgh | ijkl | mnopqrst',
    ],
  ])('is %s', (_, html, title) => {
    expect(titleOf(html)).toBe(title);
  });

  it('is no date inside the heading', () => {
    expect(titleOf('<h1>The bridge opens <time>3 May 2026</time></h1>')).toBe('The bridge opens');
  });

  it('is the smaller heading that begins the window title where the larger one ends it', () => {
    const window = '<title>The bridge over the river opens | Forum of bridges</title>';
    expect(titleOf(`${window}<h1>Forum of bridges</h1><h2>The bridge over the river opens</h2>`)).toBe(
      'The bridge over the river opens',
    );
    expect(titleOf(`<title>News | The bridge opens</title><h1>The bridge opens</h1><h2>News</h2>`)).toBe(
      'The bridge opens',
    );
  });

  it('undoes double escaping in tags but not what a heading shows', () => {
    expect(titleOf(og('title', 'Q&amp;amp;A'))).toBe('Q&A');
    expect(titleOf('<h1>The &amp;nbsp; entity</h1>')).toBe('The &nbsp; entity');
  });

  it('is not the title of an inline drawing', () => {
    expect(titleOf('<svg><title>Logo</title></svg><title>Real</title>')).toBe('Real');
  });

  it('parts words at line breaks and blocks, not at inline elements', () => {
    expect(titleOf('<h1><ruby>東京<rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby>の橋</h1>')).toBe('東京の橋');
    expect(titleOf('<h1>One<br>two <b>thr</b>ee<script>x()</script></h1>')).toBe('One two three');
  });

  it.each([
    ['<title>Bridge opens | Star</title><h1>Bridge opens</h1>', 'Star'],
    ['<title>Star | Bridge opens</title><h1>Bridge opens</h1>', 'Star'],
    ['<title>Bridge opens | News | Star</title><h1>Bridge opens | News</h1>', 'Star'],
    ['<title>Bridge opens | News | Star</title><h1>Bridge opens</h1>', null],
    ['<title>Bridge opens</title><h1>Bridge opens</h1>', null],
    ['<title>Bridge opens-Star</title><h1>Bridge opens</h1>', null],
    [`${og('title', 'Bridge opens | Star')}<h1>Bridge opens</h1>`, null],
    ['<h1>Bridge opens</h1>', null],
    ['<p>Text</p>', null],
  ])('tells the name of the site when nothing else does: %s', (html, name) => {
    expect(readMetadata(pageFromHtml(html)).metadata.siteName).toBe(name);
  });
});
