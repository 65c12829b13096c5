import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type ExtractResult, extract } from 'fovea';
import { methods } from 'fovea/methods';
import { describe, expect, it } from 'vitest';

const FIXTURES = readdirSync('fixtures/pages').map(
  (slug) => new Uint8Array(readFileSync(`fixtures/pages/${slug}/source.html`)),
);

/** Checks what must hold for any result, whatever the input. */
function expectSound(result: ExtractResult): void {
  expect(result.textLength).toBeGreaterThanOrEqual(0);
  expect(Number.isFinite(result.wordCount)).toBe(true);
  expect(result.content).not.toMatch(/<script|<iframe|<object|\son[a-z]+\s*=\s*["'][^"'<>]*["'][^<]*>/iu);
  if (result.empty !== undefined) expect(result.text).toBe('');
  expect(JSON.parse(JSON.stringify(result))).toMatchObject({ method: result.method });
}

describe('nothing throws out of extract', () => {
  it('on random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) =>
        expectSound(extract(bytes, { explain: true })),
      ),
      { numRuns: 500 },
    );
  });

  it('on random strings, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => expectSound(extract(text))),
      { numRuns: 300 },
    );
  });

  it('on tag soup, with every method', () => {
    const tags =
      'a b p div table tr td th ul ol li dl dt dd pre code img figure video math svg select template h1 h2 br hr blockquote details noscript font frameset title style form button';
    const soup = fc
      .array(
        fc.oneof(
          fc.constantFrom(...tags.split(' ').flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
          fc.constantFrom(
            '<a href="javascript:x">',
            '<img src=x onerror=y>',
            '<td colspan=99999999 rowspan=-1>',
            '<ol start=-5>',
          ),
          fc.string({ maxLength: 12 }),
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(soup, fc.constantFrom(...methods()), (html, method) => {
        expectSound(extract(html, { method, explain: true, url: 'https://example.org/a/b' }));
      }),
      { numRuns: 1500 },
    );
  });

  it('on pages truncated anywhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FIXTURES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (bytes, share) => {
          expectSound(extract(bytes.subarray(0, Math.floor(bytes.length * share))));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('on pages with bytes changed', () => {
    const change = fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...FIXTURES),
        fc.array(change, { minLength: 1, maxLength: 60 }),
        (bytes, changes) => {
          const mutated = bytes.slice();
          for (const [place, byte] of changes) mutated[Math.floor(place * mutated.length)] = byte;
          expectSound(extract(mutated));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('extracting twice', () => {
  it('gives the same', () => {
    for (const bytes of FIXTURES) {
      const [first, second] = [extract(bytes), extract(bytes)].map(({ timings: _, ...rest }) => rest);
      expect(second).toEqual(first);
    }
  });
});
