import { CommanderError } from 'commander';
import { type ComparatorSource, NO_COMPARATORS } from './comparators.ts';
import { EXIT, exitCodeOf, report } from './exit.ts';
import { buildProgram } from './program.ts';

/**
 * Runs the command that the process was started with; resolves to true if it read a page. In a checkout, `--method` can also
 * name a comparator.
 */
export async function runCommandLine(comparators: ComparatorSource = NO_COMPARATORS): Promise<boolean> {
  // `fovea page.html | head` closes the pipe early; that is not an error. A full disk is, and so is a batch that lost its reader.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' && process.argv[2] !== 'batch') process.exit(EXIT.content);
    report(`cannot write to standard output: ${error.message}`);
    process.exit(EXIT.aborted);
  });
  const program = buildProgram(comparators);
  let hasReadPage = false;
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
