#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { CodeCache, cacheFolder } from './start/code-cache.ts';
import { loadBundle } from './start/load-bundle.ts';

/** The file with the whole command, and the hash of its contents; set by the build. */
declare const BUNDLE: { readonly file: string; readonly hash: string };

const file = fileURLToPath(new URL(BUNDLE.file, import.meta.url));
const cache = CodeCache.open(cacheFolder(process.env, process.platform), BUNDLE.hash);
const { exports, keepCode } = loadBundle(file, cache);
const { runCommandLine } = exports as typeof import('./command-line.ts');
// Only code that ran is compiled, so a run that printed help or an error is not worth keeping.
if (await runCommandLine()) keepCode();
