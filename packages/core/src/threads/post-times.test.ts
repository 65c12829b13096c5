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
});
