import type { PageFormat } from '@fovea/sources';
import type { OutputFormat } from 'fovea';
import { JSON_FORMATS } from '../arguments.ts';
import { UsageError } from '../exit.ts';
import type { TitleFlag } from '../output/title-flag.ts';
import { type RenderFlags, refuseFetchFlags } from '../rendering.ts';
import type { VisitFlags } from '../visiting.ts';

/** The options of `fovea batch`, apart from those of the library. */
export interface BatchFlags extends RenderFlags, VisitFlags {
  readonly output?: string;
  readonly outDir?: string;
  readonly urls?: string;
  readonly filter?: readonly string[];
  readonly records?: readonly string[];
  readonly verifyDigests?: boolean;
  readonly fingerprints?: boolean;
  readonly linkList?: boolean;
  readonly format?: readonly PageFormat[];
  readonly frontmatter?: boolean;
  readonly title?: TitleFlag;
  readonly bySite?: boolean;
  readonly site?: string;
  readonly resume?: boolean;
  readonly retryFailed?: boolean;
  readonly force?: boolean;
  readonly lifeline?: boolean;
  readonly jobs?: number;
  readonly timeout: number;
  readonly memory: number;
  readonly render?: boolean;
  readonly quiet?: boolean;
}

const PARQUET = /\.parquet$/i;
const COMPRESSED = /\.(?:gz|br|zst)$/i;

/** Rejects options that contradict each other or have no effect. */
export function checkBatchFlags(sources: readonly string[], flags: BatchFlags): void {
  const continues = flags.retryFailed === true ? '--retry-failed' : flags.resume === true ? '--resume' : null;
  if (sources.length === 0 && flags.urls === undefined)
    throw new UsageError('name the pages: files, folders, addresses, or a list of addresses with --urls');
  if (flags.output !== undefined && flags.outDir !== undefined)
    throw new UsageError('-o and --out-dir cannot be combined: rows in one file, or a file for each page');
  if (continues !== null && flags.force === true)
    throw new UsageError(`${continues} and --force cannot be combined`);
  if (continues !== null && flags.output === undefined && flags.outDir === undefined)
    throw new UsageError(`${continues} needs the output file: add -o FILE`);
  if (continues !== null && COMPRESSED.test(flags.output ?? ''))
    throw new UsageError(
      `${continues} cannot continue a compressed file: write .jsonl and compress it afterwards`,
    );
  if (continues !== null && PARQUET.test(flags.output ?? ''))
    throw new UsageError(`${continues} cannot continue a Parquet file, which is complete or nothing`);
  if (flags.allPages === true && flags.render === true)
    throw new UsageError('--all-pages fetches the pages, so it cannot be combined with --render');
  if (flags.render === true) refuseFetchFlags(flags);
  if (flags.lifeline === true && [...sources, flags.urls].includes('-'))
    throw new UsageError('--lifeline waits for the end of standard input, so pages cannot come from there');
  if (flags.outDir === undefined && flags.frontmatter === true)
    throw new UsageError('--frontmatter is for files of their own: add --out-dir DIR');
  if (flags.outDir === undefined && flags.format?.includes('json') === true)
    throw new UsageError('--format json is for files of their own: add --out-dir DIR; rows are JSON anyway');
}

/** The formats of the files in `--out-dir`. */
export function fileFormats({ format = ['markdown'] }: BatchFlags): readonly PageFormat[] {
  return format;
}

/** The formats that a row needs so that these can be written. */
export function rowFormats(formats: readonly PageFormat[]): readonly OutputFormat[] {
  const wanted = formats.flatMap((format) => (format === 'json' ? JSON_FORMATS : [format]));
  return [...new Set(wanted)];
}

/** The formats in rows: those that people read, but only the text in a table unless more is asked for. */
export function formatsOfRows(
  { format, output }: BatchFlags,
  all: readonly OutputFormat[],
): readonly OutputFormat[] {
  return rowFormats(format ?? (isTable(output) ? ['text'] : all));
}

/** Whether the output is a table, which has counts, hashes and versions in any case. */
export function isTable(output: string | undefined): boolean {
  return PARQUET.test(output ?? '');
}
