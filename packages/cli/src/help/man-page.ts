import type { CommandModel, OptionModel } from './command-model.ts';

const SPECIAL = /[\\-]/g;
const COLON = /:$/;
const LINE_START = /^(?=[.'])/gm;

/** The manual page, in the language of `man`. */
export function manPage(commands: readonly CommandModel[], version: string): string {
  const [program, ...others] = commands;
  const lines = [
    `.TH FOVEA 1 "" "fovea ${version}" "User Commands"`,
    '.SH NAME',
    `fovea \\- ${text(lowerFirst(program!.about))}`,
    '.SH SYNOPSIS',
    ...commands.flatMap(({ usage }) => ['.nf', text(usage), '.fi']),
    '.SH DESCRIPTION',
    text(program!.about),
    ...groups(program!),
    ...notes(program!),
    '.SH COMMANDS',
    ...others.flatMap((command) => [
      `.SS fovea ${command.name}`,
      text(command.about),
      ...command.options.flatMap(optionLines),
      ...notes(command),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Options under their headings, in the order of help. */
function groups({ options }: CommandModel): readonly string[] {
  const headings = [...new Set(options.map(({ group }) => group))];
  return headings.flatMap((heading) => [
    `.SH ${heading.replace(COLON, '').toUpperCase()}`,
    ...options.filter(({ group }) => group === heading).flatMap(optionLines),
  ]);
}

function optionLines({ flags, about }: OptionModel): readonly string[] {
  return ['.TP', `.B ${text(flags)}`, text(about)];
}

function notes(command: CommandModel): readonly string[] {
  return command.notes === '' ? [] : ['.PP', '.nf', text(command.notes), '.fi'];
}

/** Text that `man` shows as it is. */
function text(value: string): string {
  return value.replace(SPECIAL, (sign) => (sign === '-' ? '\\-' : '\\e')).replace(LINE_START, '\\&');
}

function lowerFirst(value: string): string {
  return value.charAt(0).toLowerCase() + value.slice(1);
}
