import { describe, expect, it } from 'vitest';
import { textOf } from '../../../page/access.ts';
import { pageFromHtml } from '../../../page/from-html.ts';
import { pageFeatures } from '../features/page-features.ts';
import { findTails } from './article-tails.ts';
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

/** Log-odds by the text of blocks: `words` are more than the rest. */
const odds = (texts: readonly string[], words: RegExp, more: number): Float32Array =>
  Float32Array.from(texts, (text) => (words.test(text) ? more : 0));

function changed(
  html: string,
  wanted: 'auto' | 'keep' | 'drop',
  { start = wanted === 'keep' ? 0 : 1, lead = 0 } = {},
): { kept: string; reason: string | null } {
  const parsed = pageFromHtml(html);
  const features = pageFeatures(parsed);
  const { first, count } = features.blocks;
  const texts = Array.from({ length: count }, (_, block) => textOf(parsed, first[block]!));
  const keep = new Uint8Array(count).fill(start);
  const judged = { keep, logits: odds(texts, /คลื่น/u, lead) };
  const reason = setComments(parsed, features, judged, findTails(parsed, features, judged), wanted);
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

  it('leaves a page whose text is in the posts', () => {
    expect(changed(`<body><h1>Boats</h1>${posts(9)}`, 'drop').reason).toBeNull();
  });

  it('does nothing where there is no discussion', () => {
    expect(changed(`<body>${STORY}`, 'drop')).toEqual({ kept: '11111', reason: null });
    expect(changed(`<body>${STORY}`, 'keep')).toEqual({ kept: '00000', reason: null });
    // Numbered boxes without a time are no posts.
    expect(changed(page('<div id=a1><p>One</div><div id=a2><p>Two</div>'), 'drop').reason).toBeNull();
  });

  it('drops a long discussion below a short article on request, if the article is likelier', () => {
    const long = page(posts(90));
    expect(changed(long, 'drop').reason).toBeNull();
    expect(changed(long, 'drop', { lead: 1 }).kept).toMatch(/^1{5}0+$/u);
  });

  describe('by default', () => {
    const auto = (html: string, lead = 3): string => changed(html, 'auto', { lead }).kept;

    it('leaves out what comes below an article that is clearly likelier', () => {
      expect(auto(page(posts(30)))).toMatch(/^1{5}0+$/u);
      expect(auto(page(posts(3)))).toMatch(/^1{5}0+$/u);
    });

    it('keeps it where the network is not so sure, and up to two of them', () => {
      expect(auto(page(posts(30)), 1)).toMatch(/^1+$/u);
      expect(auto(page(posts(2)))).toMatch(/^1+$/u);
    });

    it('keeps it below hardly any text, and in the middle of one', () => {
      const thread = `<section>${posts(30)}</section>`;
      expect(auto(`<body><h1>คลื่น</h1>${thread}`)).toMatch(/^1+$/u);
      expect(auto(`<body>${STORY}${thread}${STORY}`)).toMatch(/^1+$/u);
    });

    it('takes dated boxes above a field for comments, though nothing names their authors', () => {
      const dated = '<div class=c><b>Нина</b><p>Море было спокойным.</p><i>12.03.2024, 10:21</i></div>';
      const field = '<form><textarea></textarea></form>';
      expect(auto(`<body>${STORY}<section>${dated.repeat(5)}</section>${field}`)).toMatch(/^1{5}0+$/u);
      expect(auto(`<body>${STORY}<section>${dated.repeat(5)}</section>`)).toMatch(/^1+$/u);
      const inside = STORY.replace('</article>', `${dated.repeat(5)}</article>`);
      expect(auto(`<body>${inside}${field}`)).toMatch(/^1+$/u);
    });
  });
});
