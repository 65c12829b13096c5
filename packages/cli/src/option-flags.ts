import { type Command, Option as Flag } from 'commander';
import { OPTIONS, type Option } from 'fovea/options';
import { aboutOf, formOf, type OptionForm } from './option-form.ts';

/** A flag for an option of the library. */
export interface OptionFlag extends OptionForm {
  readonly option: Option;
  readonly about: string;
}

/** What a command does not offer: rules are functions, and it has a flag of its own for formats. */
const NEVER: readonly string[] = ['rules', 'formats'];

/** The options of the library for one page; with JSON its posts are there anyway. */
export const PAGE_OPTIONS: readonly OptionFlag[] = flagsWithout([...NEVER, 'posts']);

/** Those for many pages, without what can only be said about one. */
export const BATCH_OPTIONS: readonly OptionFlag[] = flagsWithout([
  ...NEVER,
  'url',
  'charset',
  'restore',
  'remove',
]);

/** Those that say which method to use, and how. */
export const METHOD_OPTIONS: readonly OptionFlag[] = PAGE_OPTIONS.filter(({ option }) => {
  return option.name === 'method' || option.name === 'methodOptions';
});

/** Adds flags to a command. */
export function addOptionFlags(command: Command, list: readonly OptionFlag[]): Command {
  for (const { flags, about, parse } of list) {
    const flag = new Flag(flags, about);
    command.addOption(
      parse === undefined
        ? flag
        : flag.argParser<unknown>((value, earlier) => parse(value, earlier as readonly string[] | undefined)),
    );
  }
  return command;
}

/** The flag that says what an option of the library does, by its path: `--limit maxNodes` for `limits.maxNodes`. */
export function flagNamed(path: string): string {
  const [name = '', field] = path.split(PATH_END, 2);
  const option = OPTIONS.find((candidate) => candidate.name === name);
  const flag = option === undefined ? path : (new Flag(formOf(option).flags).long ?? path);
  return field === undefined || path.includes('[') ? flag : `${flag} ${field}`;
}

const PATH_END = /[.[]/u;

function flagsWithout(names: readonly string[]): readonly OptionFlag[] {
  return OPTIONS.filter(({ name }) => !names.includes(name)).map((option) => {
    return { option, about: aboutOf(option), ...formOf(option) };
  });
}
