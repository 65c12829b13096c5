import type { ExtractOptions, OutputFormat, PageSnapshot } from 'fovea';
import type { FingerprintOptions } from '../fingerprints/fingerprints.ts';
import type { RowId } from '../jsonl/row-id.ts';
import type { FollowedPages } from '../parts/follow-pages.ts';
import type { WarcOptions, WarcRecord } from '../warc/record-row.ts';
import type { SiteTask } from './sites/site-task.ts';

/** A page on its way to a child process. */
export type WorkItem =
  | { readonly kind: 'line'; readonly origin: string; readonly bytes: Uint8Array }
  | { readonly kind: 'file'; readonly origin: string; readonly path: string }
  /** A page that another program sends; its origin is its id. */
  | {
      readonly kind: 'page';
      readonly origin: string;
      readonly url: string | null;
      readonly charset: string | null;
      readonly bytes: Uint8Array;
    }
  /** A page that was fetched, and those that continue it. */
  | { readonly kind: 'documents'; readonly origin: string; readonly pages: FollowedPages }
  /** A record of a WARC file that may have a page. */
  | {
      readonly kind: 'record';
      readonly origin: string;
      readonly record: WarcRecord;
      readonly bytes: Uint8Array;
    }
  /** A page that a browser has rendered. */
  | { readonly kind: 'snapshot'; readonly origin: string; readonly snapshot: PageSnapshot };

/** Options that are plain data, and so can apply to a whole run; what a page says about itself has precedence. */
type SharedOptions = Omit<ExtractOptions, 'rules' | 'method' | 'formats'>;

/** Options that are the same for every page of a run; plain data, because they cross a process boundary. */
export interface RowOptions extends SharedOptions {
  readonly method?: string;
  /** The formats in a row. */
  readonly formats: readonly OutputFormat[];
  /** Maximum number of bytes of a page file. */
  readonly maxBytes: number;
  /** For records of WARC files. */
  readonly warc?: WarcOptions;
  /** In a run that first learns the sites of its pages. */
  readonly bySite?: SiteTask;
  /** Adds counts, hashes and versions to each row. */
  readonly fingerprints?: FingerprintOptions;
}

/** Why a page has no result; `code` is stable. */
export interface RowError {
  readonly code: string;
  readonly message: string;
}

/** One row of the output: an id (as JSON text) with a result or an error. */
export interface OutputRow {
  readonly id: RowId;
  readonly error?: RowError;
  /** Why there is no content. */
  readonly empty?: unknown;
  readonly [field: string]: unknown;
}

/** What a worker says about a row; the row itself is the body of its frame, as JSON with its line break. */
export interface RowMeta {
  readonly id: RowId;
  readonly outcome: RowOutcome;
  /** True if the worker ends after this row, because it has grown: pages that it has not answered need another one. */
  readonly last: boolean;
}

/** How a page ended; a record without a page is skipped, and has no row. */
export type RowOutcome = 'content' | 'empty' | 'failed' | 'skipped';

/** A row as bytes, ready to write. */
export function encodeRow({ id, ...fields }: OutputRow): Uint8Array {
  const rest = JSON.stringify(fields).slice(1);
  return Buffer.from(`{"id":${id}${rest === '}' ? '' : ','}${rest}\n`);
}

/** The outcome that a row reports. */
export function outcomeOf(row: OutputRow): RowOutcome {
  if (row.error !== undefined) return 'failed';
  return row.empty === undefined ? 'content' : 'empty';
}
