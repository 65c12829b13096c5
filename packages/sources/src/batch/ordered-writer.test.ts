import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OrderedWriter } from './ordered-writer.ts';
import type { RowSink } from './output.ts';

function slowSink(): RowSink & { readonly written: number[] } {
  const written: number[] = [];
  return {
    written,
    async write(row) {
      await Promise.resolve();
      written.push(row[0]!);
    },
    close: async () => {},
  };
}

describe('OrderedWriter', () => {
  it('writes in order whatever the order of arrival', async () => {
    const permutation = fc.shuffledSubarray(
      Array.from({ length: 20 }, (_, at) => at),
      { minLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(permutation, async (arrivals) => {
        const sink = slowSink();
        const writer = new OrderedWriter(sink);
        await Promise.all(arrivals.map((at) => writer.put(at, Uint8Array.of(at))));
        expect(sink.written).toEqual(arrivals.toSorted((a, b) => a - b));
      }),
    );
  });

  it('has no room while too much waits for an earlier row', async () => {
    const writer = new OrderedWriter(slowSink());
    let room = false;
    await writer.room();
    await writer.put(1, new Uint8Array(64 * 2 ** 20));
    const waiting = writer.room().then(() => {
      room = true;
    });
    await new Promise(setImmediate);
    expect(room).toBe(false);
    await writer.put(0, Uint8Array.of(0));
    await waiting;
    expect(room).toBe(true);
  });
});
