import type { BatchItem, Opener, PoliteVisits, WorkItem } from '@fovea/sources';
import { webAddress } from '@fovea/sources';
import { renderOptionsOf } from '../rendering.ts';
import { fetchPages, politeVisits } from '../visiting.ts';
import type { BatchFlags } from './batch-flags.ts';

/** Opens pages that are not simply read from files, and releases what that needed. */
export interface ItemOpener {
  readonly open: Opener;
  close(): Promise<void>;
}

/** Fetches addresses or, with `--render`, opens addresses and files in the browser; sites are visited politely. */
export async function itemOpener(flags: BatchFlags): Promise<ItemOpener> {
  const visits = await politeVisits(flags);
  if (flags.render === true) return renderingOpener(flags, visits);
  const open: Opener = (item) => {
    if (item.kind !== 'address') return null;
    return fetchPages(item.url, visits, flags).then((pages) => ({
      kind: 'documents',
      origin: item.origin,
      pages,
    }));
  };
  return { open, close: async () => {} };
}

async function renderingOpener(flags: BatchFlags, visits: PoliteVisits): Promise<ItemOpener> {
  const { openRenderer } = await import('@fovea/render');
  const renderer = openRenderer();
  const render = async (origin: string, source: { url: string } | { file: string }): Promise<WorkItem> => {
    const { snapshot } = await renderer.render(source, renderOptionsOf(source, flags));
    return { kind: 'snapshot', origin, snapshot };
  };
  const open = (item: BatchItem): Promise<WorkItem> | null => {
    if (item.kind === 'address') {
      const { href } = webAddress(item.url);
      return visits.visit(href, () => render(item.origin, { url: href }));
    }
    if (item.kind === 'file' && !SNAPSHOT.test(item.path)) return render(item.origin, { file: item.path });
    return item.kind === 'line' ? Promise.reject(new Error(NO_LINES)) : null;
  };
  return { open, close: () => renderer.close() };
}

const SNAPSHOT = /\.json$/i;
const NO_LINES = '--render opens addresses and page files, not lines of JSON';
