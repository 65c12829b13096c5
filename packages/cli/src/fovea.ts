#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { Budget, compileSparingly } from '@fovea/sources';
import { CodeCache, cacheFolder } from './start/code-cache.ts';
import { loadBundle } from './start/load-bundle.ts';

type CommandLine = typeof import('./command-line.ts');

/** The same command line twice, and the hash of the first one's contents; set by the build. */
declare const BUILT: { readonly bundle: string; readonly hash: string; readonly module: string };

/** Commands that extract page after page in this process. As a module they start later and run faster. */
const LONG_LIVED: ReadonlySet<string | undefined> = new Set(['worker', 'serve', 'mcp']);

if (LONG_LIVED.has(process.argv[2])) {
  const { runCommandLine } = (await import(BUILT.module)) as CommandLine;
  await runCommandLine();
} else {
  const cache = CodeCache.open(cacheFolder(process.env, process.platform), BUILT.hash);
  const { exports, keepCode } = loadBundle(fileURLToPath(new URL(BUILT.bundle, import.meta.url)), cache);
  // The code is kept for V8's own settings.
  if (keepCode === null) compileSparingly(Budget.onePage);
  // Only code that ran is compiled, so a run that printed help or an error is not worth keeping.
  if (await (exports as CommandLine).runCommandLine()) keepCode?.();
}
