import { Command, CommanderError, Option } from 'commander';
import { addAnnotationsCommand } from './commands/annotations.ts';
import { addBatchCommand } from './commands/batch.ts';
import { addCaptureCommand } from './commands/capture.ts';
import { addCompletionCommand } from './commands/completion.ts';
import { addHelpCommand } from './commands/help.ts';
import { addLookCommand } from './commands/look.ts';
import { addMcpCommand } from './commands/mcp.ts';
import { addMethodsCommand } from './commands/methods.ts';
import { addPageCommand } from './commands/page.ts';
import { addServeCommand } from './commands/serve.ts';
import { addSiteCommand } from './commands/site.ts';
import { addWorkerCommand } from './commands/worker.ts';
import { type ComparatorSource, NO_COMPARATORS } from './comparators.ts';
import { log } from './exit.ts';
import { version } from './version.ts';

/**
 * Columns from which on texts of help are wrapped. Commander's own limit leaves those beside long options as they are in a window of
 * 80 columns. @cap
 */
const MIN_WIDTH_OF_HELP = 20;

/** The command line of Fovea. */
export function buildProgram(comparators: ComparatorSource = NO_COMPARATORS): Command {
  const program = new Command('fovea')
    .description('Extracts the main content of web pages, in any language, as Markdown, HTML, text or JSON.')
    .configureHelp({ minWidthToWrap: MIN_WIDTH_OF_HELP })
    .enablePositionalOptions()
    .exitOverride();
  addPageCommand(program, comparators);
  addBatchCommand(program);
  addServeCommand(program);
  addMcpCommand(program);
  addCaptureCommand(program);
  addLookCommand(program, comparators);
  addMethodsCommand(program);
  addSiteCommand(program);
  addWorkerCommand(program);
  addAnnotationsCommand(program);
  addCompletionCommand(program);
  addHelpCommand(program);
  reportInOneLine(program, 'fovea');
  for (const command of program.commands) reportInOneLine(command, `fovea ${command.name()}`);
  program
    .optionsGroup('General:')
    .version(version(), '-v, --version', 'print the version')
    .helpOption('-h, --help', 'show this help');
  // Other programs have it in capitals.
  program.addOption(new Option('-V').hideHelp()).on('option:V', () => {
    process.stdout.write(`${version()}\n`);
    throw new CommanderError(0, 'commander.version', version());
  });
  return program;
}

const ERROR = /^error: /;
const SUGGESTION = /\n\((Did you mean .*)\)$/;

/** Writes what commander says about a command line as all other errors are written. */
function reportInOneLine(command: Command, name: string): void {
  command.configureOutput({
    outputError: (text) => {
      const message = text.trim().replace(ERROR, '').replace(SUGGESTION, '. $1');
      log(`${message} (see ${name} --help)`);
    },
  });
}
