import { describe, expect, it } from 'vitest';
import { scanSource } from '../../features/text-stream/scan.ts';
import { tokenStream } from '../../features/text-stream/tokens.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { rangesToText } from '../../selection/ranges-to-text.ts';
import { runMethodCases, select } from '../method.cases.ts';
import { bestSpan } from './best-span.ts';
import { bte } from './bte.ts';

runMethodCases(bte);

const span = (source: string): ReturnType<typeof bestSpan> =>
  bestSpan(tokenStream(source, scanSource(source), { words: 'space' }));

describe('the best span', () => {
  it('bridges a tag where more words follow than the tag costs', () => {
    // - - + + + - + + - - +: three words, a tag and two words are worth 4; the last word is not worth two tags.
    expect(span('<b><b>a b c<i>d e<b><b>f')).toEqual({ first: 2, last: 7, value: 4 });
  });

  it('is the first of several that are worth as much', () => {
    expect(span('a b<i><i>c d')).toEqual({ first: 0, last: 1, value: 2 });
  });

  it('gives tags before, words inside and tags after their largest sum', () => {
    const source = 'w<b>w w<i></i>w<p></p></p>w w w w<b>w<u></u>w';
    const tokens = tokenStream(source, scanSource(source), { words: 'space' });
    const worth = (first: number, last: number): number =>
      [...tokens.kind].reduce(
        (sum, kind, at) =>
          sum + (kind === 0 ? Number(at >= first && at <= last) : Number(at < first || at > last)),
        0,
      );
    let most = 0;
    for (let i = 0; i < tokens.size; i++)
      for (let j = i; j < tokens.size; j++) most = Math.max(most, worth(i, j));
    const best = bestSpan(tokens)!;
    expect(worth(best.first, best.last)).toBe(most);
  });

  it('is not there without words', () => {
    expect(span('<p></p>')).toBeNull();
  });
});

describe('bte', () => {
  it('takes one stretch, without what is in the head or in a script', () => {
    const source = `<head><title>Many words of a title here</title></head><body><a>x</a><a>y</a><p>one two three and a half</p><script>var a b c</script><p>four five six seven eight</p><a>z</a>`;
    const { ranges } = select(bte, pageFromHtml(source));
    expect(ranges).toHaveLength(1);
    expect(rangesToText(source, ranges!)).toBe('one two three and a half\nfour five six seven eight');
  });
});
