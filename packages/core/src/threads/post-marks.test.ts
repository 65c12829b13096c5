import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { isAccepted, votesOf } from './post-marks.ts';

/** The first element of the body. */
const ROOT = 4;

describe('isAccepted', () => {
  it.each([
    ['the box', '<div itemprop="acceptedAnswer">x</div>', true],
    ['another property', '<div itemprop="suggestedAnswer">x</div>', false],
    ['none', '<div>x</div>', false],
  ])('by %s', (_, html, expected) => {
    expect(isAccepted(pageFromHtml(`<head></head><body>${html}`), ROOT)).toBe(expected);
  });

  it('by a box close around it', () => {
    const around = (boxes: number): string => `<div itemprop="acceptedAnswer">${'<div>'.repeat(boxes)}x`;
    const inner = (boxes: number): boolean =>
      isAccepted(pageFromHtml(`<head></head><body>${around(boxes)}`), ROOT + boxes);
    expect([inner(1), inner(2), inner(3)]).toEqual([true, true, false]);
  });
});

describe('votesOf', () => {
  const votes = (html: string, replies: readonly number[] = []): unknown =>
    votesOf(pageFromHtml(`<head></head><body><div>${html}</div>`), { root: ROOT, replies });

  it.each([
    ['<b itemprop="upvoteCount">12</b>', { node: 5, count: 12 }],
    ['<b itemprop="upvoteCount"> -3 </b>', { node: 5, count: -3 }],
    ['<meta itemprop="upvoteCount" content="7">', { node: 5, count: 7 }],
    ['<meta itemprop="upvoteCount" content=" +7 ">', { node: 5, count: 7 }],
    ['<b itemprop="upvoteCount">123456789</b>', { node: 5, count: 123456789 }],
    ['<b itemprop="upvoteCount">1234567890</b>', null],
    ['<b itemprop="upvoteCount">12 votes</b>', null],
    ['<b itemprop="upvoteCount">about 12</b>', null],
    ['<b itemprop="upvoteCount">many</b>', null],
    ['<b itemprop="name">12</b>', null],
    ['<b>12</b>', null],
  ])('%s', (html, expected) => {
    expect(votes(html)).toEqual(expected);
  });

  it('not those for a reply', () => {
    expect(votes('<p>x</p><p itemprop="upvoteCount">12</p>', [7])).toBeNull();
  });
});
