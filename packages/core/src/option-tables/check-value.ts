import { InvalidOptionError } from '../errors.ts';
import { didYouMean } from './nearest-name.ts';
import type { NumberField } from './option.ts';
import { listed, refuse, shown } from './refuse-value.ts';

/** Whether a value is an object that is not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks a boolean. */
export function checkFlag(option: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw refuse(option, 'true or false', value);
  return value;
}

/** Checks a string. */
export function checkText(option: string, value: unknown): string {
  if (typeof value !== 'string') throw refuse(option, 'a string', value);
  return value;
}

/** Checks a name that may be given as a number. */
export function checkName(option: string, value: unknown): string {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return String(value);
  if (typeof value !== 'string' || value.trim() === '') throw refuse(option, 'a string or a number', value);
  return value;
}

/** Checks a whole number with a lower bound; `Infinity` is no bound. */
export function checkCount(option: string, value: unknown, least: number): number {
  const isWhole = Number.isSafeInteger(value) || value === Number.POSITIVE_INFINITY;
  if (!isWhole || (value as number) < least) throw refuse(option, `a whole number from ${least} up`, value);
  return value as number;
}

/** Checks a function. */
export function checkFunction(option: string, value: unknown): unknown {
  if (typeof value !== 'function') throw refuse(option, 'a function', value);
  return value;
}

/** Checks a number with a lower bound. */
export function checkNumber(option: string, value: unknown, least: number): number {
  if (typeof value !== 'number' || !(value >= least))
    throw refuse(option, `a number from ${least} up`, value);
  return value;
}

/** Checks a choice among a few words. */
export function checkChoice(
  option: string,
  value: unknown,
  choices: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): string {
  if (typeof value === 'string') {
    if (choices.includes(value)) return value;
    if (Object.hasOwn(aliases, value)) return aliases[value]!;
  }
  throw refuse(option, listed(choices), value, didYouMean(value, choices));
}

/** Checks a list and each of its items. */
export function checkList<Item>(
  option: string,
  value: unknown,
  of: string,
  check: (option: string, item: unknown) => Item,
): readonly Item[] {
  if (!Array.isArray(value)) throw refuse(option, `a list of ${of}`, value);
  return Object.freeze(Array.from(value, (item: unknown, index) => check(`${option}[${index}]`, item)));
}

/** Checks the id of a node. */
export function checkNode(option: string, value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw refuse(option, 'the id of a node', value);
  return value as number;
}

/** Checks integers by name and fills in defaults. */
export function checkNumbers(
  option: string,
  value: unknown,
  fields: readonly NumberField[],
): Readonly<Record<string, number>> {
  if (!isRecord(value)) throw refuse(option, 'an object', value);
  const names = fields.map(({ name }) => name);
  for (const name of Object.keys(value)) if (!names.includes(name)) throw unknownName(option, name, names);
  return Object.freeze(
    Object.fromEntries(
      fields.map(({ name, default: standard, least }) => {
        const number = value[name] === undefined ? standard : value[name];
        return [name, checkCount(`${option}.${name}`, number, least)];
      }),
    ),
  );
}

/** The error for an unknown name in an option. */
function unknownName(option: string, name: string, names: readonly string[]): InvalidOptionError {
  return new InvalidOptionError(option, `has no ${shown(name)}.${nearestOf(name, names)}`);
}

/** The name that was probably meant, or all known names, as the end of a message. */
export function nearestOf(name: string, names: readonly string[]): string {
  return didYouMean(name, names) || ` There are: ${names.join(', ')}.`;
}
