/** The pieces of a stream; `null` if they have more bytes than are wanted, and then the rest is not received. */
export async function piecesWithin(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  max: number,
): Promise<readonly Uint8Array<ArrayBuffer>[] | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of piecesOf(body)) {
    length += part.length;
    if (length > max) return null;
    parts.push(part);
  }
  return parts;
}

/** The pieces of a stream; the rest is cancelled when the reader stops. */
async function* piecesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    await reader.cancel();
  }
}
