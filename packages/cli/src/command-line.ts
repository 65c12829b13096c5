import { CommanderError } from 'commander';
import { type ComparatorSource, NO_COMPARATORS } from './comparators.ts';
import { EXIT, exitCodeOf, report } from './exit.ts';
import { buildProgram } from './program.ts';

/**
 * Runs the command that the process was started with; resolves to true if it read a page. In a checkout, `--method` can also
 * name a comparator.
 */
export async function runCommandLine(comparators: ComparatorSource = NO_COMPARATORS): Promise<boolean> {
  const program = buildProgram(comparators);
  let hasReadPage = false;
  let isBatch = false;
  // `fovea page.html | head` closes the pipe early, which is no error; only the output of a batch is incomplete then.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(isBatch ? EXIT.aborted : EXIT.content);
    report(`cannot write to standard output: ${error.message}`);
    process.exit(EXIT.aborted);
  });
  // Not for `fovea batch --help`.
  program.hook('preAction', (_, command) => {
    isBatch = command.name() === 'batch';
  });
  program.hook('postAction', (_, command) => {
    hasReadPage = command === program;
  });
  try {
    await program.parseAsync();
  } catch (error) {
    // Commander has already reported the problem, or printed the requested help.
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.content : EXIT.usage;
    } else {
      report(error);
      process.exitCode = exitCodeOf(error);
    }
  }
  return hasReadPage;
}
