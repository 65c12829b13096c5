import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Renderer } from '@fovea/render';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { createApp, type LogEntry } from '../app.ts';
import { type AnswerCache, layered } from '../cache/cache.ts';
import { MemoryCache } from '../cache/memory-cache.ts';
import { siteOrigin } from '../limits/origins.ts';
import { addMcp } from '../mcp/serve-mcp.ts';
import { Refusal } from '../problem.ts';
import { cacheFolderError, type ListenAddress, listenError } from './cannot-start.ts';
import { DiskCache } from './disk-cache.ts';
import { NodeEngine } from './node-engine.ts';
import { addPlayground } from './playground.ts';

/** How to run a server; everything but the script of a thread and the version is optional. */
export interface ServerOptions {
  /** The script of a thread; it calls `serveAnswers`. */
  readonly thread: URL;
  readonly version: string;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /** @default 8787 */
  readonly port?: number;
  /** Clients send it as `Authorization: Bearer …`; needed unless only this machine can reach the server. */
  readonly token?: string;
  /** Sites whose pages may call the server. */
  readonly origins?: readonly string[];
  /** Threads that extract. @default one per core */
  readonly threads?: number;
  /** Maximum number of open requests. @default 16 for each thread */
  readonly maxRequests?: number;
  /** Requests of one client in a minute. @default no bound for this machine alone, otherwise 300 */
  readonly ratePerMinute?: number;
  /** Megabytes of a body or a page. @default 32 */
  readonly maxSizeMb?: number;
  /** Seconds for fetching a page. @default 30 */
  readonly fetchSeconds?: number;
  /** Seconds for extracting it. @default 10 */
  readonly extractSeconds?: number;
  /** Megabytes of objects for extracting one page. @default 512 */
  readonly memoryMb?: number;
  /** Seconds for which answers are kept. @default 3600 */
  readonly cacheSeconds?: number;
  /** Megabytes of answers to keep in memory. @default 64 */
  readonly cacheMb?: number;
  /** A folder to keep answers in as well, and its most megabytes. */
  readonly cacheFolder?: string;
  /** @default 1024 */
  readonly cacheFolderMb?: number;
  /** @default true */
  readonly robots?: boolean;
  /** Seconds between two pages of a host. @default 0 */
  readonly delaySeconds?: number;
  /** Also fetch from this machine and the local network. @default false */
  readonly allowPrivate?: boolean;
  readonly userAgent?: string;
  readonly proxy?: string;
  /** Renders pages, if requests may ask for it; the caller closes it. */
  readonly renderer?: Renderer;
  /** The folder of the playground, to offer it at `/playground`. */
  readonly playground?: URL;
  readonly log?: (entry: LogEntry) => void;
}

/** A server that runs. */
export interface RunningServer {
  /** Where it is: `http://127.0.0.1:8787`. */
  readonly url: string;
  readonly port: number;
  /** Stops taking requests, gives the open ones some seconds to finish, then ends. */
  stop(seconds?: number): Promise<void>;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/iu;
const MIB = 2 ** 20;
/** Seconds that a client may take for its headers, and for any part of a body or of an answer. */
const HEADERS_S = 10;
const IDLE_S = 120;
/** Connections beyond the open requests: those that wait for an answer from the cache, or are idle. */
const CONNECTIONS_PER_REQUEST = 16;
/** Megabytes for what is no page: Node, the library, the caches' overhead. */
const BASE_MB = 512;

/** Starts a server. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 8787, token = null } = options;
  const isLocal = LOOPBACK.test(host);
  if (!isLocal && token === null)
    throw new Refusal('invalid-option', `a server on ${host} needs a token: others can reach it`);
  // First what can fail: threads would keep the process alive.
  const origins = (options.origins ?? []).map(siteOrigin);
  const cache = await cacheOf(options);
  const engine = await openEngine(options);
  const maxRequests = options.maxRequests ?? 16 * engine.load().threads;
  const state = { isStopping: false };
  const app = createApp({
    engine,
    cache,
    cacheSeconds: options.cacheSeconds ?? 3600,
    maxBodyBytes: (options.maxSizeMb ?? 32) * MIB,
    maxRequests,
    ratePerMinute: options.ratePerMinute ?? (isLocal ? null : 300),
    version: options.version,
    token,
    isLocal,
    origins,
    clientOf: (context) => getConnInfo(context).remote.address ?? '',
    isStopping: () => state.isStopping,
    log: options.log ?? (() => {}),
    extend(extended, gate) {
      addMcp(extended, { engine, gate, version: options.version });
      if (options.playground !== undefined) addPlayground(extended, options.playground);
    },
  });
  const server = await listening(app, { host, port }).catch((error: unknown) => {
    engine.close();
    throw error;
  });
  server.maxConnections = maxRequests * CONNECTIONS_PER_REQUEST;
  const stop = async (seconds = 10): Promise<void> => {
    state.isStopping = true;
    await drained(server, seconds * 1000);
    engine.close();
  };
  const bound = (server.address() as AddressInfo).port;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`, port: bound, stop };
}

/** Opens the engine of a server, for callers that serve something else with it. */
export async function openEngine(options: ServerOptions): Promise<NodeEngine> {
  const threads = options.threads ?? availableParallelism();
  const memoryMb = options.memoryMb ?? 512;
  const web = {
    fetching: {
      userAgent: options.userAgent ?? `fovea/${options.version}`,
      allowPrivate: options.allowPrivate === true,
      timeoutMs: (options.fetchSeconds ?? 30) * 1000,
      maxBytes: (options.maxSizeMb ?? 32) * MIB,
      ...(options.proxy === undefined ? {} : { proxy: options.proxy }),
    },
    robots: options.robots !== false,
    delayMs: (options.delaySeconds ?? 0) * 1000,
    renderer: options.renderer ?? null,
  };
  const engine = new NodeEngine(web, {
    script: options.thread,
    threads,
    timeoutMs: (options.extractSeconds ?? 10) * 1000,
    memoryMb,
    processMb: BASE_MB + (options.cacheMb ?? 64) + threads * memoryMb,
  });
  await engine.start();
  return engine;
}

async function cacheOf(options: ServerOptions): Promise<AnswerCache> {
  const memory = new MemoryCache((options.cacheMb ?? 64) * MIB);
  const { cacheFolder, cacheFolderMb = 1024 } = options;
  if (cacheFolder === undefined) return memory;
  const disk = await DiskCache.open(cacheFolder, cacheFolderMb * MIB).catch((error: unknown) => {
    throw cacheFolderError(error, cacheFolder);
  });
  return layered(memory, disk);
}

/** Resolves when it listens, and rejects if it cannot. */
function listening(app: OpenAPIHono, { host, port }: ListenAddress): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        hostname: host,
        port,
        serverOptions: {
          headersTimeout: HEADERS_S * 1000,
          // A batch may last; what stands still is ended below.
          requestTimeout: 0,
          keepAliveTimeout: 5000,
        },
      },
      () => resolve(server),
    ) as Server;
    server.setTimeout(IDLE_S * 1000);
    server.on('error', (error) => reject(listenError(error, { host, port })));
  });
}

/** Lets requests end for some time, then ends their connections. */
function drained(server: Server, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), ms);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
