import { FoveaError, InvalidOptionError } from '../errors.ts';
import {
  checkChoice,
  checkCount,
  checkFlag,
  checkFunction,
  checkList,
  checkName,
  checkNode,
  checkNumber,
  checkNumbers,
  checkText,
  isRecord,
  nearestOf,
} from './check-value.ts';
import type { BareOption } from './option.ts';
import { listed, refuse, shortened, shown } from './refuse-value.ts';

/** Checks a kind of option that the common checks do not cover. */
export type OwnCheck = (row: BareOption, value: unknown) => unknown;

/**
 * Resolves every option of a table to its checked value or its default. Unknown names are errors; `undefined` counts as
 * not given.
 */
export function resolveTable<Resolved extends object>(
  table: readonly BareOption[],
  options: unknown,
  checkOther: OwnCheck = checkNothing,
): Resolved {
  const given = options;
  if (!isRecord(given)) {
    throw new FoveaError('invalid-option', `The options must be an object, not ${shown(given)}.`);
  }
  for (const name of Object.keys(given))
    if (!table.some((row) => row.name === name)) throw unknownOption(table, name);
  const resolved: Record<string, unknown> = {};
  for (const row of table) {
    const value = given[row.name];
    resolved[row.name] =
      value === undefined ? standardOf(row, checkOther) : checkValue(row, value, checkOther);
  }
  return resolved as Resolved;
}

/** Checked defaults: most options of most calls. */
const standards = new WeakMap<BareOption, unknown>();

function standardOf(row: BareOption, checkOther: OwnCheck): unknown {
  if (row.default === null) return null;
  if (!standards.has(row)) standards.set(row, checkValue(row, row.default, checkOther));
  return standards.get(row);
}

function unknownOption(table: readonly BareOption[], name: string): InvalidOptionError {
  const names = table.map((row) => row.name);
  return new InvalidOptionError(shortened(name), `does not exist.${nearestOf(name, names)}`);
}

function checkValue(row: BareOption, value: unknown, checkOther: OwnCheck): unknown {
  const { name } = row;
  switch (row.kind) {
    case 'text':
      return checkText(name, value);
    case 'name':
      return checkName(name, value);
    case 'count':
      return checkCount(name, value, row.least);
    case 'function':
      return checkFunction(name, value);
    case 'numbers':
      return checkNumbers(name, value, row.fields);
    case 'flag':
      return checkFlag(name, value);
    case 'number':
      return checkNumber(name, value, row.least);
    case 'choice':
      return checkChoice(name, value, row.choices);
    case 'choices':
      if (!Array.isArray(value)) throw refuse(name, `a list of ${listed(row.choices)}`, value);
      return checkList(name, value, 'words', (option, item) => {
        return checkChoice(option, item, row.choices, row.aliases);
      });
    case 'nodes':
      return checkList(name, value, 'ids of nodes', checkNode);
    default:
      return checkOther(row, value);
  }
}

function checkNothing({ name }: BareOption): never {
  throw new TypeError(`The option ${name} has no check.`);
}
