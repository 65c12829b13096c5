/** Sources and destinations of documents (the network, files, JSON Lines), and batch runs over them. */
export { Budget, compileSparingly, sparingFlags } from './batch/compile-sparingly.ts';
export { extractRow } from './batch/extract-row.ts';
export { type BatchInputs, type BatchItem, openInputs } from './batch/inputs.ts';
export type { OpenedItem, Opener } from './batch/open-ahead.ts';
export { type IfExists, openOutput, type RowSink, streamSink } from './batch/output.ts';
export { lockOutput, type ReleaseLock } from './batch/output-lock.ts';
export {
  encodeRow,
  type OutputRow,
  type RowError,
  type RowOptions,
  type WorkItem,
} from './batch/protocol.ts';
export { skipFinished } from './batch/resume.ts';
export { type RetrySummary, retryFailed } from './batch/retry-failed.ts';
export { type BatchOptions, type BatchProgress, type BatchSummary, runBatch } from './batch/run-batch.ts';
export { guardFromArguments, type PageHandler, servePages } from './batch/serve-pages.ts';
export { learnProfiles } from './batch/sites/learn-profiles.ts';
export { INDEX as PROFILE_INDEX } from './batch/sites/profile-store.ts';
export { siteOf } from './batch/sites/site-of.ts';
export { batchRow } from './batch/sites/site-row.ts';
export { sitesFolder } from './batch/sites/site-task.ts';
export { watch } from './batch/watchdog.ts';
export { type Compression, compressionOf, uncompressedName } from './compression/compression.ts';
export { loadZstd } from './compression/zstd.ts';
export type { DocumentKind, SourceDocument, SourceWarning } from './documents/document.ts';
export { type DocumentResult, extractDocument } from './documents/extract-document.ts';
export { fetchDocument } from './documents/fetch-document.ts';
export { jsonIn } from './documents/json-in.ts';
export { openFile, openStream } from './documents/open-file.ts';
export { type ReceivedBytes, receivedDocument } from './documents/received-document.ts';
export { snapshotIn } from './documents/snapshot-in.ts';
export { visitDocument } from './documents/visit-document.ts';
export type { BatchSource, MissingPage } from './files/expand.ts';
export { DEFAULT_MAX_BYTES, fileError, readFileBytes, readStreamBytes } from './files/read-bytes.ts';
export { writeOutputFile } from './files/write-output.ts';
export type { FetchOptions } from './http/exchange.ts';
export { fetchBytes } from './http/fetch-bytes.ts';
export type { GuardedProxy, ProxyOptions } from './http/guarded-proxy.ts';
export { optionsForOthers } from './http/own-headers.ts';
export { startGuardedProxy } from './http/start-guarded-proxy.ts';
export { readUrlList, type UrlList, type WrongLine } from './http/url-list.ts';
export { isFileAddress, kindOfSource, type SourceKind, webAddress } from './http/web-address.ts';
export { type Line, readLines } from './jsonl/lines.ts';
export { isJsonLines, openJsonLines } from './jsonl/open.ts';
export { displayId, idOfRow, type RowId } from './jsonl/row-id.ts';
export { MAX_TIMER_MS } from './longest-timer.ts';
export { extractParts, type PartsResult, type TextPart } from './parts/extract-parts.ts';
export { type FollowedPages, followPages } from './parts/follow-pages.ts';
export { PoliteVisits, type VisitOptions } from './robots/polite-visits.ts';
export { Robots } from './robots/robots.ts';
export { checkRules, type SiteRules } from './robots/site-rules.ts';
export { SourceError, type SourceErrorCode } from './source-error.ts';
export { isParquet, parquetSink } from './table/parquet-sink.ts';
export { parseFilters, type RecordFilter } from './warc/record-filter.ts';
export type { WarcOptions } from './warc/record-row.ts';
export {
  asLines,
  type DocumentOptions,
  type PageFormat,
  renderDocument,
  type Writers,
} from './writing/render-document.ts';
export { type Renderings, withTitle } from './writing/with-title.ts';
