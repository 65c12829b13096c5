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

/** Opens a page from any source; with `render`, in a browser. */
export async function openPage(
  source: string,
  flags: RenderFlags & { readonly render?: boolean },
): Promise<OpenedPage> {
  const saved = flags.render === true && !mayBeSnapshot(source) ? null : await openSource(source, flags);
  if (saved !== null) {
    const { snapshotIn } = await import('@fovea/sources');
    const snapshot = snapshotIn(saved.bytes);
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
