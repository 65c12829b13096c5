import type { SourceDocument } from '@fovea/sources';
import type { PageSnapshot } from 'fovea';
import { openSource } from './open-source.ts';
import { type RenderFlags, renderOptionsOf, renderSourceOf } from './rendering.ts';

/** An opened page: a document, or a snapshot if it was rendered, now or earlier. */
export type OpenedPage = { readonly document: SourceDocument } | { readonly snapshot: PageSnapshot };

/** Opens a page from any source; with `render`, in a browser. */
export async function openPage(
  source: string,
  flags: RenderFlags & { readonly render?: boolean },
): Promise<OpenedPage> {
  const document = flags.render === true && !mayBeSnapshot(source) ? null : await openSource(source, flags);
  if (document !== null) {
    const { snapshotIn } = await import('@fovea/sources');
    const snapshot = snapshotIn(document.bytes);
    if (snapshot !== null) return { snapshot };
    if (flags.render !== true) return { document };
  }
  const { renderPage } = await import('@fovea/render');
  const from = await renderSourceOf(source, flags);
  return renderPage(from, renderOptionsOf(from, flags));
}

/** True if a file is worth reading before a browser is started for it. */
function mayBeSnapshot(source: string): boolean {
  return source.toLowerCase().endsWith('.json');
}
