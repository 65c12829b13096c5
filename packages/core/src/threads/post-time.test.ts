import { describe, expect, it } from 'vitest';
import { dateStyleOf } from '../dates/date-style.ts';
import { tagNameOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { bodyOf } from '../page/landmarks.ts';
import { Tag } from '../page/tags.ts';
import { postTime, timesIn } from './post-time.ts';

const timeOf = (html: string, lang = 'en'): string | null => {
  const page = pageFromHtml(`<body>${html}`);
  return postTime(page, bodyOf(page.tree), dateStyleOf(lang));
};

describe('the time of a post', () => {
  it.each([
    ['<time datetime="2026-11-15T08:30Z">x</time>', '2026-11-15T08:30Z'],
    ['<b data-time="2026-11-15">x</b>', '2026-11-15'],
    ['<b data-timestamp=1763195400>x</b>', '2025-11-15T08:30:00Z'],
    ['<b data-utime=" 1763195400123 ">x</b>', '2025-11-15T08:30:00.123Z'],
    ['<meta content="2026-11-15">', '2026-11-15'],
    ['<a title="15 November 2026">x</a>', '2026-11-15'],
    ['<p>15 November 2026</p>', '2026-11-15'],
    ['<time>15 November 2026</time>', '2026-11-15'],
    ['<time>15 <b>November</b> 2026</time>', '2026-11-15'],
  ])('%s', (html, time) => {
    expect(timeOf(html)).toBe(time);
  });

  it.each([
    '<time>two hours ago</time>',
    '<p>no time at all</p>',
    '<b data-time=soon>x</b>',
    '<b data-other=2026-11-15>x</b>',
    '<b data-time=12345>x</b>',
    '<b data-timestamp=763195400>x</b>',
    '<b data-timestamp=11763195400>x</b>',
    '<b data-timestamp=1763195400x>x</b>',
    '',
  ])('is not in %s', (html) => {
    expect(timeOf(html)).toBeNull();
  });

  it('is found in a post that is a quote itself, and not in quotes in it', () => {
    const page = pageFromHtml(
      '<blockquote><blockquote>1 May 2026</blockquote><p>2 May 2026</p></blockquote>',
    );
    const post = bodyOf(page.tree) + 1;
    expect(postTime(page, post, dateStyleOf('en'))).toBe('2026-05-02');
  });

  it('is the first that is told', () => {
    expect(timeOf('<p>1 May 2026</p><time datetime=2026-06-01>x</time>')).toBe('2026-05-01');
  });

  it('is an exact one rather than a relative one before it', () => {
    expect(timeOf('<time>an hour ago</time><p>1 May 2026</p>')).toBe('2026-05-01');
  });

  it('goes by the attribute that says most', () => {
    expect(timeOf('<b title="1 May 2026" data-time="2026-06-01">x</b>')).toBe('2026-06-01');
    expect(timeOf('<b title="1 May 2026" data-time="none">x</b>')).toBe('2026-05-01');
    expect(timeOf('<b title="1 May 2026" data-time="12345">x</b>')).toBe('2026-05-01');
  });

  it('is read in the style of the language', () => {
    expect(timeOf('<p>3/4/2026</p>', 'en-US')).toBe('2026-03-04');
    expect(timeOf('<p>3/4/2026</p>', 'fr')).toBe('2026-04-03');
  });

  it('is not in a long text or a long attribute', () => {
    const at = (length: number): string => `1 May 2026 ${'x'.repeat(length - 11)}`;
    expect(timeOf(`<p>${at(60)}</p>`)).toBe('2026-05-01');
    expect(timeOf(`<p>${at(61)}</p>`)).toBeNull();
    expect(timeOf(`<p>${' '.repeat(40)}${at(60)}</p>`)).toBe('2026-05-01');
    expect(timeOf(`<p>${' '.repeat(60)}${at(60)}</p>`)).toBe('2026-05-01');
    expect(timeOf(`<p>${' '.repeat(61)}${at(60)}</p>`)).toBeNull();
    expect(timeOf(`<b title="${at(60)}">x</b>`)).toBe('2026-05-01');
    expect(timeOf(`<b title="${at(61)}">x</b>`)).toBeNull();
  });

  it('is not looked for further than in the first two hundred nodes', () => {
    const after = (nodes: number): string => `${'<br>'.repeat(nodes)}<time datetime=2026-06-01></time>`;
    expect(timeOf(after(198))).toBe('2026-06-01');
    expect(timeOf(after(199))).toBeNull();
  });

  it('is not that of what follows the post', () => {
    const page = pageFromHtml('<body><div>x</div><p>1 May 2026</p>');
    const div = bodyOf(page.tree) + 1;
    expect(postTime(page, div, dateStyleOf('en'))).toBeNull();
    expect(timesIn(page, div, [], dateStyleOf('en'))).toEqual([]);
    const marked = pageFromHtml('<body><div>x</div><time datetime=2026-05-01></time>');
    expect(timesIn(marked, div, [], dateStyleOf('en'))).toEqual([]);
  });
});

describe('the place that tells the time', () => {
  const placeOf = (html: string): string | null => {
    const page = pageFromHtml(`<body>${html}`);
    const [time] = timesIn(page, bodyOf(page.tree), [], dateStyleOf('en'));
    return time === undefined ? null : tagNameOf(page.tree, time.node) || '#text';
  };

  it('is the element or the text', () => {
    expect(placeOf('<p>a</p><time datetime=2026-06-01>x</time>')).toBe('time');
    expect(placeOf('<p>1 May 2026</p>')).toBe('#text');
    expect(placeOf('<p>a</p>')).toBeNull();
  });

  it('is the first relative one where no other is told', () => {
    expect(placeOf('<b>x</b><time>an hour ago</time><i>y</i>')).toBe('time');
  });
});

describe('the times of a post', () => {
  const datesIn = (html: string): (string | null)[] => {
    const page = pageFromHtml(`<body>${html}`);
    return timesIn(page, bodyOf(page.tree), [], dateStyleOf('en')).map(({ date }) => date);
  };

  it('may have years of two digits in a line of their own', () => {
    expect(datesIn('<p>Tue 16-Jun-20 16:12:14</p>')).toEqual(['2020-06-16T16:12:14']);
    expect(datesIn('<p>29.01.19</p>')).toEqual(['2019-01-29']);
  });

  it('are not in quotes, and no numbers of posts', () => {
    expect(datesIn('<blockquote>1 May 2026</blockquote><p>1046</p><p>2 May 2026</p>')).toEqual([
      '2026-05-02',
    ]);
  });

  it('follow a quote at once', () => {
    expect(datesIn('<blockquote>1 May 2026</blockquote><time datetime=2026-05-02></time>')).toEqual([
      '2026-05-02',
    ]);
  });

  it('are no more than twelve', () => {
    const days = (count: number): string =>
      Array.from({ length: count }, (_, at) => `<p>${at + 1} May 2026</p>`).join('');
    expect(datesIn(days(12))).toHaveLength(12);
    expect(datesIn(days(13))).toHaveLength(12);
  });

  it('are not those of replies, but those around them', () => {
    const page = pageFromHtml(
      '<body><p>1 May 2026</p><hr><hr><div>2 May 2026</div><p>3 May 2026</p><div>4 May 2026</div><p>5 May 2026</p>',
    );
    const { tag, size } = page.tree;
    const replies = Array.from({ length: size }, (_, node) => node).filter((node) => tag[node] === Tag.div);
    const times = timesIn(page, bodyOf(page.tree), replies, dateStyleOf('en'));
    expect(times.map(({ date }) => date)).toEqual(['2026-05-01', '2026-05-03', '2026-05-05']);
  });

  it('may end with a full stop in a line of twenty-six letters, but not in a longer one', () => {
    expect(datesIn('<p>2019. 1. 29.</p>')).toEqual(['2019-01-29']);
    expect(datesIn('<p>Wed, 12 May 2026 at 10:41.</p>')).toHaveLength(1);
    expect(datesIn('<p>Thurs, 12 May 2026 at 10:41.</p>')).toHaveLength(0);
    expect(datesIn('<p>Thurs, 12 May 2026 at 10:41</p>')).toHaveLength(1);
    expect(datesIn('<p>Written by J. Smith on 12 May 2026</p>')).toEqual(['2026-05-12']);
  });

  it.each([
    'We saw it again there on 12 May 2026!',
    'Did you see it there on 12 May 2026?',
    '私たちが最後にその船を港で見たのは、たしか2026年5月12日のことでした。',
    'Мы в последний раз видели его 12.05.2026…',
  ])('are not in the sentence "%s"', (sentence) => {
    expect(datesIn(`<p>${sentence}</p>`)).toEqual([]);
  });

  it('have a whole year in a line of more than twenty-six letters', () => {
    expect(datesIn('<p>On the boat since 16-Jun-20</p>')).toEqual([]);
    expect(datesIn('<p>On a boat since 16-Jun-2020</p>')).toEqual(['2020-06-16']);
    expect(datesIn('<p>Tue 16-Jun-20 at 16:12 GMT</p>')).toHaveLength(1);
  });
});
