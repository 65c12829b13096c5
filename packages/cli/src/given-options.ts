import { Option as Flag } from 'commander';
import { DEFAULT_METHOD, type ExtractOptions, type Method, type MethodOptions } from 'fovea';
import { methods } from 'fovea/methods';
import { typedAs } from './arguments.ts';
import type { OptionFlag } from './option-flags.ts';
import { readSiteFile } from './site-file.ts';

/**
 * Converts the flags of a command line to options of the library, which checks them. A comparator is a method that the library
 * does not know by its name.
 */
export function givenOptions(
  given: Readonly<Record<string, unknown>>,
  list: readonly OptionFlag[],
  comparator?: Method,
): ExtractOptions {
  const options: Record<string, unknown> = {};
  for (const { option, flags } of list) {
    const value = given[new Flag(flags).attributeName()];
    // For the library, neither `--no-title` nor its absence is a choice.
    const isGiven = value !== undefined && (typeof value !== 'boolean' || option.kind === 'flag');
    if (isGiven) options[option.name] = value;
  }
  for (const { option } of list) {
    const value = options[option.name];
    if (option.kind === 'numbers' && value !== undefined)
      options[option.name] = valuesOf(value as readonly string[], () => 0);
    if (option.kind === 'site' && value !== undefined) options[option.name] = readSiteFile(String(value));
  }
  const { method = DEFAULT_METHOD, methodOptions } = options;
  if (methodOptions !== undefined) {
    options['methodOptions'] = parametersOf(comparator ?? String(method), methodOptions as readonly string[]);
  }
  if (comparator !== undefined) options['method'] = comparator;
  return options;
}

/** Converts `name=value` pairs to the parameters of a method, each in the type of its default. */
export function parametersOf(method: string | Method, pairs: readonly string[]): MethodOptions {
  const known = typeof method === 'string' ? methods().find(({ name }) => name === method) : method;
  const parameters = known?.parameters ?? [];
  return valuesOf(pairs, (name) => parameters.find((parameter) => parameter.name === name)?.default);
}

/** Converts pairs to an object, each value in the type of an example. */
function valuesOf(pairs: readonly string[], exampleOf: (name: string) => unknown): MethodOptions {
  return Object.fromEntries(
    pairs.map((pair) => {
      const name = pair.slice(0, pair.indexOf('='));
      return [name, typedAs(exampleOf(name), pair.slice(name.length + 1))];
    }),
  );
}
