/** Stable, machine-readable codes for problems with rendering. */
export type RenderErrorCode =
  | 'no-browser'
  | 'no-playwright'
  | 'launch-failed'
  | 'bad-source'
  | 'unreachable'
  | 'moved-away'
  | 'bad-status'
  | 'blocked-address'
  | 'not-html'
  | 'timeout'
  | 'crashed'
  | 'closed';

/** A page could not be rendered. */
export class RenderError extends Error {
  override readonly name: string = 'RenderError';
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** The first line of an error message; the rest is the browser's log. */
export function problemOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}
