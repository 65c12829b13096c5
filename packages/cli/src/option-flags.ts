import { type Command, Option as Flag } from 'commander';
import { OPTIONS, type Option } from 'fovea/options';
import { aboutOf, formOf, type OptionForm } from './option-form.ts';

/** A flag for an option of the library. */
export interface OptionFlag extends OptionForm {
  readonly option: Option;
  readonly about: string;
}

/** Options without a flag here: rules are functions, and each command has its own flag for formats. */
const NEVER: readonly string[] = ['rules', 'formats'];

/** The options of the library for one page; its JSON contains the posts in any case. */
export const PAGE_OPTIONS: readonly OptionFlag[] = flagsWithout([...NEVER, 'posts']);

/** The options for many pages: all that one page has. The address and the charset are for pages that state none. */
export const BATCH_OPTIONS: readonly OptionFlag[] = flagsWithout(NEVER);

/** The options that choose and configure the method. */
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

/** The flag for an option of the library, by its path: `--limit maxNodes` for `limits.maxNodes`. */
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
