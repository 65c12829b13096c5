#!/usr/bin/env node
import module from 'node:module';

/** What the types of Node 20 do not have yet. */
interface ModuleOfLaterNode {
  readonly enableCompileCache?: () => unknown;
}

// Node 22.8 and later keep compiled code between runs; everything else is loaded after this, so that it profits.
(module as ModuleOfLaterNode).enableCompileCache?.();
await import('./command-line.ts');
