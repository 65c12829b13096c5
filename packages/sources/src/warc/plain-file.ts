import type { FileWindow } from './file-window.ts';
import type { Piece, Span } from './member.ts';

/** The contents of a file that is not compressed. */
export async function* plainFile(
  file: FileWindow,
  { start, end }: Span,
): AsyncGenerator<Piece, void, undefined> {
  yield { kind: 'member', offset: start, isPlain: true };
  for (let at = start; at < end; ) {
    const bytes = (await file.from(at)).subarray(0, end - at);
    if (bytes.length === 0) return;
    yield { kind: 'bytes', bytes };
    at += bytes.length;
  }
}
