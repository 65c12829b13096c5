import type { FollowedPages, SourceDocument } from '@fovea/sources';
import type { PageSnapshot } from 'fovea';
import { UsageError } from './exit.ts';
import { quoted } from './one-page.ts';
import { openSource } from './open-source.ts';
import { type RenderFlags, renderOptionsOf, renderSourceOf } from './rendering.ts';
import { fetchPages, politeVisits, type VisitFlags } from './visiting.ts';

/** An opened page: a document and those that continue it, or a snapshot if it was rendered, now or earlier. */
export type OpenedPage = FollowedPages | { readonly snapshot: PageSnapshot };

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
    await refuseJson(document, source);
    if (flags.render !== true) return { documents: [document], warnings: [] };
  }
  const { renderPage } = await import('@fovea/render');
  const from = await renderSourceOf(source, flags);
  return renderPage(from, renderOptionsOf(from, flags));
}

/** Throws for JSON that is no snapshot: as a page it would be one long line of braces. */
async function refuseJson({ bytes, kind }: SourceDocument, source: string): Promise<void> {
  const { jsonIn, SourceError } = await import('@fovea/sources');
  const found = kind === 'html' ? jsonIn(bytes) : null;
  const name = source === '-' ? 'standard input' : source;
  if (found === 'rows')
    throw new UsageError(`${name} is JSON Lines, type: fovea batch ${quoted(source)} -o out.jsonl`);
  if (found === 'value')
    throw new SourceError(
      'not-html',
      `${name} is JSON, not a web page and not a snapshot of one (fovea capture)`,
    );
}

/** Opens a page on the web and those that continue it. */
export async function openAllPages(
  source: string,
  flags: VisitFlags & { readonly render?: boolean },
): Promise<OpenedPage> {
  const { kindOfSource } = await import('@fovea/sources');
  if (kindOfSource(source) !== 'address') throw new UsageError('--all-pages needs the address of a page');
  if (flags.render === true)
    throw new UsageError('--all-pages fetches the pages, so it cannot be combined with --render');
  return fetchPages(source, await politeVisits(flags), flags);
}

/** True if a file is worth reading before a browser is started for it. */
function mayBeSnapshot(source: string): boolean {
  return source.toLowerCase().endsWith('.json');
}
