import type { PageInput } from 'fovea';
import { isMhtml, isSnapshot, pageFromMhtml } from 'fovea/page';

/** What is extracted, and its markup if there is any to show. */
export interface ReadInput {
  readonly input: PageInput;
  readonly html: string | null;
}

/** Reads what was pasted or dropped: HTML, an archive, or a snapshot of a rendered page. */
export function readInput(text: string): ReadInput {
  const bytes = new TextEncoder().encode(text);
  if (isMhtml(bytes)) {
    const page = pageFromMhtml(bytes);
    return { input: page, html: page.source };
  }
  const snapshot = snapshotIn(text);
  return snapshot === null ? { input: text, html: text } : { input: snapshot, html: null };
}

function snapshotIn(text: string): PageInput | null {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSnapshot(value) ? value : null;
  } catch {
    return null;
  }
}
