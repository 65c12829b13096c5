import { clientGone, Refusal } from '../problem.ts';

/** Time limit for a body, or for a row of one. */
const BODY_MS = 60_000;
/** Bytes that extend this limit by a millisecond: half a megabit a second is a slow line. */
const BYTES_PER_MS = 64;

/** Reads the body of a request, up to a number of bytes, and only as long as it arrives at a reasonable pace. */
export async function readBody(
  request: Request,
  maxBytes: number,
  bodyMs: number = BODY_MS,
): Promise<Uint8Array> {
  const stated = Number(request.headers.get('content-length') ?? '0');
  if (stated > maxBytes) throw tooLarge(maxBytes);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of chunksOf(request, { bodyMs })) {
    size += part.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

/** How long a body may be waited for. */
interface Patience {
  readonly bodyMs?: number;
  /** Rows that the reader has found so far: the wait begins anew with each, but not with bytes that make none. */
  readonly rowsFound?: () => number;
}

/** The parts of a body as they arrive. Only the time spent waiting for the client counts, not that between two reads. */
export async function* chunksOf(
  { body }: Request,
  { bodyMs = BODY_MS, rowsFound = () => 0 }: Patience = {},
): AsyncGenerator<Uint8Array, void> {
  if (body === null) return;
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  let waited = 0;
  let size = 0;
  let rows = rowsFound();
  try {
    for (;;) {
      const began = performance.now();
      const { done, value } = await within(reader.read(), bodyMs + size / BYTES_PER_MS - waited);
      if (done) return;
      waited += performance.now() - began;
      size += value.byteLength;
      yield value;
      // Whoever asks for the next part has looked for rows in this one.
      if (rowsFound() === rows) continue;
      rows = rowsFound();
      waited = 0;
      size = 0;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Resolves like `work`, or rejects when the time is over; a body that breaks off does so because its sender is gone. */
function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Refusal('slow-body', 'the body did not arrive in time'));
    const timer = setTimeout(giveUp, Math.max(0, ms));
    work.then(resolve, () => reject(clientGone())).finally(() => clearTimeout(timer));
  });
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal('too-large', `the body has more than ${maxBytes} bytes`);
}
