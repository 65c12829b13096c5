import { Command } from 'commander';
import { addBatchCommand } from './commands/batch.ts';
import { addCaptureCommand } from './commands/capture.ts';
import { addLookCommand } from './commands/look.ts';
import { addMethodsCommand } from './commands/methods.ts';
import { addPageCommand } from './commands/page.ts';
import { version } from './version.ts';

/** The command line of Fovea. */
export function buildProgram(): Command {
  const program = new Command('fovea')
    .description('Extracts the main content of web pages, in any language, as Markdown, HTML, text or JSON.')
    .version(version(), '-V, --version')
    .enablePositionalOptions()
    .showHelpAfterError('(see fovea --help)')
    .exitOverride();
  addPageCommand(program);
  addBatchCommand(program);
  addCaptureCommand(program);
  addLookCommand(program);
  addMethodsCommand(program);
  return program;
}
