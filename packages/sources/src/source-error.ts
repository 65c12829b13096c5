/** Stable, machine-readable codes for problems with reading and writing documents. */
export type SourceErrorCode =
  | 'bad-url'
  | 'blocked-address'
  | 'unreachable'
  | 'bad-status'
  | 'too-many-redirects'
  | 'timeout'
  | 'too-large'
  | 'not-html'
  | 'not-found'
  | 'unreadable'
  | 'unsupported'
  | 'robots'
  | 'busy'
  | 'output-exists'
  | 'output-busy'
  | 'output-changed'
  | 'unwritable'
  | 'resume-mismatch'
  | 'worker-failed'
  | 'bad-frame'
  | 'truncated'
  | 'damaged'
  | 'bad-digest';

/** A document could not be fetched, read or written. */
export class SourceError extends Error {
  override readonly name: string = 'SourceError';
  readonly code: SourceErrorCode;

  constructor(code: SourceErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** The `message` of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of a system or library error, or an empty string. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
