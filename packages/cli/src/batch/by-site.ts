import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BatchSource, kindOfSource, type RowOptions } from '@fovea/sources';
import { EXIT, log, UsageError, warn } from '../exit.ts';
import type { BatchFlags } from './batch-flags.ts';
import { BatchRun } from './batch-run.ts';
import { itemOpener } from './open-items.ts';
import { NOTHING } from './run-summary.ts';

/** Rejects sources that cannot be read twice. */
export function checkBySite(sources: readonly string[], flags: BatchFlags): void {
  if (flags.bySite !== true) return;
  const why = 'reads the pages twice';
  if (flags.urls !== undefined || sources.some((source) => kindOfSource(source) === 'address'))
    throw new UsageError(`--by-site ${why}: save them to files first, it does not fetch`);
  if (sources.includes('-')) throw new UsageError(`--by-site ${why}: name a file instead of standard input`);
  if (flags.render === true)
    throw new UsageError(`--by-site ${why}: capture them first (fovea capture --list)`);
  if (flags.site !== undefined) throw new UsageError('--by-site and --site cannot be combined');
}

/** The result of the first pass: the options for the second one, or the exit code if the run ended. */
export type Learned =
  | { readonly rows: RowOptions; readonly folder: string; forget(): Promise<void> }
  | { readonly exitCode: number };

/**
 * The first pass: learns the sites of all pages into a folder beside the output, which a run that continues finds there.
 * Memory is bounded: what is known about pages is in files.
 */
export async function learnSites(
  sources: readonly BatchSource[],
  rows: RowOptions,
  flags: BatchFlags,
  output: string | undefined,
): Promise<Learned> {
  const { learnProfiles, PROFILE_INDEX } = await import('@fovea/sources');
  const continues = flags.resume === true || flags.retryFailed === true;
  await checkOutput(output, continues || flags.force === true);
  const folder = await openFolder(output, continues);
  const forget = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const learned = { rows: { ...rows, bySite: { task: 'extract', folder } as const }, folder, forget };
  if (existsSync(join(folder, PROFILE_INDEX))) return learned;
  if (flags.quiet !== true) log('first pass: learning what the pages of each site have in common');
  const marks = join(folder, 'marks.jsonl');
  let isLearned = false;
  try {
    const exitCode = await readMarks(sources, rows, flags, marks, output ?? folder);
    if (exitCode >= EXIT.interrupted) return { exitCode };
    const sites = await learnProfiles(marks, folder);
    if (sites === 0) warn([NO_ADDRESSES]);
    isLearned = true;
  } finally {
    // Without an output file no later run can continue this one.
    if (!isLearned && output === undefined) await forget();
  }
  if (flags.quiet !== true) log('second pass: extracting');
  return learned;
}

const NO_ADDRESSES =
  'no page has an address that says its site, so that --by-site changes nothing: add "url" to the rows, or, for pages of one ' +
  'site, use fovea site learn and --site';

/** Reports an existing output before anything is learned, not after. */
async function checkOutput(output: string | undefined, mayExist: boolean): Promise<void> {
  if (output === undefined || mayExist) return;
  const { SourceError } = await import('@fovea/sources');
  const there = await stat(output).catch(() => null);
  if (there?.isFile() === true && there.size > 0)
    throw new SourceError('output-exists', `${output} already exists`);
}

/** The folder for the profiles; that of an earlier run is used only to continue it. */
async function openFolder(output: string | undefined, continues: boolean): Promise<string> {
  if (output === undefined) return mkdtemp(join(tmpdir(), 'fovea-sites-'));
  const { sitesFolder } = await import('@fovea/sources');
  const folder = sitesFolder(output);
  if (!continues) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Writes a row for every page, with its site and the hashes of its texts; resolves to the exit code. Reads nothing that
 * this or an earlier run has written, so that both passes see the same pages.
 */
async function readMarks(
  sources: readonly BatchSource[],
  rows: RowOptions,
  flags: BatchFlags,
  marks: string,
  written: string,
): Promise<number> {
  const { lockOutput, openInputs, openOutput } = await import('@fovea/sources');
  const inputs = await openInputs(sources, process.stdin, written, rows.maxBytes);
  const opener = await itemOpener(flags);
  const { retryFailed: _, ...again } = flags;
  const run = new BatchRun({
    inputs,
    rows: { ...rows, bySite: { task: 'learn' } },
    flags: again,
    opener: opener.open,
    wrap: (sink) => sink,
  });
  const release = await lockOutput(marks);
  try {
    const earlier = (await run.skipEarlier(marks)) ?? NOTHING;
    return await run.finish(await openOutput(marks, 'append'), earlier);
  } finally {
    await release();
    await opener.close();
  }
}
