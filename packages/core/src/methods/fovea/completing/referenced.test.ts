import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { growthRatio } from '../../../trace/growth.cases.ts';
import { pageFeatures } from '../features/page-features.ts';
import { keepReferenced } from './referenced.ts';

/** What is kept once references are followed; every block is as likely as `logit`. */
function kept(html: string, keep: readonly number[], logit = -1): number[] {
  const page = pageFromHtml(`<body>${html}`);
  const features = pageFeatures(page);
  expect(features.blocks.count).toBe(keep.length);
  const result = Uint8Array.from(keep);
  keepReferenced(page, features, new Float32Array(keep.length).fill(logit), result);
  return [...result];
}

const TEXT = '<p>氷は薄い<sup><a id="r1" href="#n1">1</a></sup>。</p>';
const FIGURE = '<figure id="f1"><img src="x"><figcaption>Лёд</figcaption></figure>';

describe('keepReferenced', () => {
  it('keeps a note that kept text leads to and that leads back', () => {
    const note = '<ol><li id="n1">暦による。 <a href="#r1">↩</a></li><li id="n2">other</li></ol>';
    expect(kept(`${TEXT}<p>more</p>${note}`, [1, 0, 0, 0])).toEqual([1, 0, 1, 0]);
  });

  it('finds the way back to what is around or in the reference, and notes named by an anchor', () => {
    const text = '<p>x<sup id="r1"><a href="#n1"><span>1</span></a></sup></p>';
    expect(kept(`${text}<p><a name="n1" href="#r1">1</a> a note</p>`, [1, 0])).toEqual([1, 1]);
  });

  it('leaves what does not lead back, what dropped text refers to, and what is hardly ever content', () => {
    const oneWay = '<ol><li id="n1">a note</li></ol>';
    const note = '<ol><li id="n1">a note <a href="#r1">↩</a></li></ol>';
    expect(kept(TEXT + oneWay, [1, 0])).toEqual([1, 0]);
    expect(kept(TEXT + note, [0, 0])).toEqual([0, 0]);
    expect(kept(TEXT + note, [1, 0], -3)).toEqual([1, 0]);
  });

  it('keeps the caption of a figure that kept text leads to, and of no other', () => {
    const text = '<p>see <a href="#f1">1</a></p>';
    expect(kept(text + FIGURE, [1, 0])).toEqual([1, 1]);
    expect(kept(`${text}<div id="f1">${FIGURE.replace(' id="f1"', '')}</div>`, [1, 0])).toEqual([1, 1]);
    expect(kept(`<p>see below</p>${FIGURE}`, [1, 0])).toEqual([1, 0]);
    const inBoxes = (boxes: number): string => `<figure>${'<div>'.repeat(boxes)}<p id="f1">Лёд</p>`;
    expect(kept(text + inBoxes(1), [1, 0])).toEqual([1, 1]);
    expect(kept(text + inBoxes(2), [1, 0])).toEqual([1, 0]);
  });

  it('takes linear time, however many places of one figure the text leads to', () => {
    const prepare = (n: number): (() => void) => {
      const numbers = Array.from({ length: n }, (_, index) => index);
      const links = numbers.map((number) => `<a href="#f${number}">${number}</a>`).join(' ');
      const parts = numbers.map((number) => `<p id="f${number}">氷</p>`).join('');
      const page = pageFromHtml(`<body><p>${links}</p><figure>${parts}</figure>`);
      const features = pageFeatures(page);
      const logits = new Float32Array(features.blocks.count);
      const keep = new Uint8Array(features.blocks.count).fill(1, 0, 1);
      return () => keepReferenced(page, features, logits, keep);
    };
    expect(growthRatio(prepare, 2000, 16)).toBeLessThan(40);
  });
});
