import type { Command } from 'commander';
import { nearestName } from 'fovea/options';
import { UsageError } from '../exit.ts';

/** Adds `fovea help`, which, unlike the one of commander, suggests the nearest command for an unknown name. */
export function addHelpCommand(program: Command): void {
  program
    .helpCommand(false)
    .command('help')
    .argument('[command...]')
    .description('show the help of a command')
    .action((names: readonly string[]) => {
      let named = program;
      // Arguments after the command are ignored, as commander does.
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
