import { describe, expect, it } from 'vitest';
import type { TokenStream } from '../../features/text-stream/tokens.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { rangesToText } from '../../selection/ranges-to-text.ts';
import { runMethodCases, select } from '../method.cases.ts';
import { resolveParameters } from '../parameters.ts';
import { dsc } from './dsc.ts';
import { dscOptions, windowFor } from './options.ts';
import { flatSections, slopeCurve } from './slope-curve.ts';

runMethodCases(dsc);

/** `t` for a tag, `w` for a word. */
function streamOf(kinds: string): TokenStream {
  const empty = new Int32Array(kinds.length);
  return {
    size: kinds.length,
    kind: Uint8Array.from(kinds, (kind) => (kind === 't' ? 1 : 0)),
    start: empty,
    end: empty,
  };
}

describe('the slope curve', () => {
  it('counts tags', () => {
    expect([...slopeCurve(streamOf('twwtt'))]).toEqual([0, 1, 1, 1, 2, 3]);
  });

  it('is flat from the first of three flat windows to the first of three steep ones', () => {
    // Windows of 4, steps of 2. 12 tags of 24 tokens: the slope is 0.5, flat is below 0.25.
    // Windows from 4 (ttww: 0.5), 6, 8, 10, 12 (wwww: 0), 14 (wwtt: 0.5), 16 and 18 (1) on.
    const curve = slopeCurve(streamOf(`${'t'.repeat(6)}${'w'.repeat(10)}${'t'.repeat(6)}ww`));
    expect(flatSections(curve, { window: 4, slopeShare: 0.5, consecutive: 3 })).toEqual([
      { start: 6, end: 14 },
    ]);
  });

  it('has no flat section where tags come evenly', () => {
    const curve = slopeCurve(streamOf('tw'.repeat(20)));
    expect(flatSections(curve, { window: 4, slopeShare: 0.5, consecutive: 3 })).toEqual([]);
  });

  it('reads the last section to the end', () => {
    const curve = slopeCurve(streamOf(`${'t'.repeat(10)}${'w'.repeat(10)}`));
    expect(flatSections(curve, { window: 4, slopeShare: 0.5, consecutive: 3 })).toEqual([
      { start: 10, end: 20 },
    ]);
  });
});

describe('dsc', () => {
  it('shrinks the window on short pages', () => {
    const options = dscOptions(resolveParameters(dsc));
    expect([100, 200, 2600, 5000, 90_000].map((tokens) => windowFor(tokens, options))).toEqual([
      8, 8, 14, 20, 20,
    ]);
    expect(windowFor(100, { ...options, adaptiveWindow: false })).toBe(20);
  });

  it('takes several stretches and leaves the menus between them', () => {
    const menu = '<li><a>menu</a></li>'.repeat(20);
    const source = `${menu}<p>${'first part of it '.repeat(20)}</p>${menu}<p>${'second part of it '.repeat(20)}</p>${menu}`;
    const text = rangesToText(source, select(dsc, pageFromHtml(source)).ranges!);
    expect(text).toContain('first part');
    expect(text).toContain('second part');
    expect(text).not.toContain('menu');
  });
});
