import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceInFragment, differenceInPage } from './differences.cases.ts';
import { fragmentsForParse5, pagesForParse5 } from './soup.cases.ts';
import { contextOf } from './written-tree.cases.ts';

/** The same pages every time; `differential.long.test.ts` looks further. */
const seed = 16;

describe('trees are those of parse5', () => {
  it('for documents', () => {
    fc.assert(
      fc.property(pagesForParse5, fc.boolean(), (html, scripting) => {
        expect(differenceInPage(html, scripting)).toBe('');
      }),
      { seed, numRuns: 3000 },
    );
  });

  it('for fragments', () => {
    fc.assert(
      fc.property(fragmentsForParse5, ([context, html]) => {
        expect(differenceInFragment(html, contextOf(context))).toBe('');
      }),
      { seed, numRuns: 1000 },
    );
  });
});
