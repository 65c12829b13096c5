import { expect, it } from 'vitest';
import { piecesWithin } from './pieces-within.ts';

/** A stream that never ends, and how it went. */
function endless(): {
  body: ReadableStream<Uint8Array<ArrayBuffer>>;
  made: () => number;
  isOver: () => boolean;
} {
  let made = 0;
  let isOver = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      made++;
      controller.enqueue(new Uint8Array(10));
    },
    cancel: () => {
      isOver = true;
    },
  });
  return { body, made: () => made, isOver: () => isOver };
}

it('reads a stream to its end', async () => {
  const body = new Blob(['abc', 'def']).stream() as ReadableStream<Uint8Array<ArrayBuffer>>;
  expect(await new Blob([...((await piecesWithin(body, 6)) ?? [])]).text()).toBe('abcdef');
});

it('stops receiving at the bound', async () => {
  const { body, made, isOver } = endless();
  expect(await piecesWithin(body, 95)).toBeNull();
  expect(isOver()).toBe(true);
  expect(made()).toBeLessThanOrEqual(12);
});
