import { type Command, Option } from 'commander';
import type { ExtractOptions, ExtractResult } from 'fovea';
import { JSON_FORMATS, type PageFormat, parseFormat, parsePositive } from '../arguments.ts';
import { EXIT, log, UsageError, warn } from '../exit.ts';
import { borderlineLine, removedLine } from '../explain.ts';
import { checkLayout } from '../layout-check.ts';
import { loadFovea } from '../load-fovea.ts';
import { openPage } from '../open-page.ts';
import { addOptionFlags, PAGE_OPTIONS } from '../option-flags.ts';
import { addRenderOptions, type RenderFlags } from '../rendering.ts';
import { printable } from '../terminal.ts';
import { type Renderings, withTitle } from '../with-title.ts';

interface PageFlags extends RenderFlags {
  readonly format: PageFormat;
  readonly json?: boolean;
  readonly output?: string;
  readonly frontmatter?: boolean;
  readonly title: boolean;
  readonly render?: boolean;
}

const EXAMPLES = `
Examples:
  fovea https://example.org/story             Markdown on standard output
  fovea page.html --url https://example.org/  a saved page; links become absolute
  curl -s https://example.org/ | fovea --text - | wc -w
  fovea page.html --json | jq -r .title
  fovea page.html --explain >/dev/null        what was removed, and why
  fovea page.html --restore 812 --remove 40   with two blocks corrected
  fovea page.html --links text --images drop  only the words
  fovea page.html --comments drop             the article without the discussion below it
  fovea https://example.org/app --render      a page that scripts build
  fovea batch crawl.jsonl.gz -o out.jsonl     many pages: see fovea batch --help

Exit codes: 0 content, 1 no content or the page could not be read, 2 wrong usage.
Results go to standard output, everything else to standard error.`;

/** Adds `fovea <source>`. */
export function addPageCommand(program: Command): void {
  program
    .argument(
      '[source]',
      'an http(s) address, a file (HTML or a snapshot), or - for standard input (the default in a pipe)',
    )
    .addOption(
      new Option('-f, --format <name>', 'md, html, text, json, blocks (the block tree as JSON) or tei')
        .argParser(parseFormat)
        .default('markdown', 'md'),
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
    .option('-o, --output <file>', 'write to a file instead of standard output')
    .option('--frontmatter', 'put title, author, date and address above the Markdown, as YAML')
    .option('--no-title', 'do not put the title of the page above its Markdown, text or HTML')
    .option('--timeout <seconds>', 'time limit for fetching a page (default: 30)', parsePositive)
    .option('--max-size <MiB>', 'size limit for a page (default: 32)', parsePositive)
    .option('--user-agent <text>', 'user agent for fetching')
    .option('--allow-private', 'also fetch from this machine and the local network')
    .option(
      '--render',
      'open the page in the installed browser first: for pages that need scripts, and methods that need layout',
    );
  addOptionFlags(addRenderOptions(program), PAGE_OPTIONS)
    .addHelpText('after', EXAMPLES)
    .action(async (source: string | undefined, flags: PageFlags, command: Command) => {
      if (source === undefined && process.stdin.isTTY) command.help({ error: true });
      const { givenOptions } = await import('../given-options.ts');
      process.exitCode = await runPage(source ?? '-', flags, givenOptions(command.opts(), PAGE_OPTIONS));
    });
}

async function runPage(source: string, flags: PageFlags, given: ExtractOptions): Promise<number> {
  const { format } = flags;
  if (flags.frontmatter === true && format !== 'markdown')
    throw new UsageError('--frontmatter needs Markdown output');
  const { extract, frontMatter, markdownHeading, resolveOptions } = await loadFovea();
  // Checked before anything is fetched.
  const { method } = resolveOptions(given);
  const page = await openPage(source, flags);
  checkLayout(method, page.hasLayout);
  const result = extract(page.input, {
    ...(page.url === null ? {} : { url: page.url }),
    ...(page.charset === null ? {} : { charset: page.charset }),
    ...given,
    formats: format === 'json' ? JSON_FORMATS : [format],
    posts: format === 'json',
  });
  warn([...page.warnings, ...result.warnings.map(({ message }) => message)]);
  if (format !== 'json') {
    for (const block of result.removed ?? []) log(removedLine(block));
    for (const block of result.borderline ?? []) log(borderlineLine(block));
  }
  if (result.empty !== undefined) log(`no content: ${result.empty.message}`);
  const front = flags.frontmatter === true ? frontMatter(result) : '';
  const document = flags.title ? withTitle(result, markdownHeading) : result;
  await write(render(result, document, flags, front), flags.output);
  return result.empty === undefined ? EXIT.content : EXIT.failed;
}

function render(result: ExtractResult, document: Renderings, flags: PageFlags, front: string): string {
  const json = (value: unknown): string =>
    JSON.stringify(value, null, toTerminal(flags.output) ? 2 : undefined);
  if (flags.format === 'json') return json(result);
  if (flags.format === 'blocks') return json(result.blocks);
  if (flags.format === 'tei') return result.tei ?? '';
  if (flags.format === 'html') return document.content;
  if (flags.format === 'text') return document.text;
  return front + document.markdown;
}

async function write(text: string, output: string | undefined): Promise<void> {
  const lines = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  if (output !== undefined) {
    const { writeOutputFile } = await import('@fovea/sources');
    await writeOutputFile(output, lines);
  } else process.stdout.write(toTerminal(output) ? printable(lines) : lines);
}

function toTerminal(output: string | undefined): boolean {
  return output === undefined && process.stdout.isTTY === true;
}
