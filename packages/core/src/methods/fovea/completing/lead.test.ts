import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { growthRatio } from '../../../trace/growth.cases.ts';
import { pageFeatures } from '../features/page-features.ts';
import { keepLead } from './lead.ts';

const LEAD = 'Die Brücke bleibt bis zum Frühling gesperrt, und niemand weiß warum';
const meta = (content: string, name = 'name="description"'): string =>
  `<title>Die Brücke</title><meta ${name} content="${content}">`;

/** Which blocks of a page are kept, given those that the network keeps. */
function kept(html: string, keep: readonly number[]): number[] {
  const page = pageFromHtml(html);
  const features = pageFeatures(page);
  expect(features.blocks.count).toBe(keep.length);
  const result = Uint8Array.from(keep);
  keepLead(page, features, result);
  return [...result];
}

describe('keepLead', () => {
  const body = `<h1>Die Brücke</h1><p>14. Mai</p><div>${LEAD}.</div><button>Merken</button><p>Text</p>`;

  it.each([
    ['the name', meta(LEAD)],
    ['the property', meta(`${LEAD}.`, 'property="og:description"')],
    [
      'a second description',
      meta('Alles über Brücken, jeden Tag neu und immer aktuell') + meta(LEAD, 'property=OG:description'),
    ],
  ])('keeps what the page describes itself with, by %s', (_, head) => {
    expect(kept(head + body, [0, 0, 0, 0, 1])).toEqual([0, 0, 1, 0, 1]);
    expect(kept(head + body, [1, 0, 0, 0, 1])).toEqual([1, 0, 1, 0, 1]);
  });

  it('reads past what nobody reads in it', () => {
    const page = meta(LEAD) + body.replace(`${LEAD}.`, `${LEAD}<script>let bridge;</script>.`);
    expect(kept(page, [0, 0, 0, 0, 1])).toEqual([0, 0, 1, 0, 1]);
  });

  it('keeps it in any script', () => {
    const lead =
      '橋は冬のあいだに直され、春になるまで村の誰も気づかなかったので、祭りの日には皆がたいそう驚いたという。';
    const page = `<title>橋</title><meta name=description content="${lead}"><h1>橋</h1><p>${lead}</p><p>本文</p>`;
    expect(kept(page, [0, 0, 1])).toEqual([0, 1, 1]);
  });

  it.each([
    ['another text', meta(`${LEAD} und mehr`) + body],
    ['a short one', meta('Alles über Brücken') + body.replace(LEAD, 'Alles über Brücken')],
    ['another property', meta(LEAD, 'name="keywords"') + body],
    ['a link', meta(LEAD) + body.replace(LEAD, `<a href=x>${LEAD}</a>`)],
  ])('leaves %s', (_, html) => {
    expect(kept(html, [0, 0, 0, 0, 1])).toEqual([0, 0, 0, 0, 1]);
  });

  it('leaves what is not between the title and the text', () => {
    const above = `<p>${LEAD}</p><h1>Die Brücke</h1><p>Text</p><p>${LEAD}</p>`;
    expect(kept(meta(LEAD) + above, [0, 0, 1, 0])).toEqual([0, 0, 1, 0]);
    expect(kept(`${meta(LEAD)}<p>${LEAD}</p><p>Text</p>`, [0, 1])).toEqual([0, 1]);
    expect(kept(`${meta(LEAD)}<h1>Die Brücke</h1><p>${LEAD}</p>`, [0, 0])).toEqual([0, 0]);
  });

  it('takes time in proportion to the page', () => {
    const prepare = (size: number) => {
      const page = pageFromHtml(`${meta(LEAD).repeat(size)}<h1>Die Brücke</h1>${`<p>${LEAD}`.repeat(size)}`);
      const features = pageFeatures(page);
      return () =>
        keepLead(
          page,
          features,
          Uint8Array.from({ length: size + 1 }, (_, at) => (at === size ? 1 : 0)),
        );
    };
    expect(growthRatio(prepare, 500, 4)).toBeLessThan(8);
  });
});
