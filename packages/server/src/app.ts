import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { orderFor } from './answers/answer.ts';
import type { AnswerCache } from './cache/cache.ts';
import type { Engine } from './engine.ts';
import { type AccessRules, checkAccess } from './limits/access.ts';
import { Gate } from './limits/gate.ts';
import { RateLimit } from './limits/rate.ts';
import { Metrics } from './metrics.ts';
import { chooseFormat } from './negotiation/answer-type.ts';
import { PageService } from './page-service.ts';
import { fromHeaders, fromQuery } from './parameters/given-parameters.ts';
import { wishFromParameters } from './parameters/page-wish.ts';
import { problemResponse } from './problem.ts';
import { cachedResponse, freshResponse } from './routes/answer-response.ts';
import { batchStream } from './routes/batch.ts';
import {
  BATCH_ROUTE,
  EXTRACT_ROUTE,
  HEALTH_ROUTE,
  METRICS_ROUTE,
  READ_ROUTE,
  READY_ROUTE,
} from './routes/descriptions.ts';
import { readExtractBody } from './routes/extract-body.ts';
import { type AddressAndQuery, readAddress } from './routes/page-address.ts';
import { addressSource } from './routes/page-request.ts';
import { chunksOf, readBody } from './routes/read-body.ts';
import { unanswered } from './routes/unanswered.ts';

/** What is logged about a request: nothing of the page but its host. */
export interface LogEntry {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly host?: string;
  /** What went wrong unexpectedly. */
  readonly error?: string;
}

/** What an app works with, and its limits. */
export interface AppOptions extends AccessRules {
  readonly engine: Engine;
  readonly cache: AnswerCache;
  readonly cacheSeconds: number;
  readonly maxBodyBytes: number;
  /** Maximum number of open requests. */
  readonly maxRequests: number;
  /** Maximum number of requests of one client in a minute; `null` for no limit. */
  readonly ratePerMinute: number | null;
  readonly version: string;
  readonly clientOf: (context: Context) => string;
  readonly isStopping: () => boolean;
  readonly log: (entry: LogEntry) => void;
  /** More routes, for the platform to add before those for pages; what they read goes through the gate as well. */
  readonly extend?: (app: OpenAPIHono, gate: Gate) => void;
}

/** Paths that need no token: they say nothing about pages. */
const OPEN: ReadonlySet<string> = new Set(['/health', '/ready', '/openapi.json']);

/** Builds the server as an app that runs wherever Hono does; everything about the platform is in its engine. */
export function createApp(options: AppOptions): OpenAPIHono {
  const app = new OpenAPIHono();
  const metrics = new Metrics();
  const gate = new Gate(options.maxRequests);
  const service = new PageService({ ...options, gate, metrics });
  app.onError((error) => problemResponse(error));
  app.notFound(({ req }) => unanswered(req.raw));
  addObservation(app, options, metrics);
  addGuards(app, options);
  addState(app, options, metrics, gate);
  options.extend?.(app, gate);
  addPages(app, options, { service, gate });
  addBatch(app, options, { metrics, gate });
  return app;
}

function routeOf(path: string): string {
  const known = ['/extract', '/batch', '/health', '/ready', '/metrics', '/openapi.json', '/mcp'];
  return known.includes(path) ? path : path.startsWith('/playground') ? '/playground' : '/{url}';
}

function addObservation(app: OpenAPIHono, { log }: AppOptions, metrics: Metrics): void {
  app.use(async (context, next) => {
    const began = performance.now();
    await next();
    const { method, path } = context.req;
    const ms = performance.now() - began;
    const route = routeOf(path);
    const { status } = context.res;
    metrics.request(route, status, ms / 1000);
    const host = hostOf(readAddress(context.req.url));
    const unexpected = status === 500 && context.error !== undefined ? { error: String(context.error) } : {};
    log({ method, route, status, ms: Math.round(ms), ...(host === null ? {} : { host }), ...unexpected });
  });
}

function hostOf(read: AddressAndQuery | null): string | null {
  return read !== null && URL.canParse(read.address) ? new URL(read.address).host : null;
}

function addGuards(app: OpenAPIHono, options: AppOptions): void {
  const rate = options.ratePerMinute === null ? null : new RateLimit(options.ratePerMinute);
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('x-content-type-options', 'nosniff');
  });
  const origin = options.origins.includes('*') ? '*' : [...options.origins];
  if (origin.length > 0) app.use(cors({ origin, exposeHeaders: EXPOSED_HEADERS, maxAge: 600 }));
  app.use(async (context, next) => {
    const isOpen = OPEN.has(context.req.path) || context.req.path.startsWith('/playground');
    // Before the token is checked, so that tokens cannot be guessed one after another.
    if (!isOpen) rate?.count(options.clientOf(context));
    await checkAccess(context.req.raw, isOpen ? { ...options, token: null, isLocal: false } : options);
    return next();
  });
}

const EXPOSED_HEADERS = [
  'content-location',
  'etag',
  'retry-after',
  'x-markdown-tokens',
  'x-fovea-confidence',
  'x-fovea-empty',
  'x-fovea-method',
  'x-fovea-warnings',
];

function addState(app: OpenAPIHono, options: AppOptions, metrics: Metrics, gate: Gate): void {
  const { engine, isStopping, version } = options;
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', { type: 'http', scheme: 'bearer' });
  for (const route of [READ_ROUTE, EXTRACT_ROUTE, BATCH_ROUTE, HEALTH_ROUTE, READY_ROUTE, METRICS_ROUTE])
    app.openAPIRegistry.registerPath(route);
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Fovea',
      version,
      description: 'The main content of web pages.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/' }],
  });
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/ready', (context) => {
    const isReady = engine.isReady() && !isStopping();
    return context.json({ status: isReady ? 'ok' : 'not ready' }, isReady ? 200 : 503);
  });
  app.get('/metrics', (context) => {
    context.header('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    return context.body(metrics.text(engine.load(), gate.inside));
  });
}

function addPages(
  app: OpenAPIHono,
  options: AppOptions,
  { service, gate }: { readonly service: PageService; readonly gate: Gate },
): void {
  const { maxBodyBytes } = options;
  app.post('/extract', async ({ req }) => {
    const query = new URL(req.url).searchParams;
    const url = query.get('url');
    query.delete('url');
    const given = wishFromParameters({ ...fromHeaders(req.raw.headers), ...fromQuery(query) });
    // Bodies are large: no more of them are read than requests are let in.
    return gate.run(async () => {
      const bytes = await readBody(req.raw, maxBodyBytes);
      const contentType = req.header('content-type') ?? null;
      const { source, wish } = readExtractBody(bytes, { contentType, url, wish: given });
      const format = chooseFormat(wish.serving.format, req.header('accept') ?? null);
      return freshResponse(await service.answer(source, orderFor(wish, format), req.raw.signal), format);
    });
  });
  app.get('/*', async (context) => {
    const { req } = context;
    const read = readAddress(req.url);
    if (read === null) return context.notFound();
    const wish = wishFromParameters({ ...fromHeaders(req.raw.headers), ...fromQuery(read.query) });
    const format = chooseFormat(wish.serving.format, req.header('accept') ?? null);
    const freshness = {
      // Not `Cache-Control: no-cache`: browsers send that along with every `If-None-Match`.
      noCache: wish.serving.noCache === true,
      tolerance: wish.serving.cacheTolerance ?? null,
    };
    const entry = await service.read(
      addressSource(read.address, wish.serving),
      orderFor(wish, format),
      freshness,
    );
    return cachedResponse(entry, format, req.header('if-none-match') ?? null);
  });
}

function addBatch(
  app: OpenAPIHono,
  { engine, maxBodyBytes }: AppOptions,
  { metrics, gate }: { readonly metrics: Metrics; readonly gate: Gate },
): void {
  app.post('/batch', ({ req }) => {
    const wish = wishFromParameters({
      ...fromHeaders(req.raw.headers),
      ...fromQuery(new URL(req.url).searchParams),
    });
    const leave = gate.enter();
    let rows = 0;
    const stream = batchStream(chunksOf(req.raw, { rowsFound: () => rows }), {
      engine,
      wish,
      maxBytes: maxBodyBytes,
      // One in each thread, and one that is being fetched or handed over.
      ahead: 2 * engine.load().threads,
      signal: req.raw.signal,
      onRow: () => {
        rows++;
        metrics.row();
      },
      onEnd: leave,
    });
    return new Response(stream, {
      headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', vary: 'Accept' },
    });
  });
}
