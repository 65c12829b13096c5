import { describe, expect, it } from 'vitest';
import { textOf } from '../../../page/access.ts';
import { pageFromHtml } from '../../../page/from-html.ts';
import { pageFeatures } from '../features/page-features.ts';
import type { FoveaOptions } from '../options.ts';
import { type BlockChoice, chooseBlocks, type PageKind, WHY_TEXTS } from './choose-blocks.ts';

const OPTIONS: FoveaOptions = { focus: 'balanced', title: 'auto', comments: 'auto', policy: 'default' };
const STORY = `<article>${`<p>${'Der Leuchtturm stand im Nebel. '.repeat(6)}</p>`.repeat(6)}</article>`;
const TEASERS =
  '<div class=t><h3><a href=/x>Another story, quite another</a></h3><p>Far away, long ago.</div>'.repeat(5);
const COMMENTS = Array.from(
  { length: 5 },
  (_, i) =>
    `<div class=c id=c${100 + i}><b>Anna ${i}</b> <i>12.03.2024, 10:2${i}</i><p>Ja, das war schön.</div>`,
).join('');

function choice(tail: string, kind: Partial<PageKind> = {}): BlockChoice {
  const page = pageFromHtml(`<body>${STORY}<section>${tail}</section>`);
  const features = pageFeatures(page);
  const { first, count } = features.blocks;
  const logits = Float32Array.from({ length: count }, (_, block) =>
    textOf(page, first[block]!).includes('Leuchtturm') ? 5 : 1,
  );
  return chooseBlocks(page, features, logits, { isDiscussion: false, isOverview: false, ...kind }, OPTIONS);
}
const isKept = ({ keep }: BlockChoice): string => [...new Set(keep.subarray(6))].join('');
const whys = ({ why }: BlockChoice): string[] => [...new Set(why.subarray(6))].map((one) => WHY_TEXTS[one]!);

describe('chooseBlocks', () => {
  it('leaves out comments, unless the page is a discussion', () => {
    const without = choice(COMMENTS);
    expect([isKept(without), without.dropsComments]).toEqual(['0', true]);
    expect(whys(without)).toEqual(['part of a discussion, which the option `comments` decides']);
    expect([isKept(choice(COMMENTS, { isDiscussion: true })), choice(TEASERS).dropsComments]).toEqual([
      '1',
      false,
    ]);
  });

  it('leaves out teasers, unless the page is a list of things', () => {
    expect(isKept(choice(TEASERS))).toBe('0');
    expect(whys(choice(TEASERS))).toEqual(['in a list of other pages below the main text']);
    expect(isKept(choice(TEASERS, { isOverview: true }))).toBe('1');
    expect(isKept(choice(TEASERS, { isDiscussion: true }))).toBe('1');
  });
});
