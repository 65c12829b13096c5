import { describe, expect, it } from 'vitest';
import { BLOCK_FEATURES } from '../../../features/blocks/block-features.ts';
import { GROUP_FEATURES } from '../../../features/blocks/group-features.ts';
import { PAGE_FEATURES } from '../../../features/blocks/page-facts.ts';
import { TOKEN_BITS } from '../../../features/blocks/tokens.ts';
import { bytesFromBase64 } from './base64.ts';
import { loadModel, type ModelDirectory, unpackModel } from './load-model.ts';
import type { Model } from './model.ts';
import { DIRECTORY, WEIGHTS } from './weights.ts';

describe('loadModel', () => {
  const model = loadModel();

  it('is unpacked once', () => {
    expect(loadModel()).toBe(model);
  });

  it('fits the features', () => {
    expect(model.blockIn.inputs).toBe(BLOCK_FEATURES);
    expect(model.groupIn.inputs).toBe(GROUP_FEATURES);
    expect([model.pageGroup.inputs, model.pageBlock.inputs]).toEqual([PAGE_FEATURES, PAGE_FEATURES]);
    expect(model.tokens.length).toBe(2 ** TOKEN_BITS * model.width);
    expect(model.policies.has('any')).toBe(true);
    expect(model.pageTypes).toContain('article');
  });

  it('fits together', () => {
    const { width, sequence, scans, join, hidden, firstRound, secondRound, pageType } = model;
    const inputs = { first: firstRound.gather, join, second: secondRound.gather, hidden, pageType };
    expect(Object.fromEntries(Object.entries(inputs).map(([name, layer]) => [name, layer.inputs]))).toEqual({
      first: 2 * width,
      join: 2 * width,
      second: 2 * sequence + width,
      hidden: 2 * width + 2 * sequence,
      pageType: 2 * width,
    });
    expect(scans.map(({ gate }) => gate.outputs)).toEqual(scans.map(() => 2 * sequence));
    for (const { weight, bias, inputs: rows, outputs } of linears(model)) {
      expect(weight.length).toBe(rows * outputs);
      expect(bias.length).toBe(outputs);
      expect(weight.every(Number.isFinite) && bias.every(Number.isFinite)).toBe(true);
    }
  });

  it('knows which tokens have a say', () => {
    const used = [...model.tokenIsUsed.keys()].filter((token) => model.tokenIsUsed[token] === 1);
    expect(used.length).toBeGreaterThan(0);
    const unused = [...model.tokenIsUsed.keys()].filter((token) => model.tokenIsUsed[token] === 0);
    for (const token of unused)
      expect(model.tokens.subarray(token * model.width, (token + 1) * model.width).some(Boolean)).toBe(false);
  });

  it('uses all of the packed bytes', () => {
    const places = Object.values<{ shape: readonly number[]; bytes: number; offset: number }>(
      DIRECTORY.tensors,
    );
    const ends = places.map(({ shape, bytes, offset }) => {
      const size = shape.at(-1)! * 4 + shape.reduce((product, n) => product * n, 1) * bytes;
      return offset + Math.ceil(size / 4) * 4;
    });
    expect(places.slice(1).map(({ offset }) => offset)).toEqual(ends.slice(0, -1));
    expect(bytesFromBase64(WEIGHTS).length).toBe(ends.at(-1));
  });
});

function linears(model: Model): Model['join'][] {
  const { firstRound, secondRound, scans } = model;
  const layers = [
    model.groupToken,
    model.groupIn,
    model.blockIn,
    model.pageGroup,
    model.pageBlock,
    model.join,
    model.hidden,
    model.out,
    model.pageType,
  ];
  const trees = [firstRound, secondRound].flatMap(({ gather, own, above }) => [gather, own, above]);
  return [...layers, ...trees, ...scans.flatMap(({ gate, candidate }) => [gate, candidate])];
}

describe('unpackModel', () => {
  it('multiplies whole numbers with the scale of their column', () => {
    // Scales 0.5 and 0.25, then (2, -4) in two bytes each; further on scales of 1, then (1, 2) and (3, 4).
    const bytes = new Uint8Array(28);
    const view = new DataView(bytes.buffer);
    [0.5, 0.25].forEach((scale, i) => {
      view.setFloat32(4 * i, scale, true);
      view.setFloat32(12 + 4 * i, 1, true);
    });
    [2, -4].forEach((whole, i) => {
      view.setInt16(8 + 2 * i, whole, true);
    });
    [1, 2, 3, 4].forEach((whole, i) => {
      view.setInt16(20 + 2 * i, whole, true);
    });
    const names = ['tokens', 'group_token.weight', 'page_group.weight', 'page_block.weight'];
    for (const name of ['group_in', 'block_in', 'join', 'hidden', 'out', 'page_type'])
      names.push(`${name}.weight`, `${name}.bias`);
    for (const round of ['first_round', 'second_round'])
      for (const part of ['gather', 'own', 'above']) names.push(`${round}.${part}.weight`);
    const place = { shape: [1, 2], bytes: 2, offset: 0 };
    const policies = { shape: [2, 2], bytes: 2, offset: 12 };
    const directory: ModelDirectory = {
      width: 2,
      sequence: 1,
      layers: 0,
      tokens: 3,
      tokenIds: [1],
      policies: ['any', 'wcxb'],
      pageTypes: ['article'],
      tensors: {
        ...Object.fromEntries(names.map((name) => [name, place])),
        policy_block: policies,
        policy_group: policies,
      },
    };
    const model = unpackModel(directory, bytes);
    expect([...model.join.weight]).toEqual([1, -1]);
    expect(model.join).toMatchObject({ inputs: 1, outputs: 2 });
    expect([...model.groupToken.bias]).toEqual([0, 0]);
    expect([...model.policies].map(([name, { block }]) => [name, ...block])).toEqual([
      ['any', 1, 2],
      ['wcxb', 3, 4],
      ['default', 2, 3],
    ]);
    expect([...model.tokenIsUsed]).toEqual([0, 1, 0]);
    expect([...model.tokens]).toEqual([0, 0, 1, -1, 0, 0]);
  });
});
