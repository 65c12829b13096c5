import { type Command, Option } from 'commander';
import type { ExtractResult } from 'fovea';
import {
  ALL_FORMATS,
  collectOption,
  methodOptions,
  type PageFormat,
  parseAddress,
  parseFormat,
  parsePositive,
} from '../arguments.ts';
import { EXIT, log, UsageError } from '../exit.ts';
import { removedLine } from '../explain.ts';
import { frontMatter } from '../front-matter.ts';
import { openSource, type SourceFlags } from '../open-source.ts';
import { printable } from '../terminal.ts';

interface PageFlags extends SourceFlags {
  readonly format: PageFormat;
  readonly json?: boolean;
  readonly method?: string;
  readonly option?: readonly string[];
  readonly output?: string;
  readonly explain?: boolean;
  readonly frontmatter?: boolean;
}

const EXAMPLES = `
Examples:
  fovea https://example.org/story             Markdown on standard output
  fovea page.html --url https://example.org/  a saved page; links become absolute
  curl -s https://example.org/ | fovea --text - | wc -w
  fovea page.html --json | jq -r .title
  fovea page.html --explain >/dev/null        what was removed, and why
  fovea batch crawl.jsonl.gz -o out.jsonl     many pages: see fovea batch --help

Exit codes: 0 content, 1 no content or a page that could not be read, 2 wrong usage.
Results go to standard output, everything else to standard error.`;

/** Adds what `fovea <source>` does. */
export function addPageCommand(program: Command): void {
  program
    .argument('[source]', 'an http(s) address, a file, or - for standard input (the default in a pipe)')
    .addOption(
      new Option('-f, --format <name>', 'md, html, text or json')
        .argParser(parseFormat)
        .default('markdown', 'md'),
    )
    .addOption(new Option('-m, --markdown', 'same as --format md').implies({ format: 'markdown' }))
    .addOption(new Option('--md').implies({ format: 'markdown' }).hideHelp())
    .addOption(new Option('--html', 'same as --format html').implies({ format: 'html' }))
    .addOption(new Option('--text', 'same as --format text').implies({ format: 'text' }))
    .addOption(
      new Option('-j, --json', 'same as --format json: all three renderings and the metadata').implies({
        format: 'json',
      }),
    )
    .option('-o, --output <file>', 'write to a file instead of standard output')
    .option('--method <name>', 'how the content is found: see fovea methods')
    .option('--option <name=value>', 'a parameter of the method; may be repeated', collectOption)
    .option('-u, --url <base>', 'the address of the page, for relative links', parseAddress)
    .option('--frontmatter', 'Markdown with title, author, date and address on top, as YAML')
    .option('--explain', 'say what was removed and why, on standard error (as `removed` in JSON)')
    .option('--timeout <seconds>', 'for fetching a page (default: 30)', parsePositive)
    .option('--max-size <MiB>', 'largest page that is read (default: 32)', parsePositive)
    .option('--user-agent <text>', 'what Fovea calls itself when it fetches')
    .option('--allow-private', 'also fetch from this machine and the local network')
    .addHelpText('after', EXAMPLES)
    .action(async (source: string | undefined, flags: PageFlags, command: Command) => {
      if (source === undefined && process.stdin.isTTY) command.help({ error: true });
      process.exitCode = await runPage(source ?? '-', flags);
    });
}

async function runPage(source: string, flags: PageFlags): Promise<number> {
  const { format } = flags;
  if (flags.frontmatter === true && format !== 'markdown')
    throw new UsageError('--frontmatter goes with Markdown only');
  const input = await openSource(source, flags);
  const { DEFAULT_METHOD, extract, methods } = await import('fovea');
  const method = methods().find(({ name }) => name === (flags.method ?? DEFAULT_METHOD));
  const url = flags.url ?? input.url;
  const result = extract(input.bytes, {
    formats: format === 'json' ? ALL_FORMATS : [format],
    explain: flags.explain === true,
    ...(flags.method === undefined ? {} : { method: flags.method }),
    ...(flags.option === undefined ? {} : { methodOptions: methodOptions(flags.option, method) }),
    ...(url === null ? {} : { url }),
    ...(input.charset === null ? {} : { charset: input.charset }),
  });
  for (const warning of [...input.warnings, ...result.warnings.map(({ message }) => message)])
    log(`warning: ${warning}`);
  if (format !== 'json') for (const block of result.removed ?? []) log(removedLine(block));
  if (result.empty !== undefined) log(`no content: ${result.empty.message}`);
  await write(render(result, flags), flags.output);
  return result.empty === undefined ? EXIT.content : EXIT.failed;
}

function render(result: ExtractResult, flags: PageFlags): string {
  if (flags.format === 'json') return JSON.stringify(result, null, toTerminal(flags.output) ? 2 : undefined);
  if (flags.format === 'html') return result.content;
  if (flags.format === 'text') return result.text;
  return flags.frontmatter === true ? frontMatter(result) + result.markdown : result.markdown;
}

async function write(text: string, output: string | undefined): Promise<void> {
  const lines = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  if (output !== undefined) {
    const { writeTextFile } = await import('@fovea/sources');
    await writeTextFile(output, lines);
  } else process.stdout.write(toTerminal(output) ? printable(lines) : lines);
}

function toTerminal(output: string | undefined): boolean {
  return output === undefined && process.stdout.isTTY === true;
}
