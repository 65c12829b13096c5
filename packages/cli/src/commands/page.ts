import type { PageFormat } from '@fovea/sources';
import { type Command, Option } from 'commander';
import type { ExtractOptions } from 'fovea';
import { type FileFormat, JSON_FORMATS, parseFormat, parsePositive } from '../arguments.ts';
import { type ComparatorSource, comparatorNamed } from '../comparators.ts';
import type { BookFlags } from '../epub/run-book.ts';
import { EXIT, log, UsageError, warn } from '../exit.ts';
import { type Explanation, explanationLines, warningText } from '../explain.ts';
import { checkLayout } from '../layout-check.ts';
import { loadFovea } from '../load-fovea.ts';
import { onePage } from '../one-page.ts';
import { type OpenedPage, openAllPages, openPage } from '../open-page.ts';
import { addFetchOptions } from '../open-source.ts';
import { addOptionFlags, PAGE_OPTIONS } from '../option-flags.ts';
import { chooseFormat, withoutDash } from '../output/output-file.ts';
import { isTitleOnTop, type TitleFlag } from '../output/title-flag.ts';
import { addRenderOptions } from '../rendering.ts';
import { printable } from '../terminal.ts';
import { refuseUseless } from '../useless-options.ts';
import { addVisitOptions } from '../visiting.ts';

interface PageFlags extends BookFlags {
  readonly format: FileFormat;
  readonly frontmatter?: boolean;
  readonly method?: string;
  readonly title?: TitleFlag;
}

const EXAMPLES = `
Examples:
  fovea https://example.org/story             Markdown on standard output
  fovea page.html --url https://example.org/  a saved page; links become absolute
  fovea page.html -o page.txt                 the ending of the output file chooses the format
  curl -s https://example.org/ | fovea --text - | wc -w
  fovea page.html --json | jq -r .title
  fovea page.html --explain >/dev/null        what was removed, and why
  fovea page.html --restore 812 --remove 40   with two blocks corrected
  fovea page.html --links text --images drop  only the words
  fovea page.html --comments drop             the article without the discussion below it
  fovea page.html --site example.site.json    without what pages of its site share: see fovea site learn
  fovea page.html --format chunks             pieces for retrieval, with offsets in the source
  fovea page.html --format sections           the outline with sizes; --section 3 prints one
  fovea page.html --query "tides moon"        the sections that match best
  fovea page.html --max-tokens 2000           as much as fits, in whole blocks if it can
  fovea https://example.org/app --render      a page that scripts build
  fovea https://example.org/long --all-pages  a text on several pages as one
  fovea a.html b.html -o book.epub            a book, one chapter a page
  fovea batch crawl.jsonl.gz -o out.jsonl     many pages: see fovea batch --help

Commands: fovea help batch (or serve, mcp, capture, look, methods, site, completion) says more about each.
Exit codes: 0 content, 1 no content or the page could not be read, 2 wrong usage.
Results go to standard output, everything else to standard error.`;

/** Adds `fovea <source>`. */
export function addPageCommand(program: Command, comparators: ComparatorSource): void {
  program
    .argument(
      '[source...]',
      'an http(s) address, a file (HTML, MHTML or a snapshot), or - for standard input (the default in a pipe)',
    )
    .optionsGroup('Output:')
    .option(
      '-o, --output <file>',
      'write to a file; its ending chooses the format; .gz, .br and .zst after that compress it',
    )
    .addOption(
      new Option(
        '-f, --format <name>',
        'md, html, text, json, blocks (the block tree as JSON), chunks (JSON Lines), sections (the outline, JSON Lines), tei or epub',
      )
        .argParser(parseFormat)
        .default('markdown', 'by the output file, otherwise md'),
    )
    .addOption(new Option('-m, --markdown', 'same as --format md').implies({ format: 'markdown' }))
    .addOption(new Option('--md').implies({ format: 'markdown' }).hideHelp())
    .addOption(new Option('--html', 'same as --format html').implies({ format: 'html' }))
    .addOption(new Option('--text', 'same as --format text').implies({ format: 'text' }))
    .addOption(
      new Option(
        '-j, --json',
        'same as --format json: Markdown, HTML, text, the blocks and the metadata',
      ).implies({
        format: 'json',
      }),
    )
    .option('--frontmatter', 'put title, author, date and address above the Markdown, as YAML')
    .option('--no-title', 'do not put the title of the page above its Markdown, text or HTML');
  addOptionFlags(program, PAGE_OPTIONS)
    .optionsGroup('Books:')
    .option('--book-title <text>', 'with -o book.epub: title of the book')
    .option('--fetch-images', 'with -o book.epub: fetch the pictures of the pages')
    .optionsGroup('Fetching:')
    .option('--timeout <seconds>', 'time limit for fetching a page (default: 30)', parsePositive);
  addFetchOptions(addVisitOptions(program, 'with --all-pages or a book of several pages: '))
    .optionsGroup('Rendering:')
    .option(
      '--render',
      'open the page in the installed browser first: for pages that need scripts, and methods that need layout',
    );
  addRenderOptions(program)
    .addHelpText('after', EXAMPLES)
    .action((sources: readonly string[], flags: PageFlags, command: Command) =>
      runPageCommand(sources, flags, command, comparators),
    );
}

async function runPageCommand(
  sources: readonly string[],
  given: PageFlags,
  command: Command,
  comparators: ComparatorSource,
): Promise<void> {
  if (sources.length === 0 && process.stdin.isTTY) command.help({ error: true });
  const flags = withoutDash(given);
  const named = oneFormat(command);
  const format = chooseFormat(named, flags.output);
  refuseUseless(command, {
    format,
    sources: sources.length,
    allPages: flags.allPages === true,
    render: flags.render === true,
  });
  const { givenOptions } = await import('../given-options.ts');
  const comparator = await comparatorNamed(flags.method, comparators);
  const options = givenOptions(command.opts(), PAGE_OPTIONS, comparator);
  if (format === 'epub') {
    const { runBook } = await import('../epub/run-book.ts');
    process.exitCode = await runBook(sources.length === 0 ? ['-'] : sources, flags, options);
    return;
  }
  const source = onePage(sources, commandNames(command));
  const isOpen = named === null && flags.output === undefined && flags.frontmatter !== true;
  process.exitCode = await runPage(source, { ...flags, format, isOpen }, options);
}

/** The options that name a format; `--md` is short for `--markdown`. */
const FORMAT_FLAGS: ReadonlySet<string> = new Set(['markdown', 'md', 'html', 'text', 'json']);

/** The format that the options name, or `null`. The same format may be named twice, but not two formats. */
function oneFormat(command: Command): FileFormat | null {
  const flags: Readonly<Record<string, unknown>> = command.opts();
  const named = Object.keys(flags).filter((flag) => FORMAT_FLAGS.has(flag));
  const formats = new Set(named.map(parseFormat));
  if (command.getOptionValueSource('format') === 'cli') formats.add(flags['format'] as FileFormat);
  const [format, other] = formats;
  if (other !== undefined) {
    const advice = formats.has('json') ? 'name one' : 'name one, or use --json';
    throw new UsageError(`${format} and ${other} are two formats: ${advice}`);
  }
  return format ?? null;
}

function commandNames({ commands }: Command): readonly string[] {
  return commands.map((command) => command.name());
}

async function runPage(
  source: string,
  flags: PageFlags & { readonly format: PageFormat; readonly isOpen: boolean },
  given: ExtractOptions,
): Promise<number> {
  if (flags.frontmatter === true && flags.format !== 'markdown')
    throw new UsageError('--frontmatter needs Markdown output');
  const fovea = await loadFovea();
  // Checked before anything is fetched.
  const { method } = fovea.resolveOptions(given);
  const page = flags.allPages === true ? await openAllPages(source, flags) : await openPage(source, flags);
  checkLayout(method, 'snapshot' in page);
  const format = flags.isOpen && isPlainText(page) ? 'text' : flags.format;
  const { asLines, extractParts, renderDocument } = await import('@fovea/sources');
  const options = {
    ...given,
    formats: format === 'json' ? JSON_FORMATS : [format],
    posts: format === 'json',
  };
  const result =
    'snapshot' in page
      ? fovea.extract(page.snapshot, options)
      : extractParts(page.documents, options, page.warnings);
  warn(result.warnings.map(warningText));
  if (format !== 'json') explain(result);
  if (result.empty !== undefined) log(`no content: ${result.empty.message}`);
  const isShown = flags.output === undefined && process.stdout.isTTY === true;
  const document = {
    format,
    title: isTitleOnTop(flags.title),
    frontmatter: flags.frontmatter === true,
    indent: isShown,
  };
  const text = asLines(renderDocument(result, document, fovea));
  if (flags.output === undefined) process.stdout.write(isShown ? printable(text) : text);
  // What an earlier run wrote is worth more than an empty file. JSON says why there is nothing.
  else if (result.empty === undefined || format === 'json') {
    const { writeOutputFile } = await import('@fovea/sources');
    await writeOutputFile(flags.output, text);
  }
  return result.empty === undefined ? EXIT.content : EXIT.failed;
}

/** A plain text is printed as it is, not as escaped Markdown. */
function isPlainText(page: OpenedPage): boolean {
  return 'documents' in page && page.documents.every(({ kind }) => kind === 'text');
}

/** Says on standard error how the content was chosen, and lists what was left out. */
function explain(result: Explanation): void {
  if (result.removed === undefined) return;
  for (const reason of result.reasons ?? []) log(`choice: ${reason}`);
  for (const line of explanationLines(result)) log(line);
  log('--restore NUMBER puts a block back, --remove NUMBER takes one out');
}
