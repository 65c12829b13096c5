import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import type { PageType } from '../../../selection/page-type.ts';
import { pageFeatures } from '../features/page-features.ts';
import { setComments } from './comments.ts';

const STORY = `<article><h1>Boats</h1>${`<p>${'คลื่นสูงจนเรือออกจากท่าไม่ได้ '.repeat(9)}</p>`.repeat(4)}</article>`;
/** Posts that the site numbers and that nothing else marks; three blocks each. */
const posts = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<div id="c${410 + i}"><b>Нина ${i}</b><br><br><i>12.03.2024, 10:2${i}</i><p>Море было спокойным.</p></div>`,
  ).join('');
const page = (thread: string): string =>
  `<body>${STORY}<section><h2>3</h2>${thread}<form>Send</form></section>`;

function changed(
  html: string,
  wanted: 'keep' | 'drop',
  pageType: PageType = 'article',
  start: 0 | 1 = wanted === 'drop' ? 1 : 0,
): { kept: string; reason: string | null } {
  const parsed = pageFromHtml(html);
  const features = pageFeatures(parsed);
  const keep = new Uint8Array(features.blocks.count).fill(start);
  const reason = setComments(parsed, features, keep, wanted, pageType);
  return { kept: [...keep].join(''), reason };
}

describe('setComments', () => {
  it('drops a thread below an article, with its heading and form', () => {
    expect(changed(page(posts(3)), 'drop')).toEqual({
      kept: `11111${'0'.repeat(11)}`,
      reason: 'the discussion below the main text was dropped',
    });
  });

  it('leaves what stands beside the posts where they have no element of their own', () => {
    expect(changed(`<body>${STORY}${posts(3)}<p>After</p>`, 'drop').kept).toBe(`11111${'0'.repeat(9)}1`);
  });

  it('leaves what stands beside the posts where it is much of the text', () => {
    const beside = (words: number): string =>
      changed(page(`<p>${'море '.repeat(words)}</p>${posts(9)}`), 'drop').kept;
    expect(beside(9)).toBe(`11111${'0'.repeat(30)}`);
    expect(beside(60)).toBe(`1111111${'0'.repeat(27)}1`);
  });

  it('keeps a thread whole, whatever was chosen before', () => {
    expect(changed(page(posts(3)), 'keep')).toEqual({
      kept: `000000${'1'.repeat(9)}0`,
      reason: 'the discussion on the page was kept whole',
    });
  });

  it('leaves a page that is a discussion', () => {
    expect(changed(page(posts(3)), 'drop', 'forum')).toEqual({ kept: '1'.repeat(16), reason: null });
    expect(changed(`<body><h1>Boats</h1>${posts(9)}`, 'drop').reason).toBeNull();
    expect(changed(page(posts(3)), 'keep', 'forum').reason).toBeNull();
  });

  it('does nothing where there is no discussion', () => {
    expect(changed(`<body>${STORY}`, 'drop')).toEqual({ kept: '11111', reason: null });
    expect(changed(`<body>${STORY}`, 'keep')).toEqual({ kept: '00000', reason: null });
    // Numbered boxes without a time are no posts.
    expect(changed(page('<div id=a1><p>One</div><div id=a2><p>Two</div>'), 'drop').reason).toBeNull();
  });
});
