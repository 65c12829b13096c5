import type { Command } from 'commander';
import { nearestName } from 'fovea/options';
import { UsageError } from '../exit.ts';

/** Adds `fovea help`, which, unlike that of commander, has a suggestion for a name that it does not know. */
export function addHelpCommand(program: Command): void {
  program
    .helpCommand(false)
    .command('help')
    .argument('[command]')
    .description('show the help of a command')
    .action((name: string | undefined) => {
      const others = program.commands.filter((command) => command.name() !== 'help');
      const named = name === undefined ? program : others.find((command) => command.name() === name);
      if (named !== undefined) named.help();
      const meant = nearestName(
        name!,
        others.map((command) => command.name()),
      );
      const advice = meant === null ? 'fovea help lists them' : `did you mean fovea help ${meant}?`;
      throw new UsageError(`no command named ${name}: ${advice}`);
    });
}
