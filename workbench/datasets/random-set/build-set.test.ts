import { describe, expect, it } from 'vitest';
import { type BuiltPage, buildSet, drawOrder } from './build-set.ts';

const addresses = Array.from({ length: 200 }, (_, i) => `https://site-${i}.example/`);

/** Captures everything; every n-th address is readable, and every tenth fails. */
function capturing(readable: number): {
  rounds: number[];
  capture: (urls: readonly string[]) => Promise<BuiltPage[]>;
} {
  const rounds: number[] = [];
  return {
    rounds,
    capture: async (urls) => {
      rounds.push(urls.length);
      return urls.map((url, i): BuiltPage => {
        if (i % 10 === 9) return { url, state: 'failed', error: 'not captured' };
        return { url, state: i % readable === 0 ? 'kept' : 'unreadable', file: `${i}.json`, digest: 'd' };
      });
    },
  };
}

describe('drawOrder', () => {
  it('depends on the seed and on nothing else', () => {
    const order = drawOrder(addresses, 'one');
    expect(order.toSorted()).toEqual(addresses.toSorted());
    expect(drawOrder([...addresses, ...addresses].reverse(), 'one')).toEqual(order);
    expect(drawOrder(addresses, 'two')).not.toEqual(order);
    // An address that is added moves no other.
    const more = drawOrder([...addresses, 'https://new.example/'], 'one');
    expect(more.filter((url) => url !== 'https://new.example/')).toEqual(order);
  });
});

describe('buildSet', () => {
  const plan = { addresses, seed: 'one', draw: 50, least: 20 };

  it('draws once where enough pages are readable', async () => {
    const { rounds, capture } = capturing(2);
    const { counts, pages, list } = await buildSet(plan, capture);
    expect(rounds).toEqual([50]);
    expect(counts).toEqual({ addresses: 200, drawn: 50, crawled: 45, readable: 25, kept: 25 });
    expect(pages.map(({ url }) => url)).toEqual(drawOrder(addresses, 'one').slice(0, 50));
    expect(list).toMatch(/^[0-9a-f]{64}$/);
  });

  it('draws as many again while fewer than twenty are', async () => {
    const { rounds, capture } = capturing(5);
    const { counts } = await buildSet(plan, capture);
    // Ten of each fifty.
    expect(rounds).toEqual([50, 50]);
    expect(counts).toMatchObject({ drawn: 100, kept: 20 });
  });

  it('ends with the list', async () => {
    const { rounds, capture } = capturing(1000);
    const { counts } = await buildSet({ ...plan, addresses: addresses.slice(0, 70) }, capture);
    expect(rounds).toEqual([50, 20]);
    expect(counts).toMatchObject({ addresses: 70, drawn: 70 });
    expect((await buildSet({ ...plan, addresses: [] }, capture)).counts.drawn).toBe(0);
  });
});
