import { type Command, Option } from 'commander';
import type { ExtractResult } from 'fovea';
import {
  collectOption,
  JSON_FORMATS,
  methodOptions,
  type PageFormat,
  parseAddress,
  parseFormat,
  parseIds,
  parsePositive,
} from '../arguments.ts';
import { EXIT, log, UsageError, warn } from '../exit.ts';
import { borderlineLine, removedLine } from '../explain.ts';
import { checkLayout } from '../layout-check.ts';
import { openPage } from '../open-page.ts';
import { addRenderOptions, type RenderFlags } from '../rendering.ts';
import { printable } from '../terminal.ts';

interface PageFlags extends RenderFlags {
  readonly format: PageFormat;
  readonly json?: boolean;
  readonly method?: string;
  readonly option?: readonly string[];
  readonly output?: string;
  readonly include?: string;
  readonly exclude?: string;
  readonly restore?: readonly number[];
  readonly remove?: readonly number[];
  readonly explain?: boolean;
  readonly frontmatter?: boolean;
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
  fovea page.html --option comments=drop      options of the method: see fovea methods
  fovea https://example.org/app --render      a page that scripts make
  fovea batch crawl.jsonl.gz -o out.jsonl     many pages: see fovea batch --help

Exit codes: 0 content, 1 no content or a page that could not be read, 2 wrong usage.
Results go to standard output, everything else to standard error.`;

/** Adds what `fovea <source>` does. */
export function addPageCommand(program: Command): void {
  addRenderOptions(program)
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
        'same as --format json: all three renderings, the blocks and the metadata',
      ).implies({
        format: 'json',
      }),
    )
    .option('-o, --output <file>', 'write to a file instead of standard output')
    .option('--method <name>', 'how the content is found: see fovea methods')
    .option('--option <name=value>', 'a parameter of the method; may be repeated', collectOption)
    .option('--include <selector>', 'the elements that are the content, as a CSS selector')
    .option('--exclude <selector>', 'elements that are not content')
    .option(
      '--restore <ids>',
      'blocks that are content after all, by the numbers that --explain gives',
      parseIds,
    )
    .option('--remove <ids>', 'blocks that are not', parseIds)
    .option('-u, --url <base>', 'the address of the page, for relative links', parseAddress)
    .option('--frontmatter', 'Markdown with title, author, date and address on top, as YAML')
    .option(
      '--explain',
      'say what was removed and why, and what was a close call, on standard error (`removed`, `borderline` in JSON)',
    )
    .option('--timeout <seconds>', 'for fetching a page (default: 30)', parsePositive)
    .option('--max-size <MiB>', 'largest page that is read (default: 32)', parsePositive)
    .option('--user-agent <text>', 'what Fovea calls itself when it fetches')
    .option('--allow-private', 'also fetch from this machine and the local network')
    .addHelpText('after', EXAMPLES)
    .option(
      '--render',
      'open the page in the installed browser first: for scripts, and for methods that look',
    )
    .action(async (source: string | undefined, flags: PageFlags, command: Command) => {
      if (source === undefined && process.stdin.isTTY) command.help({ error: true });
      process.exitCode = await runPage(source ?? '-', flags);
    });
}

async function runPage(source: string, flags: PageFlags): Promise<number> {
  const { format } = flags;
  if (flags.frontmatter === true && format !== 'markdown')
    throw new UsageError('--frontmatter goes with Markdown only');
  const { DEFAULT_METHOD, extract, frontMatter, methods } = await import('fovea');
  const method = methods().find(({ name }) => name === (flags.method ?? DEFAULT_METHOD));
  const page = await openPage(source, flags);
  checkLayout(method, page.hasLayout);
  const url = flags.url ?? page.url;
  const result = extract(page.input, {
    formats: format === 'json' ? JSON_FORMATS : [format],
    explain: flags.explain === true,
    posts: format === 'json',
    ...(flags.include === undefined ? {} : { include: flags.include }),
    ...(flags.exclude === undefined ? {} : { exclude: flags.exclude }),
    ...(flags.restore === undefined ? {} : { restore: flags.restore }),
    ...(flags.remove === undefined ? {} : { remove: flags.remove }),
    ...(flags.method === undefined ? {} : { method: flags.method }),
    ...(flags.option === undefined ? {} : { methodOptions: methodOptions(flags.option, method) }),
    ...(url === null ? {} : { url }),
    ...(page.charset === null ? {} : { charset: page.charset }),
  });
  warn([...page.warnings, ...result.warnings.map(({ message }) => message)]);
  if (format !== 'json') {
    for (const block of result.removed ?? []) log(removedLine(block));
    for (const block of result.borderline ?? []) log(borderlineLine(block));
  }
  if (result.empty !== undefined) log(`no content: ${result.empty.message}`);
  const front = flags.frontmatter === true ? frontMatter(result) : '';
  await write(render(result, flags, front), flags.output);
  return result.empty === undefined ? EXIT.content : EXIT.failed;
}

function render(result: ExtractResult, flags: PageFlags, front: string): string {
  const json = (value: unknown): string =>
    JSON.stringify(value, null, toTerminal(flags.output) ? 2 : undefined);
  if (flags.format === 'json') return json(result);
  if (flags.format === 'blocks') return json(result.blocks);
  if (flags.format === 'tei') return result.tei ?? '';
  if (flags.format === 'html') return result.content;
  if (flags.format === 'text') return result.text;
  return front + result.markdown;
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
