import type { RunningServer, ServerOptions } from '@fovea/server';
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { parseCount, parsePositive, parseSeconds } from '../arguments.ts';
import { log, report } from '../exit.ts';
import { parseHeaderValue, parseProxy } from '../request-arguments.ts';
import { version } from '../version.ts';

/** The options of `fovea serve`. */
interface ServeFlags {
  readonly host: string;
  readonly port: number;
  readonly token?: string;
  readonly cors?: readonly string[];
  readonly threads?: number;
  readonly maxRequests?: number;
  readonly rate?: number;
  readonly maxSize?: number;
  readonly timeout?: number;
  readonly extractTimeout?: number;
  readonly memory?: number;
  readonly cacheSeconds: number;
  readonly cacheSize?: number;
  readonly cacheDir?: string;
  readonly cacheDirSize?: number;
  readonly robots: boolean;
  readonly delay?: number;
  readonly allowPrivate?: boolean;
  readonly userAgent?: string;
  readonly proxy?: string;
  readonly render?: boolean;
  readonly renderPages: number;
  readonly drain: number;
  readonly quiet?: boolean;
}

const EXAMPLES = `
Examples:
  fovea serve                                       http://127.0.0.1:8787, for this machine alone
  curl localhost:8787/https://example.org/story     Markdown
  curl -H 'Accept: application/json' localhost:8787/https://example.org/story
  curl --data-binary @page.html -H 'Content-Type: text/html' 'localhost:8787/extract?format=chunks'
  FOVEA_TOKEN=secret fovea serve --host 0.0.0.0     for others too; they send Authorization: Bearer secret

GET /openapi.json describes everything; GET /health, /ready and /metrics are for those who run it.
Requests are logged to standard error, one line of JSON each, with the host of the page but not its address.
SIGTERM and Ctrl-C let open requests finish first.`;

/** Adds `fovea serve`. */
export function addServeCommand(program: Command): void {
  const command = program
    .command('serve')
    .description('answer requests for pages over HTTP: GET /<address>, POST /extract, POST /batch')
    .optionsGroup('Address and access:')
    .option('--host <name>', 'address to listen on; any but this machine needs a token', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 takes a free one', parsePort, 8787)
    .option('--token <text>', 'token that clients send (default: the variable FOVEA_TOKEN)')
    .option(
      '--cors <origin>',
      'let pages of a site call the server; * means every site (may be repeated)',
      collect,
    )
    .option('--rate <n>', 'requests a minute for each client (default: 300 unless local)', parseCount)
    .optionsGroup('Work:')
    .option('--threads <n>', 'threads that extract (default: one per core)', parseCount)
    .option(
      '--max-requests <n>',
      'maximum number of open requests; others get 503 (default: 16 per thread)',
      parseCount,
    )
    .option('--extract-timeout <seconds>', 'time limit for extracting a page (default: 10)', parsePositive)
    .option('--memory <MB>', 'memory limit for extracting a page (default: 512)', parsePositive)
    .option('--max-size <MiB>', 'size limit for a page or a body (default: 32)', parsePositive)
    .option('--drain <seconds>', 'time that open requests have when the server stops', parsePositive, 10)
    .option('-q, --quiet', 'no log')
    .optionsGroup('Cache:')
    .option('--cache-seconds <n>', 'how long to keep answers; 0 keeps none', parseSeconds, 3600)
    .option('--cache-size <MiB>', 'memory for kept answers (default: 64)', parsePositive)
    .option('--cache-dir <folder>', 'also keep answers in a folder')
    .option('--cache-dir-size <MiB>', 'size of that folder (default: 1024)', parsePositive);
  addWebOptions(command)
    .addHelpText('after', EXAMPLES)
    .action(async (flags: ServeFlags) => {
      process.exitCode = await runServer(flags);
    });
}

function addWebOptions(command: Command): Command {
  return command
    .optionsGroup('Fetching:')
    .option('--timeout <seconds>', 'time limit for fetching or rendering a page (default: 30)', parsePositive)
    .option('--delay <seconds>', 'pause between two pages of the same host (default: 0)', parseSeconds)
    .option('--no-robots', 'also fetch pages that the robots.txt of a site disallows')
    .option('--user-agent <text>', 'user agent for fetching', parseHeaderValue)
    .option('--proxy <address>', 'fetch through a proxy: http://host:port', parseProxy)
    .option('--allow-private', 'also fetch from this machine and the local network')
    .optionsGroup('Rendering:')
    .option('--render', 'let requests ask for a browser: render=true')
    .option('--render-pages <n>', 'pages that the browser has open at the same time', parseCount, 2);
}

async function runServer(flags: ServeFlags): Promise<number> {
  const [{ startServer }, renderer] = await Promise.all([
    import('@fovea/server'),
    flags.render === true ? openBrowser(flags) : null,
  ]);
  const server = await startServer({ ...serverOptions(flags), ...(renderer === null ? {} : { renderer }) });
  log(`listening on ${server.url}; to try it out, open ${server.url}/playground/`);
  await stopped(server, flags.drain);
  await renderer?.close();
  return 0;
}

async function openBrowser({ renderPages }: ServeFlags): Promise<import('@fovea/render').Renderer> {
  const { openRenderer } = await import('@fovea/render');
  return openRenderer({ pages: renderPages });
}

/** The options of the server, where a flag was given. */
function serverOptions(flags: ServeFlags): ServerOptions {
  const token = flags.token ?? process.env['FOVEA_TOKEN'];
  const given = {
    token: token === '' ? undefined : token,
    origins: flags.cors,
    threads: flags.threads,
    maxRequests: flags.maxRequests,
    ratePerMinute: flags.rate,
    maxSizeMb: flags.maxSize,
    fetchSeconds: flags.timeout,
    extractSeconds: flags.extractTimeout,
    memoryMb: flags.memory,
    cacheMb: flags.cacheSize,
    cacheFolder: flags.cacheDir,
    cacheFolderMb: flags.cacheDirSize,
    delaySeconds: flags.delay,
    userAgent: flags.userAgent,
    proxy: flags.proxy,
    log: flags.quiet === true ? undefined : writeLog,
  };
  return {
    thread: new URL('./answer-thread.js', import.meta.url),
    playground: new URL('./playground/', import.meta.url),
    version: version(),
    host: flags.host,
    port: flags.port,
    cacheSeconds: flags.cacheSeconds,
    robots: flags.robots,
    allowPrivate: flags.allowPrivate === true,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}

function writeLog(entry: object): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** Resolves once a signal has stopped the server. */
function stopped(server: RunningServer, drain: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      log('stopping');
      server.stop(drain).then(resolve, (error: unknown) => {
        report(error);
        resolve();
      });
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

const MAX_PORT = 65_535;

function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT || value.trim() === '')
    throw new InvalidArgumentError('Use a number from 0 to 65535.');
  return port;
}
