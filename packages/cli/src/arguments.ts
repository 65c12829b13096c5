import { InvalidArgumentError } from 'commander';
import type { Method, OutputFormat } from 'fovea';
import { UsageError } from './exit.ts';

/** What a single page can be printed as. */
export type PageFormat = OutputFormat | 'json';

const FORMAT_NAMES: ReadonlyMap<string, PageFormat> = new Map([
  ['md', 'markdown'],
  ['markdown', 'markdown'],
  ['html', 'html'],
  ['text', 'text'],
  ['txt', 'text'],
  ['blocks', 'blocks'],
  ['tei', 'tei'],
  ['json', 'json'],
]);

/** What `all` means in a batch: the renderings that people read. */
export const ALL_FORMATS: readonly OutputFormat[] = ['html', 'markdown', 'text'];

/** What JSON holds: these, and the block tree with the way back to the source. */
export const JSON_FORMATS: readonly OutputFormat[] = [...ALL_FORMATS, 'blocks'];

/** Reads `--format` of a single page. */
export function parseFormat(value: string): PageFormat {
  const format = FORMAT_NAMES.get(value.toLowerCase());
  if (format === undefined) throw new InvalidArgumentError('Use md, html, text, json, blocks or tei.');
  return format;
}

/** Reads `--format` of a batch: names with commas, or `all`. */
export function parseFormats(value: string): readonly OutputFormat[] {
  if (value === 'all') return ALL_FORMATS;
  return value.split(',').map((name) => {
    const format = FORMAT_NAMES.get(name.trim().toLowerCase());
    if (format === undefined || format === 'json') {
      throw new InvalidArgumentError('Use md, html, text, blocks and tei, with commas between them, or all.');
    }
    return format;
  });
}

/** Reads the address of a page: a whole one, or links could not be resolved against it. */
export function parseAddress(value: string): string {
  if (!URL.canParse(value)) throw new InvalidArgumentError('Use a whole address: https://example.org/page.');
  return value;
}

/** Reads a number above zero. */
export function parsePositive(value: string): number {
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 0) throw new InvalidArgumentError('Use a number above 0.');
  return number;
}

/** Reads a whole number above zero. */
export function parseCount(value: string): number {
  const number = parsePositive(value);
  if (!Number.isInteger(number)) throw new InvalidArgumentError('Use a whole number above 0.');
  return number;
}

/** Reads ids of nodes, with commas between them. */
export function parseIds(value: string): readonly number[] {
  return value.split(',').map((part) => {
    const id = Number(part);
    if (part.trim() === '' || !Number.isInteger(id) || id < 0)
      throw new InvalidArgumentError('Use ids of blocks (nodeId in JSON), with commas between them.');
    return id;
  });
}

/** Collects `--option name=value`. */
export function collectOption(value: string, earlier: readonly string[] = []): readonly string[] {
  if (value.indexOf('=') < 1) throw new InvalidArgumentError('Write it as name=value.');
  return [...earlier, value];
}

/** A method's parameters from `--option`, each in the type of its default. */
export function methodOptions(
  pairs: readonly string[],
  method: Method | undefined,
): Readonly<Record<string, string | number | boolean>> {
  const options: Record<string, string | number | boolean> = {};
  for (const pair of pairs) {
    const name = pair.slice(0, pair.indexOf('='));
    const known = method?.parameters.find((parameter) => parameter.name === name);
    options[name] = typed(name, pair.slice(name.length + 1), known?.default);
  }
  return options;
}

function typed(
  name: string,
  value: string,
  example: string | number | boolean | undefined,
): string | number | boolean {
  if (typeof example === 'number') {
    const number = Number(value);
    if (value.trim() === '' || Number.isNaN(number))
      throw new UsageError(`option ${name} needs a number, not ${value}`);
    return number;
  }
  if (typeof example === 'boolean') {
    if (value !== 'true' && value !== 'false')
      throw new UsageError(`option ${name} is true or false, not ${value}`);
    return value === 'true';
  }
  return value;
}
