import { type ExtractOptions, type ExtractResult, extract, type OutputFormat } from 'fovea';
// A run may name any built-in method.
import 'fovea/methods';
import { readFileBytes } from '../files/read-bytes.ts';
import { type BadRow, type PageRow, parsePageRow } from '../jsonl/page-row.ts';
import { idFromOrigin } from '../jsonl/row-id.ts';
import type { OutputRow, RowOptions, WorkItem } from './protocol.ts';

/** Extracts one page of a batch into its row. May throw: the child process turns that into an error row. */
export async function extractRow(item: WorkItem, options: RowOptions): Promise<OutputRow> {
  const page = await openItem(item, options);
  if ('error' in page) return { ...page };
  const result = extract(page.html, extractOptions(page, options));
  return { id: page.id, ...rowFields(result, options.formats) };
}

async function openItem(item: WorkItem, options: RowOptions): Promise<PageRow | BadRow> {
  if (item.kind === 'line') return parsePageRow(item.bytes, item.origin);
  const html = await readFileBytes(item.path, options.maxBytes);
  return { id: idFromOrigin(item.origin), html, url: null, charset: null };
}

function extractOptions({ url, charset }: PageRow, { maxBytes: _, ...options }: RowOptions): ExtractOptions {
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
