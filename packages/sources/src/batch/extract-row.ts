import {
  type ExtractOptions,
  type ExtractResult,
  extract,
  type OutputFormat,
  type PageSnapshot,
} from 'fovea';
// A run may name any built-in method.
import 'fovea/methods';
import { readFileBytes } from '../files/read-bytes.ts';
import { snapshotIn } from '../files/snapshot-in.ts';
import { type BadRow, parsePageRow } from '../jsonl/page-row.ts';
import { idFromOrigin, type RowId } from '../jsonl/row-id.ts';
import type { OutputRow, RowOptions, WorkItem } from './protocol.ts';

/** Extracts one page of a batch into its row. May throw: the child process turns that into an error row. */
export async function extractRow(item: WorkItem, options: RowOptions): Promise<OutputRow> {
  const page = await openItem(item, options);
  if ('error' in page) return { ...page };
  const result = extract(page.input, extractOptions(page, options));
  return { id: page.id, ...rowFields(result, options.formats) };
}

/** An opened page and its id. */
interface OpenedPage {
  readonly id: RowId;
  readonly input: string | Uint8Array | PageSnapshot;
  readonly url: string | null;
  readonly charset: string | null;
}

async function openItem(item: WorkItem, options: RowOptions): Promise<OpenedPage | BadRow> {
  if (item.kind === 'line') {
    const row = parsePageRow(item.bytes, item.origin);
    return 'error' in row ? row : { ...row, input: row.html };
  }
  const id = idFromOrigin(item.origin);
  if (item.kind === 'snapshot') return { id, input: item.snapshot, url: item.snapshot.url, charset: null };
  if (item.kind === 'page') return { id, input: item.bytes, url: item.url, charset: item.charset };
  const bytes = await readFileBytes(item.path, options.maxBytes);
  return { id, input: snapshotIn(bytes) ?? bytes, url: null, charset: null };
}

function extractOptions(
  { url, charset }: OpenedPage,
  { maxBytes: _, ...options }: RowOptions,
): ExtractOptions {
  return {
    ...options,
    ...(url === null ? {} : { url }),
    ...(charset === null ? {} : { charset }),
  };
}

/** A row is a function of its page: no timings, so that two runs can be compared byte by byte. */
function rowFields(
  result: ExtractResult,
  formats: readonly OutputFormat[],
): Readonly<Record<string, unknown>> {
  const { timings: _, content, markdown, text, ...rest } = result;
  return {
    ...rest,
    ...(formats.includes('html') ? { content } : {}),
    ...(formats.includes('markdown') ? { markdown } : {}),
    ...(formats.includes('text') ? { text } : {}),
  };
}
