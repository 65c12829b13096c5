import type { PageHandler } from '@fovea/sources';
import type { Command } from 'commander';
import { parsePositive } from '../arguments.ts';
import { versionsOf } from '../version.ts';

const EXAMPLES = `
The frames are documented in docs/worker.md: a start frame with the options, then a frame for each page, answered by a
frame with its row, in order. The input may run ahead of the answers. The worker ends when its input ends, when it has
grown (its last row says so), or when a page needs more than --memory or --timeout; then start another, and send it what has no row.

Examples:
  fovea worker --memory 512 < frames > rows`;

/** Adds `fovea worker`. */
export function addWorkerCommand(program: Command): void {
  program
    .command('worker')
    .description('extract the pages that another program sends, as frames on standard input')
    .option('--memory <MB>', 'memory limit of the process', parsePositive, 512)
    .option('--timeout <seconds>', 'limit of CPU time for one page', parsePositive, 30)
    .addHelpText('after', EXAMPLES)
    .action(async ({ memory, timeout }: { readonly memory: number; readonly timeout: number }) => {
      const { batchRow, servePages } = await import('@fovea/sources');
      // Whoever sends the options need not know which version answers. They are the same for all pages.
      let versions: ReturnType<typeof versionsOf> | undefined;
      const handler: PageHandler = async (item, { fingerprints, ...options }) => {
        if (fingerprints === undefined) return batchRow(item, options);
        versions ??= versionsOf(options.method);
        return batchRow(item, { ...options, fingerprints: { ...fingerprints, ...(await versions) } });
      };
      await servePages(handler, new URL('./watchdog.js', import.meta.url), {
        maxResidentBytes: memory * 2 ** 20,
        maxWorkMs: timeout * 1000,
        parentPid: process.ppid,
      });
    });
}
