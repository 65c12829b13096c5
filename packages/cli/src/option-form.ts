import type { Option } from 'fovea/options';
import { collectPair, parseAddress, parseCount, parseIds, parseWords } from './arguments.ts';

/** The form of an option of the library on a command line. */
export interface OptionForm {
  /** In the notation of commander: `-u, --url <base>`. */
  readonly flags: string;
  /** Reads a value; `earlier` is the result so far of a flag that may be repeated. */
  readonly parse?: (value: string, earlier: readonly string[] | undefined) => unknown;
}

/** The flag for an option. */
export function formOf(option: Option): OptionForm {
  const long = `--${kebab(option.name)}`;
  switch (option.kind) {
    case 'flag':
      return { flags: long };
    case 'text':
      return option.name === 'url'
        ? { flags: '-u, --url <base>', parse: parseAddress }
        : { flags: `${long} <text>` };
    case 'choice':
      return { flags: `${long} <${option.choices.join('|')}>` };
    case 'choices':
      return { flags: '-f, --format <name>' };
    case 'selectors':
      return { flags: `${long} <selector>`, parse: collect };
    case 'nodes':
      return { flags: `${long} <ids>`, parse: parseIds };
    case 'count':
      return { flags: `${long} <number>`, parse: parseCount };
    case 'name':
      return {
        flags: `${long} <${option.name === 'section' ? 'number|heading' : 'words'}>`,
        parse: (value) => parseWords(value, option.name === 'section' ? 'a number or a heading' : 'words'),
      };
    case 'numbers':
      return { flags: `--${singular(option.name)} <name=number>`, parse: collectPair };
    case 'site':
      return { flags: `${long} <file>` };
    case 'parameters':
      return { flags: '--option <name=value>', parse: collectPair };
    default:
      return { flags: `${long} <name>` };
  }
}

const CAPITAL = /[A-Z]/gu;

function kebab(name: string): string {
  return name.replace(CAPITAL, (letter) => `-${letter.toLowerCase()}`);
}

function singular(name: string): string {
  return name.endsWith('s') ? name.slice(0, -1) : name;
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

/** Notes that apply only to the command line. */
const NOTES: Readonly<Record<string, string>> = {
  method: 'see fovea methods',
  methodOptions: 'may be repeated',
  include: 'a CSS selector; may be repeated',
  exclude: 'a CSS selector; may be repeated',
  restore: 'separated by commas',
  site: 'a file of fovea site learn',
  explain: 'on standard error unless the output is JSON',
};

/** The help text of an option. */
export function aboutOf(option: Option): string {
  const { about, name } = option;
  const notes = [
    ...(NOTES[name] === undefined ? [] : [NOTES[name]]),
    ...(option.kind === 'choice' ? [`default: ${option.default}`] : []),
    ...(option.kind === 'numbers'
      ? [option.fields.map((field) => `${field.name} ${field.default}`).join(', ')]
      : []),
  ];
  return notes.length === 0 ? about : `${about} (${notes.join('; ')})`;
}
