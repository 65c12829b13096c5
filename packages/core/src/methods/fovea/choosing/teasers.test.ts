import { describe, expect, it } from 'vitest';
import { textOf } from '../../../page/access.ts';
import { pageFromHtml } from '../../../page/from-html.ts';
import { pageFeatures } from '../features/page-features.ts';
import { findTails } from './article-tails.ts';
import { dropTeasers } from './teasers.ts';

const STORY = `<article><h1>灯台</h1>${`<p>${'灯台守は毎晩、海を見ていた。'.repeat(9)}</p>`.repeat(6)}</article>`;
const TITLE = '<h3><a href=/other>Another story, quite another</a></h3>';
const teasers = (count: number, title = TITLE): string =>
  `<div class=x>${title}<p>What happened on some other day, in a sentence of its own.</p></div>`.repeat(
    count,
  );

/** The blocks that stay, all of which were chosen; the story is likelier content by `lead`. */
function kept(html: string, lead = 3, saysAll = false): string {
  const page = pageFromHtml(`<body>${html}`, { url: 'https://example.org/story' });
  const features = pageFeatures(page);
  const { first, count } = features.blocks;
  const keep = new Uint8Array(count).fill(1);
  const logits = Float32Array.from({ length: count }, (_, block) =>
    /灯台/u.test(textOf(page, first[block]!)) ? lead : 0,
  );
  const judged = { keep, logits };
  dropTeasers(findTails(page, features, judged), judged, new Uint8Array(count).fill(saysAll ? 1 : 0));
  return [...keep].join('');
}

describe('dropTeasers', () => {
  it('leaves out a list of other pages below an article', () => {
    expect(kept(`${STORY}<section>${teasers(9)}</section>`)).toBe(`1111111${'00'.repeat(9)}`);
    expect(kept(`${STORY}${teasers(3)}<p>The end.`)).toBe(`1111111${'00'.repeat(3)}1`);
  });

  it.each([
    ['two of them', `${STORY}${teasers(2)}`, 3],
    ['a list that is as likely', `${STORY}${teasers(9)}`, 1],
    ['a list above the article', `${teasers(9)}${STORY}`, 3],
    ['a list in the middle of it', `${STORY}${teasers(9)}${STORY}`, 3],
    ['a list below hardly any text', `<h1>灯台</h1>${teasers(9)}`, 3],
    ['sections without links', `${STORY}${teasers(9, '<h3>Another part of the story</h3>')}`, 3],
    ['sections that link to themselves', `${STORY}${teasers(9, TITLE.replace('/other', '#part'))}`, 3],
    ['sections with the address', `${STORY}${teasers(9, TITLE.replace('/other', 'story'))}`, 3],
    ['questions that open', `${STORY}${teasers(9, TITLE.replace(' href=/other', ' role=button'))}`, 3],
    ['questions by script', `${STORY}${teasers(9, TITLE.replace('/other', '"javascript:open()"'))}`, 3],
    ['sections with a button', `${STORY}${teasers(9, '<h3>Another part</h3> <a href=/buy>Buy</a>')}`, 3],
  ])('keeps %s', (_, html, lead) => {
    expect(kept(html, lead)).not.toContain('0');
  });

  it('takes cards in one link', () => {
    const card = (to: string): string =>
      `<div class=x><a href=${to}><h3>Another story, quite another</h3><p>What happened then.</p></a></div>`;
    expect(kept(`${STORY}<section>${card('/other').repeat(4)}</section>`)).toContain('0');
    expect(kept(`${STORY}<section>${card('#a').repeat(4)}</section>`)).not.toContain('0');
  });

  it('keeps a list of which the data of the page speaks', () => {
    expect(kept(`${STORY}${teasers(9)}`, 3, true)).not.toContain('0');
  });

  it('allows for a few without a title', () => {
    const note = '<h3>A note</h3>';
    expect(kept(`${STORY}${teasers(8)}${teasers(2, note)}`)).toBe(`1111111${'00'.repeat(10)}`);
    expect(kept(`${STORY}${teasers(7)}${teasers(3, note)}`)).not.toContain('0');
  });
});
