import { extract, type OutputFormat } from 'fovea';
// A run may name any built-in method.
import 'fovea/methods';
import { type DocumentResult, extractDocument } from '../documents/extract-document.ts';
import { openFile } from '../documents/open-file.ts';
import { refuseOtherFormats } from '../documents/other-formats.ts';
import { type BadRow, type PageRow, parsePageRow } from '../jsonl/page-row.ts';
import { displayId, idFromOrigin, type RowId } from '../jsonl/row-id.ts';
import { extractParts } from '../parts/extract-parts.ts';
import { type RecordRow, readRecordRow } from '../warc/record-row.ts';
import type { OutputRow, RowOptions, WorkItem } from './protocol.ts';

/** Extracts one page of a batch into its row. May throw: the child process turns that into an error row. */
export async function extractRow(
  item: WorkItem,
  { maxBytes, warc, ...options }: RowOptions,
): Promise<OutputRow | null> {
  if (item.kind === 'line') return lineRow(parsePageRow(item.bytes, item.origin), options);
  const id = idFromOrigin(item.origin);
  if (item.kind === 'snapshot') return asRow(id, extract(item.snapshot, options), options.formats);
  if (item.kind === 'record') {
    const row = await readRecordRow(item.record, item.bytes, warc ?? {}, options, maxBytes);
    return recordRow(id, row, options.formats);
  }
  if (item.kind === 'page')
    return pageRow({ id, html: item.bytes, url: item.url, charset: item.charset }, options);
  if (item.kind === 'documents') {
    const { documents, warnings } = item.pages;
    return asRow(id, extractParts(documents, options, warnings), options.formats);
  }
  return asRow(id, extractDocument(await openFile(item.path, maxBytes), options), options.formats);
}

type Options = Omit<RowOptions, 'maxBytes' | 'warc'>;

/** A record that repeats an earlier one is reported, with what it repeats. */
function recordRow(id: RowId, row: RecordRow | null, formats: readonly OutputFormat[]): OutputRow | null {
  if (row === null) return null;
  if ('result' in row) return { ...asRow(id, row.result, formats), ...row.fields };
  const { url, of } = row.revisit;
  const message = `the same as an earlier record${of === null ? '' : `: ${of}`}`;
  return { id, url, empty: { code: 'revisit', message }, ...row.fields };
}

function lineRow(row: PageRow | BadRow, shared: Options): OutputRow {
  return 'error' in row ? { ...row } : pageRow(row, shared);
}

function pageRow({ id, html, url, charset }: PageRow, shared: Options): OutputRow {
  const options = {
    ...shared,
    ...(url === null ? {} : { url }),
    ...(charset === null ? {} : { charset }),
  };
  if (typeof html !== 'string') refuseOtherFormats(html, displayId(id));
  return asRow(id, extract(html, options), shared.formats);
}

/** A row is a function of its page: no timings, so that two runs can be compared byte by byte. */
function asRow(
  id: RowId,
  { timings: _, content, markdown, text, ...rest }: DocumentResult,
  formats: readonly OutputFormat[],
): OutputRow {
  return {
    id,
    ...rest,
    ...(formats.includes('html') ? { content } : {}),
    ...(formats.includes('markdown') ? { markdown } : {}),
    ...(formats.includes('text') ? { text } : {}),
  };
}
