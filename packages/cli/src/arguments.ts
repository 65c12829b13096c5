import type { PageFormat } from '@fovea/sources';
import { InvalidArgumentError } from 'commander';
import type { OutputFormat } from 'fovea';
import { OPTIONS } from 'fovea/options';

/** The same, and a book of one page or several. */
export type FileFormat = PageFormat | 'epub';

const FORMATS = OPTIONS.find((option) => option.kind === 'choices')!;

/** What `all` means in a batch: the formats that people read. */
export const ALL_FORMATS: readonly OutputFormat[] = FORMATS.default as readonly OutputFormat[];

/** The formats in JSON output: these, and the block tree, which leads back to the source. */
export const JSON_FORMATS: readonly OutputFormat[] = [...ALL_FORMATS, 'blocks'];

/** Names of formats, including short ones. */
export const FORMAT_NAMES: readonly string[] = [...FORMATS.choices, ...Object.keys(FORMATS.aliases)];

/** What `--format` accepts for a single page. */
export const PAGE_FORMATS: readonly string[] = ['json', ...FORMAT_NAMES, 'epub'];

/** What `--format` accepts for a batch, where several may be named. */
export const BATCH_FORMATS: readonly string[] = ['json', ...FORMAT_NAMES, 'all'];

function formatNamed(name: string): OutputFormat | null {
  const known = FORMATS.aliases[name] ?? name;
  return FORMATS.choices.includes(known) ? (known as OutputFormat) : null;
}

/** Reads `--format` of a single page. */
export function parseFormat(value: string): FileFormat {
  const name = value.trim().toLowerCase();
  const format = name === 'json' || name === 'epub' ? name : formatNamed(name);
  if (format === null) throw new InvalidArgumentError(`Use json, ${FORMAT_NAMES.join(', ')} or epub.`);
  return format;
}

/** Reads `--format` of a batch: names separated by commas, or `all`. */
export function parseFormats(value: string): readonly PageFormat[] {
  if (value === 'all') return ALL_FORMATS;
  return value.split(',').map((part) => {
    const name = part.trim().toLowerCase();
    const format = name === 'json' ? name : formatNamed(name);
    if (format !== null) return format;
    throw new InvalidArgumentError(`Use ${FORMAT_NAMES.join(', ')}, separated by commas, or all.`);
  });
}

/** Reads the address of a page; it must be absolute so that links can be resolved against it. */
export function parseAddress(value: string): string {
  if (!URL.canParse(value))
    throw new InvalidArgumentError('Use an absolute address: https://example.org/page.');
  return value;
}

/** Reads a number above zero. */
export function parsePositive(value: string): number {
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 0) throw new InvalidArgumentError('Use a number above 0.');
  return number;
}

/** Reads a number of seconds, which may be none. */
export function parseSeconds(value: string): number {
  const seconds = Number(value);
  if (!Number.isFinite(seconds) || seconds < 0 || value.trim() === '')
    throw new InvalidArgumentError('Use a number from 0 up.');
  return seconds;
}

/** Reads a whole number above zero. */
export function parseCount(value: string): number {
  const number = parsePositive(value);
  if (!Number.isInteger(number)) throw new InvalidArgumentError('Use a whole number above 0.');
  return number;
}

/** Reads ids of nodes, separated by commas. */
export function parseIds(value: string): readonly number[] {
  return value.split(',').map((part) => {
    const id = Number(part);
    if (part.trim() === '' || !Number.isInteger(id) || id < 0)
      throw new InvalidArgumentError('Use ids of blocks (nodeId in JSON), separated by commas.');
    return id;
  });
}

/** Reads a text that must not be blank; `what` says what to write instead. */
export function parseWords(value: string, what: string): string {
  if (value.trim() === '') throw new InvalidArgumentError(`Use ${what}.`);
  return value;
}

/** Collects pairs of a name and a value. */
export function collectPair(value: string, earlier: readonly string[] = []): readonly string[] {
  if (value.indexOf('=') < 1) throw new InvalidArgumentError('Write it as name=value.');
  return [...earlier, value];
}

/** Converts a value to the type of an example; if that fails it stays a string, which the library rejects. */
export function typedAs(example: unknown, value: string): string | number | boolean {
  if (typeof example === 'number')
    return value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value);
  if (typeof example === 'boolean') return value === 'true' || (value === 'false' ? false : value);
  return value;
}

/** Kinds of records of a WARC file that are read only if they are asked for. */
export const RECORD_KINDS: readonly string[] = ['resource', 'conversion'];

/** Reads kinds of records, separated by commas. */
export function parseRecordKinds(value: string): readonly string[] {
  const kinds = value.split(',').map((part) => part.trim().toLowerCase());
  if (kinds.every((kind) => RECORD_KINDS.includes(kind))) return kinds;
  throw new InvalidArgumentError(`Use ${RECORD_KINDS.join(', ')}, separated by commas.`);
}
