import { Refusal } from '../problem.ts';

/** Milliseconds that any body may take, */
const BODY_MS = 60_000;
/** and one more for every so many bytes of it that have arrived: half a megabit a second is a slow line. */
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
  const began = performance.now();
  const msLeft = (): number => began + bodyMs + size / BYTES_PER_MS - performance.now();
  for await (const part of chunksOf(request, msLeft)) {
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

/** The parts of a body as they arrive; each has to be there in the milliseconds that are left for it. */
export async function* chunksOf(
  { body }: Request,
  msLeft: () => number = () => Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array, void> {
  if (body === null) return;
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), msLeft());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Resolves like `work`, or rejects when the time is over. */
function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  if (ms === Number.POSITIVE_INFINITY) return work;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Refusal('slow-body', 'the body did not arrive in time'));
    const timer = setTimeout(giveUp, Math.max(0, ms));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal('too-large', `the body has more than ${maxBytes} bytes`);
}
