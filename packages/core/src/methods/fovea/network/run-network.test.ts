import { describe, expect, it } from 'vitest';
import { pageFeatures } from '../../../features/blocks/page-features.ts';
import { pageFromHtml } from '../../../page/from-html.ts';
import { loadModel } from './load-model.ts';
import { type NetworkOutput, runNetwork } from './run-network.ts';

const PROSE =
  'The boats that left before dawn came back with little, and nobody on the quay asked them why. ';
const ARTICLE =
  '<title>A quiet day</title><body><nav><ul><li><a href=a>Front page</a></li><li><a href=b>Weather</a></li></ul></nav>' +
  `<article><h1>A quiet day</h1>${`<p>${PROSE.repeat(3)}</p>`.repeat(6)}</article><footer><p>Imprint</p></footer>`;

const run = (html: string, policy = 'any'): NetworkOutput =>
  runNetwork(loadModel(), pageFeatures(pageFromHtml(html)), policy);

describe('runNetwork', () => {
  it('has a number per block and per page type', () => {
    const { logits, types } = run(ARTICLE);
    expect(logits.length).toBe(9);
    expect(types.length).toBe(loadModel().pageTypes.length);
    expect(logits.every(Number.isFinite) && types.every(Number.isFinite)).toBe(true);
  });

  it('tells paragraphs from a menu and an imprint', () => {
    const { logits } = run(ARTICLE);
    expect(Math.min(...logits.subarray(2, 8))).toBeGreaterThan(0);
    expect(logits[0]).toBeLessThan(0);
    expect(logits[8]).toBeLessThan(0);
  });

  it('sees what stands around a block, not only the block', () => {
    const alone = run(`<body><p>${PROSE}</p>`).logits[0]!;
    const inFooter = run(`${ARTICLE}<footer><p>${PROSE}</p></footer>`).logits.at(-1)!;
    expect(Math.abs(alone - inFooter)).toBeGreaterThan(0.1);
  });

  it('follows a policy, and the general one where it does not know the name', () => {
    expect(run(ARTICLE, 'nobody’s')).toEqual(run(ARTICLE, 'any'));
    const named = [...loadModel().policies.keys()].find((name) => name !== 'any')!;
    expect(run(ARTICLE, named)).not.toEqual(run(ARTICLE, 'any'));
  });

  it('gives the same twice', () => {
    expect(run(ARTICLE)).toEqual(run(ARTICLE));
  });

  it('has nothing to say of a page without text', () => {
    expect(run('').logits.length).toBe(0);
    expect(run('').types.every(Number.isFinite)).toBe(true);
  });
});
