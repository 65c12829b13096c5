import { orderFor } from '../answers/answer.ts';
import type { Engine } from '../engine.ts';
import type { PageWish } from '../parameters/page-wish.ts';
import { problemOf, Refusal } from '../problem.ts';
import { type BodyLine, bodyLines } from './batch-lines.ts';
import { checkedBody, PAGE_ROW, readPageBody } from './extract-body.ts';

/** How a batch runs. */
export interface BatchOptions {
  readonly engine: Engine;
  /** What is wanted of every page; a row can say more. */
  readonly wish: PageWish;
  /** Maximum number of bytes of a row. */
  readonly maxBytes: number;
  /** Number of pages processed at the same time. */
  readonly ahead: number;
  readonly signal: AbortSignal;
  /** Called for every row as soon as it is read; blank lines do not count. */
  readonly onRow: () => void;
  /** Called once at the end, however it comes. */
  readonly onEnd: () => void;
}

/**
 * Answers the rows of a batch in their order, as a stream. A row is only read when there is room for it, and only
 * answered when the client takes it: a slow client slows the batch down, and costs no memory.
 */
export function batchStream(
  chunks: AsyncIterable<Uint8Array>,
  options: BatchOptions,
): ReadableStream<Uint8Array> {
  const rows = answeredRows(chunks, options);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await rows.next();
          if (done === true) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(error);
        }
      },
      async cancel() {
        await rows.return();
      },
    },
    { highWaterMark: 1 },
  );
}

async function* answeredRows(
  chunks: AsyncIterable<Uint8Array>,
  options: BatchOptions,
): AsyncGenerator<Uint8Array, void> {
  const atWork: Promise<Uint8Array>[] = [];
  let number = 0;
  try {
    for await (const line of bodyLines(chunks, options.maxBytes)) {
      number++;
      if ('text' in line && line.text.trim() === '') continue;
      options.onRow();
      atWork.push(rowFor(line, number, options));
      if (atWork.length >= options.ahead) yield await atWork.shift()!;
      if (options.signal.aborted) return;
    }
    for (const row of atWork) yield await row;
  } catch (error) {
    // What was read is answered; that the body stopped is the last row.
    if (!(error instanceof Refusal)) throw error;
    for (const row of atWork) yield await row;
    yield errorRow(idOfLine(number + 1), error);
  } finally {
    options.onEnd();
  }
}

/** The row about a line; never rejects. */
async function rowFor(line: BodyLine, number: number, options: BatchOptions): Promise<Uint8Array> {
  let id = idOfLine(number);
  try {
    if ('tooLong' in line) throw new Refusal('too-large', `a row has more than ${options.maxBytes} bytes`);
    const value = parsed(line.text);
    id = idOf(value) ?? id;
    const { source, wish } = readPageBody(checkedBody(PAGE_ROW, value), options.wish);
    const { body } = await options.engine.answer(source, orderFor(wish, 'json'), options.signal);
    return joined(`{"id":${id},`, body.subarray(1));
  } catch (error) {
    return errorRow(id, error);
  }
}

/** The id of a row that has none of its own. */
function idOfLine(number: number): string {
  return JSON.stringify(`line ${number}`);
}

function errorRow(id: string, error: unknown): Uint8Array {
  const { code, detail } = problemOf(error);
  return encode(`{"id":${id},"error":${JSON.stringify({ code, message: detail })}}\n`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-json', 'the row is not JSON');
  }
}

function idOf(value: unknown): string | null {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'string' || typeof id === 'number' ? JSON.stringify(id) : null;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function joined(head: string, rest: Uint8Array): Uint8Array {
  const start = encode(head);
  const bytes = new Uint8Array(start.byteLength + rest.byteLength);
  bytes.set(start);
  bytes.set(rest, start.byteLength);
  return bytes;
}
