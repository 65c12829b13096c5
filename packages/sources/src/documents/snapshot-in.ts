import type { PageSnapshot } from 'fovea';
import { isSnapshot } from 'fovea/page';

/** @cap */
const FIRST_BYTES = 1024;

/** The snapshot of a rendered page in a file, or `null` if the file contains something else. */
export function snapshotIn(bytes: Uint8Array): PageSnapshot | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!text.subarray(0, FIRST_BYTES).toString('latin1').trimStart().startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(text.toString('utf8'));
    return isSnapshot(value) ? value : null;
  } catch {
    return null;
  }
}
