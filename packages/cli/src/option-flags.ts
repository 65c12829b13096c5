import { type Command, Option as Flag } from 'commander';
import { OPTIONS, type Option } from 'fovea/options';
import { aboutOf, formOf, type OptionForm } from './option-form.ts';

/** A flag for an option of the library. */
export interface OptionFlag extends OptionForm {
  readonly option: Option;
  readonly about: string;
}

/** Options without a flag here: functions, and each command has its own flag for formats. */
const NEVER: readonly string[] = ['rules', 'countTokens', 'formats'];

/** The options of the library for one page; its JSON contains the posts in any case. */
export const PAGE_OPTIONS: readonly OptionFlag[] = flagsWithout([...NEVER, 'posts']);

/** The options for many pages: all that one page has. The address and the charset are for pages that state none. */
export const BATCH_OPTIONS: readonly OptionFlag[] = flagsWithout(NEVER);

/** The options that choose and configure the method. */
export const METHOD_OPTIONS: readonly OptionFlag[] = PAGE_OPTIONS.filter(({ option }) => {
  return option.name === 'method' || option.name === 'methodOptions';
});

/** The headings of help, by option; all other options are about the content. */
const GROUPS: Readonly<Record<string, string>> = {
  section: 'Parts and sizes:',
  query: 'Parts and sizes:',
  maxTokens: 'Parts and sizes:',
  chunks: 'Parts and sizes:',
  explain: 'Corrections:',
  restore: 'Corrections:',
  remove: 'Corrections:',
  include: 'Corrections:',
  exclude: 'Corrections:',
  method: 'Method:',
  methodOptions: 'Method:',
  url: 'Source:',
  charset: 'Source:',
  limits: 'Source:',
};
const CONTENT = 'Content:';
const ORDER: readonly string[] = [CONTENT, 'Parts and sizes:', 'Corrections:', 'Method:', 'Source:'];

const groupOf = ({ option }: OptionFlag): string => GROUPS[option.name] ?? CONTENT;

/** Adds flags to a command, the most useful ones first. */
export function addOptionFlags(command: Command, list: readonly OptionFlag[]): Command {
  const byUse = list.toSorted((a, b) => ORDER.indexOf(groupOf(a)) - ORDER.indexOf(groupOf(b)));
  for (const row of byUse) {
    const { flags, about, parse } = row;
    const flag = new Flag(flags, about).helpGroup(groupOf(row));
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
