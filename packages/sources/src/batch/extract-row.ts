import { extract, type Method, type OutputFormat } from 'fovea';
// A run may name any built-in method.
import 'fovea/methods';
import type { SourceWarning } from '../documents/document.ts';
import { type DocumentResult, extractDocument } from '../documents/extract-document.ts';
import { openFile } from '../documents/open-file.ts';
import { refuseOtherFormats } from '../documents/other-formats.ts';
import type { FingerprintOptions, Fingerprints } from '../fingerprints/fingerprints.ts';
import { type BadRow, type PageRow, parsePageRow } from '../jsonl/page-row.ts';
import { displayId, idFromOrigin, type RowId } from '../jsonl/row-id.ts';
import { extractParts } from '../parts/extract-parts.ts';
import { type RecordRow, readRecordRow } from '../warc/record-row.ts';
import type { OutputRow, RowOptions, WorkItem } from './protocol.ts';

/** What a page is extracted with: the options of its run; a worker may also pass a method, which cannot cross a process boundary. */
export type PageOptions = Omit<RowOptions, 'method'> & { readonly method?: string | Method };

/** Extracts one page of a batch into its row. May throw: the child process turns that into an error row. */
export async function extractRow(
  item: WorkItem,
  { maxBytes, warc, fingerprints, ...given }: PageOptions,
): Promise<OutputRow | null> {
  const form: RowForm = { formats: given.formats, fingerprints };
  const options = { ...given, formats: neededFormats(form) };
  if (item.kind === 'line') return lineRow(parsePageRow(item.bytes, item.origin), options, form);
  const id = idFromOrigin(item.origin);
  if (item.kind === 'snapshot') return asRow(id, '', extract(item.snapshot, options), form);
  if (item.kind === 'record') {
    const row = await readRecordRow(item.record, item.bytes, warc ?? {}, options, maxBytes);
    return recordRow(id, row, form);
  }
  if (item.kind === 'page')
    return pageRow({ id, html: item.bytes, url: item.url, charset: item.charset }, options, form);
  if (item.kind === 'documents') {
    const { documents, warnings } = item.pages;
    return asRow(id, documents[0]!.bytes, extractParts(documents, options, warnings), form);
  }
  const document = await openFile(item.path, maxBytes);
  return asRow(id, document.bytes, extractDocument(document, options), form);
}

type Options = Omit<PageOptions, 'maxBytes' | 'warc' | 'fingerprints'>;

/** What rows contain. */
interface RowForm {
  readonly formats: readonly OutputFormat[];
  readonly fingerprints: FingerprintOptions | undefined;
}

/** The formats of the row, and those that its fingerprints are made from. */
function neededFormats({ formats, fingerprints }: RowForm): readonly OutputFormat[] {
  if (fingerprints === undefined) return formats;
  return [...new Set<OutputFormat>([...formats, 'text', ...(fingerprints.links ? (['html'] as const) : [])])];
}

/** A record that repeats an earlier one is reported, with what it repeats. */
async function recordRow(id: RowId, row: RecordRow | null, form: RowForm): Promise<OutputRow | null> {
  if (row === null) return null;
  if ('result' in row) return { ...(await asRow(id, row.html, row.result, form)), ...row.fields };
  const { url, of } = row.revisit;
  const message = `the same as an earlier record${of === null ? '' : `: ${of}`}`;
  return { id, url, empty: { code: 'revisit', message }, ...row.fields };
}

async function lineRow(row: PageRow | BadRow, shared: Options, form: RowForm): Promise<OutputRow> {
  if (!('error' in row)) return pageRow(row, shared, form);
  const { url, ...rest } = row;
  return url === null ? rest : { url, ...rest };
}

function pageRow({ id, html, url, charset }: PageRow, shared: Options, form: RowForm): Promise<OutputRow> {
  const options = {
    ...shared,
    ...(url === null ? {} : { url }),
    ...(charset === null ? {} : { charset }),
  };
  if (typeof html !== 'string') refuseOtherFormats(html, displayId(id));
  const result = extract(html, options);
  return asRow(id, html, { ...result, warnings: [...addressWarnings(url), ...result.warnings] }, form);
}

/** Maximum number of characters of an address to repeat. @cap */
const MAX_SHOWN = 100;

/** The page itself is there, so that a wrong address only costs it its absolute links. */
function addressWarnings(url: string | null): readonly SourceWarning[] {
  if (url === null || URL.canParse(url)) return [];
  const message = `not a valid address, so that links stay as they are: ${url.slice(0, MAX_SHOWN)}`;
  return [{ code: 'bad-url', message }];
}

/** A row is a function of its page: no timings, so that two runs can be compared byte by byte. */
async function asRow(
  id: RowId,
  html: string | Uint8Array,
  result: DocumentResult,
  { formats, fingerprints }: RowForm,
): Promise<OutputRow> {
  const { timings: _, content, markdown, text, ...rest } = result;
  return {
    id,
    ...rest,
    ...(formats.includes('html') ? { content } : {}),
    ...(formats.includes('markdown') ? { markdown } : {}),
    ...(formats.includes('text') ? { text } : {}),
    ...(fingerprints === undefined ? {} : await withFingerprints(html, result, fingerprints)),
  };
}

/** Loaded on demand: hashes need a part of Node that takes milliseconds to load. */
async function withFingerprints(
  html: string | Uint8Array,
  result: DocumentResult,
  options: FingerprintOptions,
): Promise<Fingerprints> {
  const { fingerprintsOf } = await import('../fingerprints/fingerprints.ts');
  return fingerprintsOf(html, result, options);
}
