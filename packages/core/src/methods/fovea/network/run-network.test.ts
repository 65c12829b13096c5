import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { pageFeatures } from '../features/page-features.ts';
import { bytesFromBase64 } from './base64.ts';
import { PlainKernel } from './kernel/plain-kernel.ts';
import { loadModel, unpackModel } from './load-model.ts';
import { type NetworkOutput, runNetwork } from './run-network.ts';
import { DIRECTORY, WEIGHTS } from './weights.ts';

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

  it('gives the same twice, whatever page came between', () => {
    const before = run(ARTICLE);
    run(`<body>${`<p>${PROSE}</p>`.repeat(500)}`);
    expect(run(ARTICLE)).toEqual(before);
  });

  it.each([
    ['a short page', ARTICLE],
    ['a page of several chunks', `${ARTICLE}<ul>${'<li>one thing</li>'.repeat(1200)}</ul>${ARTICLE}`],
  ])('gives the same to four digits without WebAssembly: %s', (_, html) => {
    const plain = unpackModel(DIRECTORY, bytesFromBase64(WEIGHTS), new PlainKernel());
    const other = runNetwork(plain, pageFeatures(pageFromHtml(html)), 'any');
    const { logits, types } = run(html);
    [...logits, ...types].forEach((value, i) => {
      expect(value).toBeCloseTo([...other.logits, ...other.types][i]!, 4);
    });
  });

  it('reads a page of frames, which has no body', () => {
    const { logits, types } = run('<frameset><frame src=a></frameset>');
    expect(logits.length).toBe(0);
    expect(types.every(Number.isFinite)).toBe(true);
  });

  it('has nothing to say of a page without text', () => {
    expect(run('').logits.length).toBe(0);
    expect(run('').types.every(Number.isFinite)).toBe(true);
  });
});
