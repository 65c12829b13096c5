import { InvalidArgumentError } from 'commander';
import type { FileFormat } from '../arguments.ts';
import { UsageError } from '../exit.ts';

/** The format that the ending of a file stands for. */
const BY_ENDING: Readonly<Record<string, FileFormat>> = {
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  txt: 'text',
  text: 'text',
  json: 'json',
  jsonl: 'chunks',
  ndjson: 'chunks',
  tei: 'tei',
  xml: 'tei',
  epub: 'epub',
};

/** Formats with an ending of their own; other lists are JSON Lines, and everything else is JSON. */
const OWN_ENDINGS: ReadonlySet<FileFormat> = new Set(Object.values(BY_ENDING));

const COMPRESSED = /\.(?:gz|br|zst)$/i;
const ENDING = /\.([a-z\d]+)$/i;

/** Flags without `-o -`: as `-` is standard input for a source, it is standard output here. */
export function withoutDash<Flags extends { readonly output?: string }>(flags: Flags): Flags {
  if (flags.output !== '-') return flags;
  const { output: _, ...others } = flags;
  return others as Flags;
}

/** The ending of a file name, without one for compression. */
export function endingOf(path: string): string {
  return ENDING.exec(path.replace(COMPRESSED, ''))?.[1]?.toLowerCase() ?? '';
}

/** The format that the name of an output file states, or `null` if it states none. */
function formatOfFile(path: string): FileFormat | null {
  return BY_ENDING[endingOf(path)] ?? null;
}

/** The usual ending of a file in a format. */
export function endingFor(format: FileFormat): string {
  return Object.keys(BY_ENDING).find((ending) => BY_ENDING[ending] === fileFormatOf(format)) ?? 'json';
}

/** The format to write: the one that was named, or that of the output file; they must not contradict each other. */
export function chooseFormat(named: FileFormat | null, output: string | undefined): FileFormat {
  const stated = output === undefined ? null : formatOfFile(output);
  if (named === null && stated === null) refuseUnknown(output);
  if (named === null) return stated ?? 'markdown';
  if (stated !== null && stated !== fileFormatOf(named)) {
    const better = `drop --format, or write to a .${endingFor(named)} file`;
    throw new UsageError(`-o ${output} is a file for ${stated}, but --format says ${named}: ${better}`);
  }
  return named;
}

/** Rejects an ending that stands for no format: the contents of the file would not match its name. */
function refuseUnknown(output: string | undefined): void {
  if (output === undefined || endingOf(output) === '') return;
  const known = Object.keys(BY_ENDING).map((ending) => `.${ending}`);
  throw new UsageError(
    `-o ${output}: .${endingOf(output)} stands for no format. Known endings: ${known.join(', ')} ` +
      '(and .gz, .br or .zst after them); for any other name say which --format',
  );
}

function fileFormatOf(format: FileFormat): FileFormat {
  if (format === 'sections') return 'chunks';
  return OWN_ENDINGS.has(format) ? format : 'json';
}

/** Reads the output file of a batch, which has one JSON row per page. */
export function parseRowsFile(value: string): string {
  const ending = endingOf(value);
  const format = formatOfFile(value);
  if (ending === '' || ending === 'parquet' || format === 'json' || format === 'chunks') return value;
  if (format === null) {
    throw new InvalidArgumentError(
      `.${ending} stands for no format. Rows go to .jsonl, .ndjson or .json (and .gz, .br or .zst after them), or to .parquet.`,
    );
  }
  if (format === 'epub') throw new InvalidArgumentError(`For a book write: fovea PAGE… -o ${value}.`);
  throw new InvalidArgumentError(
    `The output of a batch is JSON Lines (out.jsonl). For one .${ending} file per page use --out-dir DIR --format ${format}.`,
  );
}
