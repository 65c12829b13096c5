import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import type { CodeCache } from './code-cache.ts';

/** A bundle that has been loaded. */
export interface LoadedBundle {
  readonly exports: object;
  /** Keeps the code that has been compiled so far for later runs; `null` if it is kept already, or nowhere. */
  readonly keepCode: (() => void) | null;
}

type Wrapper = (
  exports: object,
  module: { readonly exports: object },
  require: NodeJS.Require,
  file: string,
) => void;

/**
 * Loads a bundle, with the compiled code of an earlier run if there is any: a function of what CommonJS gives a module, in ASCII, because a
 * long text of one byte per letter is read and compiled in less time.
 */
export function loadBundle(file: string, cache: CodeCache | null): LoadedBundle {
  const cachedData = cache?.read();
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: file,
    ...(cachedData !== undefined && { cachedData }),
  });
  const bundle = { exports: {} };
  (script.runInThisContext() as Wrapper)(bundle.exports, bundle, createRequire(file), file);
  const isKept = cachedData !== undefined && script.cachedDataRejected === false;
  const keepCode = isKept || cache === null ? null : (): void => cache.write(script.createCachedData());
  return { exports: bundle.exports, keepCode };
}
