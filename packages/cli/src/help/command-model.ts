import type { EventEmitter } from 'node:events';
import type { Argument, Command, Option } from 'commander';
import { methods } from 'fovea/methods';
import { OPTIONS } from 'fovea/options';
import { BATCH_FORMATS, PAGE_FORMATS, RECORD_KINDS } from '../arguments.ts';

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

/** An argument of a command. */
export interface ArgumentModel {
  readonly name: string;
  readonly about: string;
  /** The values that are possible, if they are known; otherwise it is a file or an address. */
  readonly choices: readonly string[];
  /** Whether all further words are such arguments. */
  readonly isLast: boolean;
}

/** A command; the first is the program itself. */
export interface CommandModel {
  /** Empty for the program itself. */
  readonly name: string;
  readonly about: string;
  /** As in help: `fovea batch [options] [source...]`. */
  readonly usage: string;
  readonly options: readonly OptionModel[];
  readonly arguments: readonly ArgumentModel[];
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
      options: help.visibleOptions(command).map((option) => optionModel(option, command)),
      arguments: command.registeredArguments.map(argumentModel),
      notes: notesOf(command),
    };
  });
}

/** Commands that users do not type, and `help` itself. */
const HIDDEN: ReadonlySet<string> = new Set(['man', 'help']);

function optionModel(option: Option, command: Command): OptionModel {
  const value = PLACEHOLDER.exec(option.flags)?.[1] ?? null;
  return {
    flags: option.flags,
    short: option.short ?? null,
    long: option.long ?? option.short ?? '',
    about: option.description,
    value,
    choices: value === null ? [] : choicesOf(option, command),
    group: option.helpGroupHeading ?? 'Options:',
  };
}

function argumentModel(argument: Argument): ArgumentModel {
  return {
    name: argument.name(),
    about: argument.description,
    choices: argument.argChoices ?? [],
    isLast: argument.variadic,
  };
}

/** The values that an option accepts; commander knows only of those that it checks itself. */
function choicesOf(option: Option, command: Command): readonly string[] {
  const name = option.attributeName();
  if (option.argChoices !== undefined) return option.argChoices;
  if (name === 'format') return command.name() === 'batch' ? BATCH_FORMATS : PAGE_FORMATS;
  if (name === 'method') return methods().map((method) => method.name);
  if (name === 'records') return RECORD_KINDS;
  const known = OPTIONS.find((candidate) => candidate.name === name);
  return known?.kind === 'choice' ? known.choices : [];
}

/** Commander keeps no list of the texts added to help, so this collects them as commander would print them. */
function notesOf(command: Command): string {
  const parts: string[] = [];
  const emitter = command as unknown as EventEmitter;
  emitter.emit('afterHelp', { error: false, command, write: (text: string) => parts.push(text) });
  return parts.join('').trim();
}
