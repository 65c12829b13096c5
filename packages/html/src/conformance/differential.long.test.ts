import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnyInputUnderAnyLimits } from './any-limits.cases.ts';
import { differenceInFragment, differenceInPage } from './differences.cases.ts';
import { fragmentsForParse5, pagesForParse5 } from './soup.cases.ts';
import { contextOf } from './written-tree.cases.ts';

/** Set anew, and printed, by the configuration of the long tests. */
const seed = Number(process.env['FOVEA_SEED']);
/** `FOVEA_FUZZ_RUNS=1000000` for a whole night. */
const numRuns = Number(process.env['FOVEA_FUZZ_RUNS'] ?? 50_000);
const timeout = 120_000 + numRuns * 10;

describe('trees are those of parse5', () => {
  it(
    'for documents',
    () => {
      fc.assert(
        fc.property(pagesForParse5, fc.boolean(), (html, scripting) => {
          expect(differenceInPage(html, scripting)).toBe('');
        }),
        { seed, numRuns },
      );
    },
    timeout,
  );

  it(
    'for fragments',
    () => {
      fc.assert(
        fc.property(fragmentsForParse5, ([context, html]) => {
          expect(differenceInFragment(html, contextOf(context))).toBe('');
        }),
        { seed, numRuns: Math.ceil(numRuns / 2) },
      );
    },
    timeout,
  );

  it('and hold together under any limits', () => checkAnyInputUnderAnyLimits(seed, numRuns), timeout);
});
