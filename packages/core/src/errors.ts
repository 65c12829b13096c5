/** Stable, machine-readable error codes. */
export type FoveaErrorCode = 'unsupported-page' | 'invalid-input' | 'invalid-option';

const BRAND = 'fovea.error';

/** Base of every error that Fovea throws. */
export class FoveaError extends Error {
  override readonly name: string = 'FoveaError';
  readonly code: FoveaErrorCode;
  /** Lets `isFoveaError` work across realms (page, worker, content script). */
  readonly brand: string = BRAND;

  constructor(code: FoveaErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** A method cannot work on this page, for instance because it needs layout and there is none. */
export class UnsupportedPageError extends FoveaError {
  override readonly name: string = 'UnsupportedPageError';

  constructor(message: string, options?: { readonly cause?: unknown }) {
    super('unsupported-page', message, options);
  }
}

/** An unknown option, or an invalid value. */
export class InvalidOptionError extends FoveaError {
  override readonly name: string = 'InvalidOptionError';
  /** Which option, as a path: `links`, `limits.maxNodes`, `formats[1]`. */
  readonly option: string;
  /** What is wrong with it: the message without the name of the option, which callers may know by another name. */
  readonly problem: string;

  constructor(option: string, problem: string) {
    super('invalid-option', `Option ${option} ${problem}`);
    this.option = option;
    this.problem = problem;
  }
}

/** Like `instanceof FoveaError`, but also true for errors from another realm or another copy of the package. */
export function isFoveaError(error: unknown): error is FoveaError {
  return typeof error === 'object' && error !== null && (error as { brand?: unknown }).brand === BRAND;
}
