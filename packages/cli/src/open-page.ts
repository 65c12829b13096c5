import type { PageInput, PageSnapshot } from 'fovea';
import { openSource } from './open-source.ts';
import { type RenderFlags, renderOptionsOf, renderSourceOf } from './rendering.ts';

/** An opened page: its bytes, or a snapshot if it was rendered, now or earlier. */
export interface OpenedPage {
  readonly input: PageInput;
  readonly url: string | null;
  readonly charset: string | null;
  readonly warnings: readonly string[];
  readonly hasLayout: boolean;
}

const FIRST_BYTES = 1024;

/** Opens a page from any source; with `render`, in a browser. */
export async function openPage(
  source: string,
  flags: RenderFlags & { readonly render?: boolean },
): Promise<OpenedPage> {
  const saved = flags.render === true && !mayBeSnapshot(source) ? null : await openSource(source, flags);
  if (saved !== null) {
    const snapshot = await snapshotIn(saved.bytes);
    if (snapshot !== null) return { ...saved, ...rendered(snapshot) };
    if (flags.render !== true) return { ...saved, input: saved.bytes, hasLayout: false };
  }
  const { renderPage } = await import('@fovea/render');
  const from = await renderSourceOf(source, flags);
  const { snapshot } = await renderPage(from, renderOptionsOf(from, flags));
  return { ...rendered(snapshot), charset: null, warnings: [] };
}

function rendered(snapshot: PageSnapshot): Pick<OpenedPage, 'input' | 'url' | 'hasLayout'> {
  return { input: snapshot, url: snapshot.url, hasLayout: true };
}

/** True if a file is worth reading before a browser is started for it. */
function mayBeSnapshot(source: string): boolean {
  return source.toLowerCase().endsWith('.json');
}

/** The snapshot in a file, or `null` if the file contains something else. */
export async function snapshotIn(bytes: Uint8Array): Promise<PageSnapshot | null> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!text.subarray(0, FIRST_BYTES).toString('latin1').trimStart().startsWith('{')) return null;
  const { isSnapshot } = await import('fovea/page');
  try {
    const value: unknown = JSON.parse(text.toString('utf8'));
    return isSnapshot(value) ? value : null;
  } catch {
    return null;
  }
}
