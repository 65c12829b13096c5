import type { DateStyle } from '../dates/date-style.ts';
import type { Page } from '../page/page.ts';
import type { PostBox } from './post-boxes.ts';
import { placeOf } from './post-places.ts';
import { type FoundTime, timesIn } from './post-time.ts';

/**
 * The time of every post. A post states several: since when its author is a member, when it was edited. The place that
 * nearly all posts share, and whose times follow each other as posts do, is that of the post.
 */
export function timesOfPosts(
  page: Page,
  posts: readonly Pick<PostBox, 'root' | 'replies'>[],
  style: DateStyle,
): (FoundTime | null)[] {
  const found = posts.map(({ root, replies }) => timesIn(page, root, replies, style));
  const rank = rankPlaces(page, found);
  return found.map((times) => {
    const dated = times.filter(({ date }) => date !== null);
    const best = dated.toSorted((a, b) => rank(a) - rank(b))[0];
    return best ?? times[0] ?? null;
  });
}

function rankPlaces(page: Page, found: readonly (readonly FoundTime[])[]): (time: FoundTime) => number {
  const places = new Map<string, string[]>();
  for (const times of found) {
    const seen = new Set<string>();
    for (const { node, date } of times) {
      const place = placeOf(page, node);
      if (date === null || seen.has(place)) continue;
      seen.add(place);
      const dates = places.get(place);
      if (dates === undefined) places.set(place, [date]);
      else dates.push(date);
    }
  }
  const order = [...places].toSorted(
    ([, a], [, b]) => score(b, found.length) - score(a, found.length) || compare(b, a),
  );
  const ranks = new Map(order.map(([place], at) => [place, at]));
  return ({ node }) => ranks.get(placeOf(page, node)) ?? places.size;
}

/** The share of posts with a time at a place, and the share of its times that are in order. */
function score(dates: readonly string[], posts: number): number {
  let [later, earlier] = [0, 0];
  for (let at = 1; at < dates.length; at++) {
    if (dates[at]! >= dates[at - 1]!) later++;
    if (dates[at]! <= dates[at - 1]!) earlier++;
  }
  const steps = dates.length - 1;
  return dates.length / posts + (steps > 0 ? Math.max(later, earlier) / steps : 0);
}

/** People join before they write, so later times are more likely those of posts. */
function compare(a: readonly string[], b: readonly string[]): number {
  return a[0]! < b[0]! ? -1 : a[0]! > b[0]! ? 1 : 0;
}
