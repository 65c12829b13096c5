import { type Command, Option as Flag } from 'commander';
import { DEFAULT_METHOD, type ExtractOptions, type MethodOptions, OPTIONS, type Option } from 'fovea';
import { methods } from 'fovea/methods';
import { typedAs } from './arguments.ts';
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

/** What the flags of a command line say, as the library takes it; it is the library that checks it. */
export function givenOptions(
  given: Readonly<Record<string, unknown>>,
  list: readonly OptionFlag[],
): ExtractOptions {
  const options: Record<string, unknown> = {};
  for (const { option, flags } of list) {
    const value = given[new Flag(flags).attributeName()];
    if (value !== undefined) options[option.name] = value;
  }
  const { method = DEFAULT_METHOD, methodOptions, limits } = options;
  if (methodOptions !== undefined) {
    options['methodOptions'] = parametersOf(String(method), methodOptions as readonly string[]);
  }
  if (limits !== undefined) options['limits'] = valuesOf(limits as readonly string[], () => 0);
  return options;
}

/** The parameters of a method from `name=value`, each in the type of its default. */
export function parametersOf(method: string, pairs: readonly string[]): MethodOptions {
  const parameters = methods().find(({ name }) => name === method)?.parameters ?? [];
  return valuesOf(pairs, (name) => parameters.find((parameter) => parameter.name === name)?.default);
}

/** Pairs as an object, each value in the type of an example. */
function valuesOf(pairs: readonly string[], exampleOf: (name: string) => unknown): MethodOptions {
  return Object.fromEntries(
    pairs.map((pair) => {
      const name = pair.slice(0, pair.indexOf('='));
      return [name, typedAs(exampleOf(name), pair.slice(name.length + 1))];
    }),
  );
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
