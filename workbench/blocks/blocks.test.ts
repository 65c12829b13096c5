import { type Method, parsePage } from 'fovea';
import { textOf } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { blocksPage, withOtherMethods } from './blocks-page.ts';
import { hasLearned, partsOf } from './cleaneval-parts.ts';
import { judgeBlocks } from './judge-blocks.ts';

describe('partsOf', () => {
  it('follows the lists of the authors', () => {
    const ids = Array.from({ length: 799 }, (_, i) => `cleaneval-test-${i + 1}`);
    const count = (part: string): number =>
      ids.filter((id) => partsOf(id).some((one) => one === part)).length;
    expect([count('given'), count('test'), count('own')]).toEqual([61, 676, 148]);
    expect(partsOf('cleaneval-dev-1')).toEqual(['given']);
    expect(partsOf('cleaneval-dev-55')).toEqual([]);
    // The third page of the list is in the authors' own test.
    expect(partsOf('cleaneval-dev-3')).toEqual(['given', 'own']);
    expect(partsOf('cleaneval-dev-63')).toEqual(['given']);
    expect(partsOf('cleaneval-test-64')).toEqual(['test']);
  });
});

describe('hasLearned', () => {
  it('says which pages the published weights come from', () => {
    expect(hasLearned('web2text', ['given', 'own'])).toBe(true);
    expect(hasLearned('web2text', ['test'])).toBe(false);
    expect(hasLearned('web2text?weights=web2text', ['test'])).toBe(true);
    expect(hasLearned('web2text?weights=web2text', ['test', 'own'])).toBe(false);
    expect(hasLearned('fovea', ['given'])).toBe(false);
  });
});

describe('judgeBlocks', () => {
  it('counts texts', () => {
    const page = parsePage('<body><p>a</p><p>b</p><p>c</p><p>d</p>');
    const all = Array.from({ length: page.tree.size }, (_, id) => id).filter(
      (id) => page.tree.kind[id] === 3,
    );
    const nodes = new Uint8Array(page.tree.size);
    for (const id of all) nodes[id] = Number('ab'.includes(textOf(page, id)));
    const method: Method = {
      name: 'bc',
      about: '',
      needs: [],
      parameters: [{ name: 'from', default: 3, about: '' }],
      select: (_, { options }) => ({
        roots: all.slice((options as { from: number }).from, 3),
        removed: [],
        reasons: [],
      }),
    };
    expect(judgeBlocks(method, { from: 1 }, page, { nodes, leaves: Int32Array.from(all) })).toEqual({
      tp: 1,
      fp: 1,
      fn: 1,
      tn: 1,
    });
    expect(judgeBlocks(method, {}, page, { nodes, leaves: Int32Array.from(all) })).toMatchObject({
      fn: 2,
      tn: 2,
    });
  });
});

describe('blocksPage', () => {
  it('pools the blocks of a part', () => {
    const counts = { tp: 3, fp: 1, fn: 1, tn: 5 };
    const page = blocksPage('npm run blocks', '2026-01-02', [
      { system: 'web2text', parts: ['test', 'own'], counts },
      { system: 'web2text', parts: ['test'], counts: { tp: 1, fp: 0, fn: 0, tn: 9 } },
    ]);
    const rows = page.split('\n').filter((line) => line.startsWith('| web2text'));
    expect(rows.map((row) => row.replace(/ +/gu, ' '))).toEqual([
      expect.stringContaining('| 0 |'),
      '| web2text | 20 | 0.900 | 0.800 | 0.800 | 0.800 | 0 | accuracy .84–.86, F1 .88 (Vogels et al. 2018) |',
      '| web2text | 10 | 0.800 | 0.750 | 0.750 | 0.750 | 0 | – |',
    ]);
  });

  it('keeps the rows of methods that are not measured again', () => {
    const counts = { tp: 3, fp: 1, fn: 1, tn: 5 };
    const both = ['web2text', 'fovea'].map((system) => ({ system, parts: ['test' as const], counts }));
    const written = blocksPage('npm run blocks', '2026-01-02', both);
    const fresh = blocksPage('npm run blocks', '2026-01-03', [
      { system: 'fovea', parts: ['test'], counts: { tp: 10, fp: 0, fn: 0, tn: 0 } },
    ]);
    const page = withOtherMethods(fresh, written, ['fovea'], '2026-01-03');
    const test = page.slice(page.indexOf('the test of the task'), page.indexOf('own split'));
    expect(test).toMatch(/\| web2text \| +10 \| +0\.800 /u);
    expect(test).toMatch(/\| fovea +\| +10 \| +1\.000 /u);
    expect(page).toContain(
      'Measured on 2026-01-02. Measured again since then: fovea (2026-01-03). Every text',
    );
    expect(() => withOtherMethods(fresh, '', ['fovea'], '2026-01-03')).toThrow('without --methods');
  });
});
