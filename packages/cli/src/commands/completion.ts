import { Argument, type Command } from 'commander';
import { SHELLS, type Shell } from '../help/completion.ts';
import { version } from '../version.ts';

const EXAMPLES = `
Examples:
  source <(fovea completion bash)                                   in ~/.bashrc
  fovea completion zsh > "\${fpath[1]}/_fovea"
  fovea completion fish > ~/.config/fish/completions/fovea.fish`;

/** Adds `fovea completion`, and `fovea man`, which the build uses. */
export function addCompletionCommand(program: Command): void {
  program
    .command('completion')
    .description('print a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('after', EXAMPLES)
    .action(async (shell: Shell) => {
      const [{ commandModels }, { completionScript }] = await Promise.all([
        import('../help/command-model.ts'),
        import('../help/completion.ts'),
      ]);
      process.stdout.write(completionScript(shell, commandModels(program)));
    });
  program
    .command('man', { hidden: true })
    .description('print the manual page')
    .action(async () => {
      const [{ commandModels }, { manPage }] = await Promise.all([
        import('../help/command-model.ts'),
        import('../help/man-page.ts'),
      ]);
      process.stdout.write(manPage(commandModels(program), version()));
    });
}
