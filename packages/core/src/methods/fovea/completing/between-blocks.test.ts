import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { pageFeatures } from '../features/page-features.ts';
import { keepBetween } from './between-blocks.ts';

function kept(html: string, keep: readonly number[], logit = -1): number[] {
  const features = pageFeatures(pageFromHtml(`<body>${html}`));
  expect(features.blocks.count).toBe(keep.length);
  const result = Uint8Array.from(keep);
  keepBetween(features, new Float32Array(keep.length).fill(logit), result);
  return [...result];
}

describe('keepBetween', () => {
  const section = '<p>风很大。</p><h2>鱼</h2><p>很少。</p>';

  it('keeps a heading between what is kept', () => {
    expect(kept(section, [1, 0, 1])).toEqual([1, 1, 1]);
    expect(kept('<p>a</p><div><h2>b</h2><a href="#b">#</a></div><p>c</p>', [1, 0, 0, 1])).toEqual([
      1, 1, 0, 1,
    ]);
  });

  it('leaves one that heads nothing, one that is a link, and what is hardly ever content', () => {
    expect(kept(section, [1, 0, 0])).toEqual([1, 0, 0]);
    expect(kept('<p>a</p><h2><a href="/b">b</a></h2><p>c</p>', [1, 0, 1])).toEqual([1, 0, 1]);
    expect(kept(section, [1, 0, 1], -3)).toEqual([1, 0, 1]);
  });

  it('keeps code between what is kept, whatever its frame says', () => {
    const code = '<p>a</p><div><span>bash</span><pre>echo mu</pre><button>Copy</button></div><p>b</p>';
    expect(kept(code, [1, 0, 0, 0, 1])).toEqual([1, 0, 1, 0, 1]);
    expect(kept(code, [1, 0, 0, 0, 0])).toEqual([1, 0, 0, 0, 0]);
  });
});
