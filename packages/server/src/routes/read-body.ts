import { Refusal } from '../problem.ts';

/** Reads the body of a request, up to a number of bytes. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const stated = Number(request.headers.get('content-length') ?? '0');
  if (stated > maxBytes) throw tooLarge(maxBytes);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of chunksOf(request)) {
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

/** The parts of a body as they arrive. */
export async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array, void> {
  if (body === null) return;
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal('too-large', `the body has more than ${maxBytes} bytes`);
}
