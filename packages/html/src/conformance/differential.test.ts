import fc from 'fast-check';
import * as parse5 from 'parse5';
import { describe, expect, it } from 'vitest';
import { parse, parseFragment } from '../parse.ts';
import { brokenLink, outlineOf, outlineOfParse5 } from './parse5-outline.cases.ts';
import { CONTEXTS, soupForParse5 } from './soup.cases.ts';

/** `FOVEA_FUZZ_RUNS=100000` for the long run. */
const numRuns = Number(process.env['FOVEA_FUZZ_RUNS'] ?? 2000);
const timeout = 30_000 + numRuns * 5;

/** Of several NULs in a row in foreign content parse5 makes one U+FFFD, the standard one each. */
function withoutRuns(outline: string[]): string[] {
  return outline.map((line) => line.replace(/\uFFFD+/g, '\uFFFD'));
}

describe('trees are those of parse5', () => {
  it(
    'for documents',
    () => {
      fc.assert(
        fc.property(soupForParse5, fc.boolean(), (html, scripting) => {
          const tree = parse(html, { scripting });
          const document = parse5.parse(html, { scriptingEnabled: scripting });
          expect(withoutRuns(outlineOf(tree))).toEqual(withoutRuns(outlineOfParse5(document)));
          expect(tree.quirks).toBe(document.mode === 'quirks');
          expect(brokenLink(tree)).toBe('');
        }),
        { numRuns },
      );
    },
    timeout,
  );

  it(
    'for fragments',
    () => {
      fc.assert(
        fc.property(soupForParse5, fc.constantFrom(...CONTEXTS), (html, name) => {
          const context = parse5.defaultTreeAdapter.createElement(name, parse5.html.NS.HTML, []);
          const fragment = parse5.parseFragment(context, html, { scriptingEnabled: false });
          const tree = parseFragment(html, name);
          expect(withoutRuns(outlineOf(tree))).toEqual(withoutRuns(outlineOfParse5(fragment)));
          expect(brokenLink(tree)).toBe('');
        }),
        { numRuns: Math.ceil(numRuns / 2) },
      );
    },
    timeout,
  );
});
