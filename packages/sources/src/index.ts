/** Where documents come from and go to: the network, files, JSON Lines, MHTML; and the batch run over them. */
export { extractRow } from './batch/extract-row.ts';
export { type BatchInputs, openInputs } from './batch/inputs.ts';
export { type IfExists, openOutput, type RowSink, streamSink } from './batch/output.ts';
export type { OutputRow, RowError, RowOptions } from './batch/protocol.ts';
export { skipFinished } from './batch/resume.ts';
export { type BatchOptions, type BatchProgress, type BatchSummary, runBatch } from './batch/run-batch.ts';
export { type PageHandler, servePages } from './batch/serve-pages.ts';
export { watch } from './batch/watchdog.ts';
export { DEFAULT_MAX_BYTES, readFileBytes, readStreamBytes } from './files/read-bytes.ts';
export { writeOutputFile } from './files/write-output.ts';
export { type FetchedPage, type FetchOptions, fetchPage } from './http/fetch-page.ts';
export { type GuardedProxy, type ProxyOptions, startGuardedProxy } from './http/guarded-proxy.ts';
export { type Line, readLines } from './jsonl/lines.ts';
export { isJsonLines, openJsonLines } from './jsonl/open.ts';
export type { MhtmlArchive, MhtmlLimits, MhtmlPart, MhtmlWarning } from './mhtml/archive.ts';
export { parseMhtml } from './mhtml/parse-mhtml.ts';
export { SourceError, type SourceErrorCode } from './source-error.ts';
