import { describe, expect, it } from 'vitest';
import { dateStyleOf } from '../dates/date-style.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { Tag } from '../page/tags.ts';
import { timesOfPosts } from './post-times.ts';

function datesOf(html: string): (string | null)[] {
  const page = pageFromHtml(html);
  const { tag, size } = page.tree;
  const roots = Array.from({ length: size }, (_, at) => at).filter((at) => tag[at] === Tag.section);
  const posts = roots.map((root) => ({ root, replies: [] }));
  return timesOfPosts(page, posts, dateStyleOf('en')).map((time) => time?.date ?? null);
}

const post = (joined: string, written: string): string =>
  `<section><dl><dd>Joined: ${joined}</dd></dl><p class=time>${written}</p><div>Text</div></section>`;

describe('the times of posts', () => {
  it('follow each other; since when people are members does not', () => {
    const html = [
      post('3 May 2012', '1 June 2026'),
      post('4 April 2019', '2 June 2026'),
      post('3 May 2012', '3 June 2026'),
    ].join('');
    expect(datesOf(html)).toEqual(['2026-06-01', '2026-06-02', '2026-06-03']);
  });

  it('are later than those of joining, where both are in order', () => {
    expect(datesOf(post('3 May 2012', '1 June 2026') + post('4 April 2019', '2 June 2026'))).toEqual([
      '2026-06-01',
      '2026-06-02',
    ]);
  });

  it('are taken elsewhere where their place has none, and may be missing', () => {
    expect(
      datesOf(`${post('3 May 2012', '1 June 2026')}<section>5 June 2026</section><section>x</section>`),
    ).toEqual(['2026-06-01', '2026-06-05', null]);
  });

  describe('are at the place', () => {
    /** Posts with a time that the page shows first, and one below; either may be missing. */
    const posts = (...times: (readonly [above: string, below: string])[]): string =>
      times
        .map(
          ([above, below]) =>
            `<section>${above && `<p class=above>${above}</p>`}<div>Text</div>${below && `<p class=below>${below}</p>`}</section>`,
        )
        .join('');

    it.each([
      ['though others are later', [1, 2, 3]],
      ['the newest first', [3, 2, 1]],
      ['where the first are of one day', [1, 1, 2]],
      ['where the last are of one day, the newest first', [2, 1, 1]],
    ])('whose times are in order, %s', (_, days) => {
      const others = ['5 July 2026', '1 July 2026', '9 July 2026'];
      expect(datesOf(posts(...days.map((day, at) => [others[at]!, `${day} June 2026`] as const)))).toEqual(
        days.map((day) => `2026-06-0${day}`),
      );
    });

    it('that most posts share, though others tell later times', () => {
      expect(
        datesOf(posts(['', '1 June 2026'], ['8 July 2026', '2 June 2026'], ['', '3 June 2026'])),
      ).toEqual(['2026-06-01', '2026-06-02', '2026-06-03']);
    });

    it('whose times are in order, though a post has none there', () => {
      expect(
        datesOf(
          posts(
            ['5 July 2026', '1 June 2026'],
            ['1 July 2026', '2 June 2026'],
            ['9 July 2026', '3 June 2026'],
            ['2 July 2026', ''],
          ),
        ),
      ).toEqual(['2026-06-01', '2026-06-02', '2026-06-03', '2026-07-02']);
    });

    it('whose times are in order, though one is only told relative to now', () => {
      const html = posts(
        ['5 July 2026', '1 June 2026'],
        ['1 July 2026', '<time>vor 3 Stunden</time>'],
        ['9 July 2026', '3 June 2026'],
      );
      expect(datesOf(html.replaceAll(/(\d June 2026)/gu, '<time>$1</time>'))).toEqual([
        '2026-06-01',
        '2026-07-01',
        '2026-06-03',
      ]);
    });

    it('that is counted once in each post, however many times stand there', () => {
      const list = (first: number): string =>
        `${first} July 2026</p><p class=above>20 July 2026</p><p class=above>21 July 2026`;
      expect(
        datesOf(posts([list(5), '1 June 2026'], [list(1), '2 June 2026'], [list(9), '3 June 2026'])),
      ).toEqual(['2026-06-01', '2026-06-02', '2026-06-03']);
    });

    it('of the later times where both are in order, above or below', () => {
      const joined = ['3 May 2012', '4 April 2019'];
      const written = ['2026年6月1日', '2026年6月2日'];
      const dates = ['2026-06-01', '2026-06-02'];
      expect(datesOf(posts([joined[0]!, written[0]!], [joined[1]!, written[1]!]))).toEqual(dates);
      expect(datesOf(posts([written[0]!, joined[0]!], [written[1]!, joined[1]!]))).toEqual(dates);
    });
  });

  it('are the first of several at their place', () => {
    const both = (day: number): string =>
      `<section><p>${day} June 2026</p><p>${day + 7} June 2026</p></section>`;
    expect(datesOf(both(1) + both(2))).toEqual(['2026-06-01', '2026-06-02']);
  });
});
