import { InvalidOptionError } from '../errors.ts';

/** Characters of a wrong value that a message repeats. @cap */
const MAX_SHOWN = 40;

/** The beginning of a text that may be of any length. */
export function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** A value as a message shows it: short, whatever it is. */
export function shown(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `'${shortened(value)}'`;
    case 'function':
      return 'a function';
    case 'symbol':
      return 'a symbol';
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object';
    default:
      return String(value);
  }
}

/** Lists names as in a sentence. */
export function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

/** The error for an invalid value of an option; `right` says what would be valid. */
export function refuse(option: string, right: string, value: unknown, hint = ''): InvalidOptionError {
  return new InvalidOptionError(option, `must be ${right}, not ${shown(value)}.${hint}`);
}
