import type { Command } from 'commander';
import { nearestName } from 'fovea/options';
import { UsageError } from '../exit.ts';

/** Adds `fovea help`, which, unlike that of commander, has a suggestion for a name that it does not know. */
export function addHelpCommand(program: Command): void {
  program
    .helpCommand(false)
    .command('help')
    .argument('[command...]')
    .description('show the help of a command')
    .action((names: readonly string[]) => {
      let named = program;
      // What comes after a command is not for the help, as in that of commander.
      for (const name of names) if (named.commands.length > 0) named = subcommand(named, name);
      named.help();
    });
}

function subcommand(command: Command, name: string): Command {
  const found = command.commands.find((other) => other.name() === name);
  if (found !== undefined) return found;
  const known = command.createHelp().visibleCommands(command);
  const meant = nearestName(
    name,
    known.map((other) => other.name()),
  );
  const advice = meant === null ? 'fovea help lists them' : `did you mean fovea help ${meant}?`;
  throw new UsageError(`no command named ${name}: ${advice}`);
}
