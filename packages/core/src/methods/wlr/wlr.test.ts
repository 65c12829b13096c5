import { describe, expect, it } from 'vitest';
import { getAttribute } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { bodyOf } from '../../page/landmarks.ts';
import { runMethodCases } from '../method.cases.ts';
import { resolveParameters } from '../parameters.ts';
import { wlr, wordLeafCounts } from './wlr.ts';

runMethodCases(wlr);

const words = (count: number): string => 'word '.repeat(count);

describe('words/leaves ratio', () => {
  it('counts words outside links, and texts and childless elements as leaves', () => {
    const page = pageFromHtml('<body><p>one two <a href=x>three</a> four<br><img></p> <!-- five --><p></p>');
    const { words, leaves } = wordLeafCounts(page);
    const body = bodyOf(page.tree);
    // Leaves: "one two", "three", "four", br, img and the empty p.
    expect([words[body], leaves[body]]).toEqual([3, 6]);
  });

  // main: 30 words on 3 leaves; its first p: 14 on 1; body: 32 words on 7 leaves.
  const page = pageFromHtml(
    `<body><ul><li><a href=1>a</a><li><a href=2>b</a><li>x y</ul><img><div id=main><p id=long>${words(14)}</p><p>${words(8)}</p><p>${words(8)}</p></div>`,
  );
  const choose = (coverage: number) => {
    const { roots, scores } = wlr.select(page, { options: resolveParameters(wlr, { coverage }) });
    return { id: getAttribute(page, roots[0]!, 'id'), score: scores![0]! };
  };

  it('weighs the ratio with the share of the page’s words', () => {
    // 30/3 · 30/32 = 9.375 beats 14/1 · 14/32 = 6.125 and 32/7 · 1 = 4.57.
    expect(choose(1)).toEqual({ id: 'main', score: 9.375 });
  });

  it('is the plain ratio without coverage', () => {
    expect(choose(0)).toEqual({ id: 'long', score: 14 });
  });
});
