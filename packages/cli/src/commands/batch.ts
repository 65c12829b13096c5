import { type Command, Option } from 'commander';
import {
  collectPair,
  FORMAT_NAMES,
  parseCount,
  parseFormats,
  parsePositive,
  parseRecordKinds,
} from '../arguments.ts';
import { type BatchFlags, checkBatchFlags } from '../batch/batch-flags.ts';
import { refuseComparator } from '../comparators.ts';
import { endWithInput } from '../end-with-input.ts';
import { EXIT, endsRun, report } from '../exit.ts';
import { addFetchOptions } from '../open-source.ts';
import { addOptionFlags, BATCH_OPTIONS } from '../option-flags.ts';
import { parseRowsFile, withoutDash } from '../output/output-file.ts';
import { addRenderOptions } from '../rendering.ts';
import { addVisitOptions } from '../visiting.ts';

const EXAMPLES = `
Inputs: WARC files (.warc, .warc.gz, .warc.zst) and indexes of them (.cdx, .cdxj), JSON Lines files (.jsonl or .ndjson, also .gz, .br and .zst) with { id, html, url? } on each line
(html_base64 instead of html for bytes), folders of .html, .htm and .xhtml files, globs with *, ? and **,
single pages (HTML or MHTML) and snapshots, http(s) addresses, and - for JSON Lines on standard input.

Output: one JSON row per page, in input order: { id, ...result }. A page that fails gives
{ id, error: { code, message } } and does not stop the run. With --out-dir, a file per page, and index.jsonl.

Sites are visited politely: one page of a host at a time, with a pause, and as their robots.txt says.

Of a WARC file, responses with HTML get a row, whose id is the file and the offset of the record. What cannot be read gets
one with an error. --filter KEY=VALUE,… keeps records by status (200, 2xx), type (text/html), host (with subdomains) or lang.

Examples:
  fovea batch crawl.warc.gz -o out.jsonl --filter status=2xx --filter lang=de,fr
  fovea batch crawl.warc.gz -o out.parquet             a table; --format text,md for Markdown as well
  fovea batch crawl.jsonl.br -o out.jsonl
  fovea batch crawl.jsonl.br -o out.jsonl --by-site    leave out what pages of a site share
  fovea batch crawl.jsonl.br -o out.jsonl --resume     continue after an interruption
  fovea batch crawl.jsonl.br -o out.jsonl --retry-failed --memory 2048
  fovea batch pages/ 'more/**/*.html' -o out.jsonl.gz --format md
  fovea batch https://example.org/a https://example.org/b --out-dir notes/ --frontmatter
  fovea batch --urls list.txt --out-dir notes/         one address per line
  fovea batch crawl.jsonl --format text | jq -r .text

Exit codes: 0 every page was processed, 1 some rows have an error, 2 wrong usage, 3 the run could not continue
(full disk, closed pipe, output changed by another process), 130 interrupted.`;

/** Adds `fovea batch`. */
export function addBatchCommand(program: Command): void {
  const command = program
    .command('batch')
    .description('extract many pages, to JSON Lines or a file each, on all cores')
    .argument('[source...]', 'WARC or JSON Lines files, folders, globs, pages, addresses, or -')
    .optionsGroup('Input and output:')
    .option('--urls <file>', 'fetch every address in a file, one per line (- for standard input)')
    .option(
      '--filter <key=values>',
      'read only the matching records of WARC files (may be repeated)',
      collectPair,
    )
    .option(
      '--records <kinds>',
      'also read these kinds of records in WARC files: resource, conversion',
      parseRecordKinds,
    )
    .option('--verify-digests', 'compare records of WARC files with the digests that they state')
    .option('-o, --output <file>', 'write the rows to a file (default: standard output)', parseRowsFile)
    .option('--out-dir <folder>', 'write a file for each page instead of rows, and index.jsonl')
    .addOption(
      new Option(
        '-f, --format <names>',
        `formats: ${FORMAT_NAMES.join(', ')}, separated by commas, or all (default: all; with --out-dir, md, also json)`,
      ).argParser(parseFormats),
    )
    .option('--fingerprints', 'add counts, hashes and versions to each row (in Parquet: always)')
    .option('--link-list', 'add the addresses in the content to each row')
    .option('--frontmatter', 'with --out-dir: title, author, date and address above the Markdown, as YAML')
    .option('--no-title', 'with --out-dir: no title above the Markdown, text or HTML')
    .option(
      '--by-site',
      'first learn what the pages of each site have in common (two passes over saved pages), and leave it out',
    )
    .option('--resume', 'continue the output of an interrupted run')
    .option('--retry-failed', 'retry the failed pages of the output, then continue like --resume')
    .option('--force', 'replace an existing output')
    .option(
      '--lifeline',
      'stop when standard input ends: for programs that start a run, and may be killed before they can stop it',
    )
    .option('-q, --quiet', 'no progress and no summary');
  addOptionFlags(addProcessOptions(command), BATCH_OPTIONS).optionsGroup('Fetching:');
  addFetchOptions(addVisitOptions(command))
    .optionsGroup('Rendering:')
    .option('--render', 'open addresses and page files in the installed browser first');
  addRenderOptions(command)
    .addHelpText('after', EXAMPLES)
    .action((sources: readonly string[], flags: BatchFlags) =>
      runBatchCommand(command, sources, withoutDash(flags)),
    );
}

async function runBatchCommand(
  command: Command,
  sources: readonly string[],
  flags: BatchFlags,
): Promise<void> {
  checkBatchFlags(sources, flags);
  refuseComparator(command.opts()['method']);
  if (flags.lifeline === true) endWithInput();
  const [{ givenOptions }, { startBatch }] = await Promise.all([
    import('../given-options.ts'),
    import('../batch/start-batch.ts'),
  ]);
  const given = givenOptions(command.opts(), BATCH_OPTIONS);
  const code = await startBatch(sources, flags, given).catch((error: unknown) => {
    if (!endsRun(error)) throw error;
    report(error);
    return EXIT.aborted;
  });
  // After an interruption, standard input or a slow disk may still keep the process alive.
  if (code >= EXIT.interrupted) process.exit(code);
  process.exitCode = code;
}

function addProcessOptions(command: Command): Command {
  return command
    .optionsGroup('Processes:')
    .option('--jobs <n>', 'number of parallel processes (default: one per core)', parseCount)
    .option(
      '--timeout <seconds>',
      'time limit for fetching one page, and limit of CPU time for extracting it',
      parsePositive,
      30,
    )
    .option('--memory <MB>', 'memory limit for one process', parsePositive, 512);
}
