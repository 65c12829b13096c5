import { stat } from 'node:fs/promises';
import type { BatchSource, RowOptions } from '@fovea/sources';
import type { ExtractOptions } from 'fovea';
import { ALL_FORMATS } from '../arguments.ts';
import { EXIT, UsageError } from '../exit.ts';
import { checkLayout } from '../layout-check.ts';
import { loadFovea } from '../load-fovea.ts';
import { maxBytesOf } from '../open-source.ts';
import { isTitleOnTop } from '../output/title-flag.ts';
import { readSourceList } from '../url-list.ts';
import { versionsOf } from '../version.ts';
import { type BatchFlags, fileFormats, formatsOfRows, isTable, rowFormats } from './batch-flags.ts';
import { BatchRun } from './batch-run.ts';
import { checkBySite, learnSites } from './by-site.ts';
import { itemOpener } from './open-items.ts';
import { PageFolder } from './page-folder.ts';
import { NOTHING } from './run-summary.ts';

/** Runs a batch with checked flags; resolves to the exit code. */
export async function startBatch(
  sources: readonly string[],
  flags: BatchFlags,
  given: ExtractOptions,
): Promise<number> {
  checkBySite(sources, flags);
  await checkOutput(flags);
  const common = await rowOptions(sources, flags, given);
  const { openInputs } = await import('@fovea/sources');
  const continues = flags.resume === true || flags.retryFailed === true;
  const folder = flags.outDir === undefined ? null : await openFolder(flags.outDir, flags, continues);
  const output = folder?.index ?? flags.output;
  const all = [...sources, ...(flags.urls === undefined ? [] : await listedIn(flags.urls))];
  const learned = flags.bySite === true ? await learnSites(all, common, flags, output) : null;
  if (learned !== null && 'exitCode' in learned) return learned.exitCode;
  const rows = learned?.rows ?? common;
  const opener = await itemOpener(flags);
  const wrap: ConstructorParameters<typeof BatchRun>[0]['wrap'] = (sink) => folder?.sink(sink) ?? sink;
  let code: number = EXIT.aborted;
  try {
    const written = output ?? learned?.folder ?? null;
    const inputs = await openInputs(all, process.stdin, written, rows.maxBytes);
    code = await runTo(output, new BatchRun({ inputs, rows, flags, opener: opener.open, wrap }), flags);
    return code;
  } finally {
    // Only a run that was interrupted or could not go on needs it again, and only if it can continue its output.
    if (output === undefined || code === EXIT.content || code === EXIT.failed) await learned?.forget();
    await opener.close();
  }
}

/** Before anything is read, and with what would help. */
async function checkOutput({ output }: BatchFlags): Promise<void> {
  if (output === undefined || (await stat(output).catch(() => null))?.isDirectory() !== true) return;
  throw new UsageError(
    `-o ${output} is a folder: name a file for the rows, or use --out-dir ${output} for a file each`,
  );
}

async function runTo(output: string | undefined, run: BatchRun, flags: BatchFlags): Promise<number> {
  const { isParquet, lockOutput, openOutput, parquetSink, streamSink } = await import('@fovea/sources');
  if (output === undefined) return run.finish(streamSink(process.stdout));
  const continues = flags.resume === true || flags.retryFailed === true;
  const release = await lockOutput(output);
  try {
    const earlier = continues ? await run.skipEarlier(output) : NOTHING;
    if (earlier === null) return run.interrupted();
    const ifExists = continues ? 'append' : flags.force === true ? 'overwrite' : 'refuse';
    const sink = isParquet(output)
      ? await parquetSink(output, flags.force === true)
      : await openOutput(output, ifExists);
    return await run.finish(sink, earlier);
  } finally {
    await release();
  }
}

async function openFolder(folder: string, flags: BatchFlags, continues: boolean): Promise<PageFolder> {
  const writers = await loadFovea();
  const options = {
    folder,
    formats: fileFormats(flags),
    title: isTitleOnTop(flags.title),
    frontmatter: flags.frontmatter === true,
  };
  const opened = new PageFolder(options, writers);
  await opened.open(continues);
  return opened;
}

async function listedIn(list: string): Promise<readonly BatchSource[]> {
  const { readFileBytes, readStreamBytes } = await import('@fovea/sources');
  const bytes =
    list === '-' ? await readStreamBytes(process.stdin, 'standard input') : await readFileBytes(list);
  const listed = await readSourceList(bytes, list === '-' ? 'stdin' : list);
  if (!listed.some((source) => typeof source === 'string'))
    throw new UsageError(`there is no http(s) address in ${list === '-' ? 'standard input' : list}`);
  return listed;
}

const SNAPSHOT = /\.json$/i;

/** Checks the options before any page, so that a typo is reported once, not in every row. */
async function rowOptions(
  sources: readonly string[],
  flags: BatchFlags,
  given: ExtractOptions,
): Promise<RowOptions> {
  const { parseFilters } = await import('@fovea/sources');
  const warc = {
    kinds: flags.records ?? [],
    filter: parseFilters(flags.filter ?? []),
    verifyDigests: flags.verifyDigests === true,
  };
  const [{ resolveOptions }, maxBytes] = await Promise.all([loadFovea(), maxBytesOf(flags)]);
  const { method } = resolveOptions(given);
  const mayHaveLayout = flags.render === true || sources.some((source) => SNAPSHOT.test(source));
  checkLayout(method, mayHaveLayout, 'add --render, or pass snapshots (fovea capture --list)');
  const formats =
    flags.outDir === undefined ? formatsOfRows(flags, ALL_FORMATS) : rowFormats(fileFormats(flags));
  const wanted = flags.fingerprints === true || flags.linkList === true || isTable(flags.output);
  const fingerprints = { ...(await versionsOf(method.name)), links: flags.linkList === true };
  return { ...given, method: method.name, formats, maxBytes, warc, ...(wanted ? { fingerprints } : {}) };
}
