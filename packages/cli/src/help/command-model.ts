import type { EventEmitter } from 'node:events';
import type { Command, Option } from 'commander';

/** An option of a command, as help, completion and the manual show it. */
export interface OptionModel {
  /** As in help: `-o, --output <file>`. */
  readonly flags: string;
  readonly short: string | null;
  readonly long: string;
  readonly about: string;
  /** The placeholder of its value, without brackets; `null` for a switch. */
  readonly value: string | null;
  /** The values that are possible, if they are known. */
  readonly choices: readonly string[];
  readonly group: string;
}

/** A command; the first is the program itself. */
export interface CommandModel {
  /** Empty for the program itself. */
  readonly name: string;
  readonly about: string;
  /** As in help: `fovea batch [options] [source...]`. */
  readonly usage: string;
  readonly options: readonly OptionModel[];
  /** What help says after the options: examples and exit codes. */
  readonly notes: string;
}

const PLACEHOLDER = /[<[]([^>\]]+)[>\]]/;

/** All commands, from the same definitions that parse a command line. */
export function commandModels(program: Command): readonly CommandModel[] {
  const { commands } = program;
  return [program, ...commands.filter((command) => !HIDDEN.has(command.name()))].map((command) => {
    const help = command.createHelp();
    return {
      name: command === program ? '' : command.name(),
      about: command.description(),
      usage: help.commandUsage(command),
      options: help.visibleOptions(command).map(optionModel),
      notes: notesOf(command),
    };
  });
}

/** Commands that users do not type, and `help` itself. */
const HIDDEN: ReadonlySet<string> = new Set(['man', 'help']);

function optionModel(option: Option): OptionModel {
  const value = PLACEHOLDER.exec(option.flags)?.[1] ?? null;
  const listed = option.argChoices ?? (value?.includes('|') ? value.split('|') : []);
  return {
    flags: option.flags,
    short: option.short ?? null,
    long: option.long ?? option.short ?? '',
    about: option.description,
    value,
    choices: listed,
    group: option.helpGroupHeading ?? 'Options:',
  };
}

/** Commander keeps no list of the texts added to help, so this collects them as commander would print them. */
function notesOf(command: Command): string {
  const parts: string[] = [];
  const emitter = command as unknown as EventEmitter;
  emitter.emit('afterHelp', { error: false, command, write: (text: string) => parts.push(text) });
  return parts.join('').trim();
}
