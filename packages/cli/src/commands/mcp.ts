import type { Command } from 'commander';
import { parseCount, parsePositive } from '../arguments.ts';
import { parseHeaderValue, parseProxy } from '../request-arguments.ts';
import { version } from '../version.ts';

/** The options of `fovea mcp`. */
interface McpFlags {
  readonly timeout?: number;
  readonly robots: boolean;
  readonly userAgent?: string;
  readonly proxy?: string;
  readonly allowPrivate?: boolean;
  readonly render?: boolean;
  readonly threads: number;
}

const EXAMPLES = `
Examples:
  fovea mcp                          for a program that starts it: Claude, editors, agents
  fovea mcp --render                 pages may also be opened in the installed browser
  fovea serve                        the same tools over HTTP, at http://127.0.0.1:8787/mcp

Tools: read_page, page_outline, explain_page, restore, compare_methods.`;

/** Adds `fovea mcp`. */
export function addMcpCommand(program: Command): void {
  program
    .command('mcp')
    .description('tools for language models, by the Model Context Protocol, over standard input and output')
    .option('--threads <n>', 'threads that extract', parseCount, 1)
    .option('--timeout <seconds>', 'time limit for fetching or rendering a page (default: 30)', parsePositive)
    .option('--no-robots', 'also fetch pages that the robots.txt of a site disallows')
    .option('--user-agent <text>', 'user agent for fetching', parseHeaderValue)
    .option('--proxy <address>', 'fetch through a proxy: http://host:port', parseProxy)
    .option('--allow-private', 'also fetch from this machine and the local network')
    .option('--render', 'let the model ask for a browser')
    .addHelpText('after', EXAMPLES)
    .action(runMcp);
}

async function runMcp(flags: McpFlags): Promise<void> {
  const { openEngine, serveOverStdio } = await import('@fovea/server');
  const renderer = flags.render === true ? (await import('@fovea/render')).openRenderer() : null;
  const engine = await openEngine({
    thread: new URL('./answer-thread.js', import.meta.url),
    version: version(),
    threads: flags.threads,
    robots: flags.robots,
    allowPrivate: flags.allowPrivate === true,
    ...(flags.timeout === undefined ? {} : { fetchSeconds: flags.timeout }),
    ...(flags.userAgent === undefined ? {} : { userAgent: flags.userAgent }),
    ...(flags.proxy === undefined ? {} : { proxy: flags.proxy }),
    ...(renderer === null ? {} : { renderer }),
  });
  await serveOverStdio(engine, version());
  engine.close();
  await renderer?.close();
}
