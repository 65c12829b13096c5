import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FOVEA, finished, type Outcome, page } from '../command.ts';

/** A running `fovea serve`. */
export interface Serving {
  readonly url: string;
  readonly child: ChildProcess;
  /** Stops it as an operator would; resolves to how it ended. */
  stop(): Promise<Outcome>;
}

const LISTENING = /listening on ([^\s;]+)/u;

/** Starts the built command on a free port; with flags for Node, it can be sent messages. */
export async function startServe(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  nodeFlags: readonly string[] = [],
): Promise<Serving> {
  const child = spawn(process.execPath, [...nodeFlags, FOVEA, 'serve', '--port', '0', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(nodeFlags.length === 0 ? [] : (['ipc'] as const))],
  });
  const outcome = finished(child);
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: string) => {
      said += chunk;
      const found = LISTENING.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on('close', () => reject(new Error(said)));
  });
  return {
    url,
    child,
    stop() {
      child.kill('SIGTERM');
      return outcome;
    },
  };
}

/** A site on this machine with pages of all kinds, and how often each was asked for. */
export interface Site {
  readonly url: string;
  count(path: string): number;
  /** Ends the wait of all `/slow` pages. */
  release(): void;
  close(): void;
}

/** Starts the site. */
export async function startSite(): Promise<Site> {
  const counts = new Map<string, number>();
  let waiting: (() => void)[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const send = (html: string, type = 'text/html'): void => {
      response.setHeader('content-type', type).end(html);
    };
    if (path === '/robots.txt') send('User-agent: *\nDisallow: /private\n', 'text/plain');
    else if (path === '/gone') response.writeHead(404).end();
    else if (path === '/picture') send('x', 'image/png');
    else if (path.startsWith('/slow')) waiting.push(() => send(page('Slow')));
    else if (path === '/moved') response.writeHead(302, { location: '/story' }).end();
    else if (path === '/part1')
      send(
        page('Long', 'The first part was quiet. ').replace('<head>', '<head><link rel="next" href="/part2">'),
      );
    else if (path === '/part2') send(page('Long', 'The second part was not. '));
    else send(page(`Page ${path}`));
  };
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: (path) => counts.get(path) ?? 0,
    release() {
      for (const send of waiting) send();
      waiting = [];
    },
    close: () => void server.close(),
  };
}

/** Waits until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
