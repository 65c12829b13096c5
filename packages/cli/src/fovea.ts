#!/usr/bin/env node
import { CommanderError } from 'commander';
import { EXIT, exitCodeOf, report } from './exit.ts';
import { buildProgram } from './program.ts';

// `fovea page.html | head` closes the pipe early; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.content);
  throw error;
});

try {
  await buildProgram().parseAsync();
} catch (error) {
  // Commander has already said what is wrong, or printed the help that was asked for.
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? EXIT.content : EXIT.usage;
  } else {
    report(error);
    process.exitCode = exitCodeOf(error);
  }
}
