import { describe, expect, it } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import type { Engine, PageSource } from '../engine.ts';
import { batchStream } from './batch.ts';
import { bodyLines } from './batch-lines.ts';
import { chunksOf } from './read-body.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('bodyLines', () => {
  it('splits wherever the chunks are cut, and never keeps a line that is too long', async () => {
    const text = 'één\n\n{"a":1}\nlast, without an end';
    for (let size = 1; size < 9; size++) {
      const all = bytes(text);
      const chunks = async function* () {
        for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
      };
      const lines: unknown[] = [];
      for await (const line of bodyLines(chunks(), 15)) lines.push(line);
      expect(lines).toEqual([{ text: 'één' }, { text: '' }, { text: '{"a":1}' }, { tooLong: true }]);
    }
  });
});

/** An engine that answers when it is told to, and counts what is at work. */
function slowEngine(): { engine: Engine; most: () => number; asked: () => number } {
  let atWork = 0;
  let most = 0;
  let asked = 0;
  const answer = async (source: PageSource): Promise<Answer> => {
    asked++;
    atWork++;
    most = Math.max(most, atWork);
    await new Promise((resolve) => setTimeout(resolve, 1));
    atWork--;
    const html = source.kind === 'html' ? source.html : '';
    if (html === 'bad') throw Object.assign(new Error('it took too long'), { code: 'extraction-timeout' });
    return { body: bytes(`{"markdown":${JSON.stringify(html)}}\n`), facts: {} as Answer['facts'] };
  };
  const load = () => ({ threads: 2, busy: 0, waiting: 0, lost: 0 });
  return {
    engine: { answer, load, isReady: () => true, open: (source) => Promise.resolve(source) },
    most: () => most,
    asked: () => asked,
  };
}

describe('batchStream', () => {
  const run = (
    lines: AsyncIterable<Uint8Array>,
    engine: Engine,
    { onRow = (): void => {}, onEnd = (): void => {} } = {},
  ) =>
    batchStream(lines, {
      engine,
      wish: { options: {}, serving: {} },
      maxBytes: 1000,
      ahead: 4,
      signal: new AbortController().signal,
      onRow,
      onEnd,
    });
  /** Runs a batch over a body that may be waited for so long. */
  const runBody = (body: ReadableStream, bodyMs: number, onEnd = (): void => {}): Promise<string> => {
    const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
    let found = 0;
    const chunks = chunksOf(request, { bodyMs, rowsFound: () => found });
    return new Response(run(chunks, slowEngine().engine, { onRow: () => found++, onEnd })).text();
  };
  const rows = async function* (count: number) {
    for (let id = 0; id < count; id++)
      yield bytes(`${JSON.stringify({ id, html: id === 3 ? 'bad' : `p${id}` })}\n`);
  };

  it('answers in order, with a row for each that fails', async () => {
    const text = await new Response(run(rows(50), slowEngine().engine)).text();
    const answers = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id }) => id)).toEqual([...Array(50).keys()]);
    expect(answers[3].error).toEqual({ code: 'extraction-timeout', message: 'it took too long' });
    expect(answers[4]).toEqual({ id: 4, markdown: 'p4' });
  });

  it('answers what came, and says so if the rest does not', async () => {
    const encoded = bytes('{"id":1,"html":"one"}\n{"id":2,');
    const body = new ReadableStream({ start: (controller) => controller.enqueue(encoded) });
    let ended = 0;
    const text = await runBody(body, 20, () => ended++);
    const [first, last] = text.trimEnd().split('\n');
    expect(JSON.parse(first!)).toEqual({ id: 1, markdown: 'one' });
    expect(JSON.parse(last!)).toMatchObject({ id: 'line 2', error: { code: 'slow-body' } });
    expect(ended).toBe(1);
  });

  it('gives every row its own time', async () => {
    const lines = [1, 2, 3, 4, 5].map((id) => bytes(`{"id":${id},"html":"p"}\n`));
    const body = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 40));
        const line = lines.shift();
        if (line === undefined) controller.close();
        else controller.enqueue(line);
      },
    });
    const text = await runBody(body, 120);
    expect(text.trimEnd().split('\n')).toHaveLength(5);
    expect(text).not.toContain('slow-body');
  });

  it.each([
    ['nothing', '\n'],
    ['spaces', ' \t\r\n'],
    ['a mark of the byte order', '\ufeff\n'],
  ])('gives no time for lines of %s', async (_, line) => {
    let ended = 0;
    // Each comes long before the time is over; only all of them together are late.
    let left = 200;
    const body = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (left-- > 0) controller.enqueue(bytes(line));
        else controller.close();
      },
    });
    const text = await runBody(body, 100, () => ended++);
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'slow-body' } });
    expect(ended).toBe(1);
  });

  it('reads no further than the client takes', async () => {
    const { engine, asked, most } = slowEngine();
    let ended = 0;
    const reader = run(rows(10_000), engine, { onEnd: () => ended++ }).getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(asked()).toBeLessThanOrEqual(7);
    expect(most()).toBeLessThanOrEqual(4);
    await reader.cancel();
    expect(ended).toBe(1);
  });
});
