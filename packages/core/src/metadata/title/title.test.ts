import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { readMetadata } from '../metadata.ts';
import { comparable, similarity } from './similarity.ts';

const titleOf = (html: string, url?: string): string | null =>
  readMetadata(pageFromHtml(html), { url: url ?? null }).metadata.title;
const og = (name: string, content: string): string => `<meta property="og:${name}" content="${content}">`;

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

  it('tells the name of the site when nothing else does', () => {
    const { metadata } = readMetadata(
      pageFromHtml('<title>Bridge opens | Star</title><h1>Bridge opens</h1>'),
    );
    expect(metadata.siteName).toBe('Star');
  });
});

describe('similarity', () => {
  it('is 1 for the same letters, 0 for none in common, in between by shared pairs', () => {
    expect(similarity(comparable('Ａ b-C'), comparable('abc'))).toBe(1);
    expect(similarity('abc', 'xyz')).toBe(0);
    // Pairs ab, bc, cd and ab, bc, cx: two of three in common.
    expect(similarity('abcd', 'abcx')).toBeCloseTo(2 / 3);
    expect(similarity('a', 'b')).toBe(0);
  });
});
