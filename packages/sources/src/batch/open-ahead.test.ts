import { describe, expect, it } from 'vitest';
import type { BatchItem } from './inputs.ts';
import { openAhead, openNothing } from './open-ahead.ts';
import type { WorkItem } from './protocol.ts';

async function* addresses(count: number): AsyncGenerator<BatchItem> {
  for (let at = 0; at < count; at++)
    yield { kind: 'address', origin: `${at}`, url: `https://a.example/${at}` };
}

const opened = (origin: string): WorkItem => ({ kind: 'file', origin, path: origin });

describe('openAhead', () => {
  it('keeps the order, whichever page is opened first, and opens a bounded number ahead', async () => {
    let open = 0;
    let most = 0;
    const found: string[] = [];
    for await (const { origin } of openAhead(addresses(40), async (item) => {
      most = Math.max(most, ++open);
      for (let turn = 0; turn < 40 - Number(item.origin); turn++) await null;
      return opened(item.origin);
    })) {
      open--;
      found.push(origin);
    }
    expect(found).toEqual(Array.from({ length: 40 }, (_, at) => `${at}`));
    expect(most).toBe(16);
  });

  it('turns a failure into a row with the error, and leaves other pages as they are', async () => {
    const file: BatchItem = { kind: 'file', origin: 'b.html', path: 'b.html' };
    const items = (async function* () {
      yield file;
      yield* addresses(1);
      yield file;
    })();
    const found: unknown[] = [];
    for await (const item of openAhead(items, openNothing)) found.push(item);
    expect(found).toEqual([
      file,
      {
        kind: 'broken',
        origin: '0',
        fields: { url: '0' },
        error: { code: 'failed', message: 'cannot open https://a.example/0' },
      },
      file,
    ]);
  });
});
