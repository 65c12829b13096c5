import { describe, expect, it } from 'vitest';
import { BLOCK_COLUMNS } from '../features/blocks/block-columns.ts';
import { GROUP_COLUMNS } from '../features/groups/group-columns.ts';
import { TOKEN_BITS } from '../features/markup-tokens.ts';
import { PAGE_COLUMNS } from '../features/page/page-columns.ts';
import { bytesFromBase64 } from './base64.ts';
import { loadModel, type ModelDirectory, unpackModel } from './load-model.ts';
import type { Linear } from './model.ts';
import { DIRECTORY, WEIGHTS } from './weights.ts';
import { WEIGHTS_VERSION } from './weights-version.ts';

describe('loadModel', () => {
  const model = loadModel();

  it('is unpacked once', () => {
    expect(loadModel()).toBe(model);
  });

  it('is named by what it is', async () => {
    const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytesFromBase64(WEIGHTS)));
    const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(digits.slice(0, 12)).toBe(WEIGHTS_VERSION);
  });

  it('fits the features', () => {
    expect(inputsOf(model.blockIn)).toEqual([BLOCK_COLUMNS.length]);
    expect(inputsOf(model.groupIn)).toEqual([GROUP_COLUMNS.length]);
    expect(inputsOf(model.pageGroup)).toEqual([PAGE_COLUMNS.length]);
    expect(inputsOf(model.pageBlock)).toEqual([PAGE_COLUMNS.length]);
    expect(model.tokenRow.length).toBe(2 ** TOKEN_BITS);
    expect(model.policies.has('any')).toBe(true);
    expect(model.pageTypes).toContain('article');
  });

  it('fits together', () => {
    const { width, sequence, scans, join, hidden, firstRound, secondRound, out, pageType, kernel } = model;
    expect(inputsOf(firstRound.gather)).toEqual([width, width]);
    expect(inputsOf(join)).toEqual([width, width]);
    expect(inputsOf(secondRound.gather)).toEqual([2 * sequence, width]);
    expect(inputsOf(hidden)).toEqual([width, 2 * sequence, width]);
    for (const direction of ['forwards', 'backwards'] as const) {
      const layers = scans.map((scan) => scan[direction].parts[0]!);
      expect(layers.map(({ inputs }) => inputs)).toEqual([width, 2 * sequence]);
      expect(layers.map(({ outputs }) => outputs)).toEqual([2 * sequence, 2 * sequence]);
    }
    expect(inputsOf(out)).toEqual([width]);
    expect(inputsOf(pageType)).toEqual([width, width]);
    expect(pageType.parts[0]!.outputs).toBeGreaterThanOrEqual(model.pageTypes.length);
    expect(kernel.numbers.subarray(model.tokens.block, kernel.mark()).every(Number.isFinite)).toBe(true);
  });

  it('knows which tokens have a say', () => {
    const rows = [...model.tokenRow].filter((row) => row >= 0);
    expect(rows.toSorted((a, b) => a - b)).toEqual(DIRECTORY.tokenIds.map((_, row) => row));
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

function inputsOf({ parts }: Linear): number[] {
  return parts.map(({ inputs }) => inputs);
}

describe('unpackModel', () => {
  it('multiplies whole numbers with the scale of their column', () => {
    // Scales 0.5 and 0.25, then (2, -4) in two bytes each; further on scales of 1, then (1, 2) to (9, 10).
    const bytes = new Uint8Array(40);
    const view = new DataView(bytes.buffer);
    [0.5, 0.25].forEach((scale, i) => {
      view.setFloat32(4 * i, scale, true);
      view.setFloat32(12 + 4 * i, 1, true);
    });
    [2, -4].forEach((whole, i) => {
      view.setInt16(8 + 2 * i, whole, true);
    });
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].forEach((whole, i) => {
      view.setInt16(20 + 2 * i, whole, true);
    });
    const names = ['tokens', 'group_token.weight', 'page_group.weight', 'page_block.weight'];
    for (const name of ['group_in', 'block_in', 'join', 'hidden', 'out', 'page_type', 'news'])
      names.push(`${name}.weight`, `${name}.bias`);
    for (const round of ['first_round', 'second_round'])
      for (const part of ['gather', 'own', 'above']) names.push(`${round}.${part}.weight`);
    const place = { shape: [1, 2], bytes: 2, offset: 0 };
    const policies = { shape: [5, 2], bytes: 2, offset: 12 };
    const directory: ModelDirectory = {
      width: 2,
      sequence: 1,
      layers: 0,
      tokens: 3,
      tokenIds: [1],
      policies: ['any', 'wcxb', 'dragnet', 'fundus-tests', 'msv-big9-chaos'],
      pageTypes: ['article'],
      tensors: {
        ...Object.fromEntries(names.map((name) => [name, place])),
        policy_block: policies,
        policy_group: policies,
      },
    };
    const model = unpackModel(directory, bytes);
    const row = (at: number): number[] => [...model.kernel.numbers.subarray(at, at + 2)];
    expect(row(model.join.parts[0]!.at)).toEqual([1, -1]);
    expect(row(model.join.bias)).toEqual([1, -1]);
    expect(row(model.pageBlock.bias)).toEqual([0, 0]);
    expect([...model.policies].map(([name, { block }]) => [name, ...row(block)])).toEqual([
      ['any', 1, 2],
      ['wcxb', 3, 4],
      ['dragnet', 5, 6],
      ['fundus-tests', 7, 8],
      ['msv-big9-chaos', 9, 10],
      ['default', 2, 3],
      ['news', 7, 8],
    ]);
    expect([...model.tokenRow]).toEqual([-1, 0, -1]);
    expect(row(model.tokens.block)).toEqual([1, -1]);
  });
});
