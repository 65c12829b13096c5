import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import { PAGE_PARAMETERS } from '../parameters/schemas.ts';
import { PAGE_BODY } from './extract-body.ts';
import { PROBLEM, RESULT } from './result-schema.ts';

/** How the answers about pages are described. */
const ANSWERS = {
  'text/markdown': { schema: z.string() },
  'text/html': { schema: z.string() },
  'text/plain': { schema: z.string() },
  'application/json': { schema: RESULT },
  'application/x-ndjson': { schema: z.string() },
};

const PROBLEM_BODY = { 'application/problem+json': { schema: PROBLEM } };

const problems = (...statuses: readonly (keyof typeof PROBLEMS)[]): Record<number, object> =>
  Object.fromEntries(
    statuses.map((status) => [status, { description: PROBLEMS[status], content: PROBLEM_BODY }]),
  );

const PROBLEMS = {
  400: 'A parameter is not valid; `detail` says which.',
  401: 'The token is missing or wrong.',
  403: 'The address is private, or the robots.txt of the site disallows it.',
  406: 'None of the accepted media types is available.',
  408: 'The body did not arrive in time.',
  413: 'The page or the body is too large.',
  415: 'It is not a web page.',
  422: 'The page could not be extracted within the limits on time and memory.',
  429: 'Too many requests from this client; see `Retry-After`.',
  502: 'The page could not be fetched.',
  503: 'The server is busy; see `Retry-After`.',
  504: 'The page was not there in time.',
} as const;

const TOKEN = [{ token: [] }, {}];

/** `GET /{url}`. */
export const READ_ROUTE: RouteConfig = createRoute({
  method: 'get',
  path: '/{url}',
  operationId: 'readPage',
  summary: 'The content of a page on the web',
  description:
    'The address is percent-encoded here, so that the query belongs to the request. It can also be written plainly, ' +
    'as in `/https://example.org/story?page=2`: then the query is that of the page, options are headers ' +
    '(`x-fovea-max-tokens` for `maxTokens`) or parameters that begin with `fovea.`.',
  security: TOKEN,
  request: {
    params: z.object({ url: z.string().openapi({ example: 'https://example.org/story' }) }),
    query: PAGE_PARAMETERS,
  },
  responses: {
    200: { description: 'The content.', content: ANSWERS },
    304: { description: 'The client has it already.' },
    ...problems(400, 401, 403, 406, 413, 415, 422, 429, 502, 503, 504),
  },
});

/** `POST /extract`. */
export const EXTRACT_ROUTE: RouteConfig = createRoute({
  method: 'post',
  path: '/extract',
  operationId: 'extractPage',
  summary: 'The content of a page in the body',
  description:
    'HTML or bytes in any charset, MHTML, a snapshot of a rendered page, a text, or JSON with a page and options.',
  security: TOKEN,
  request: {
    query: PAGE_PARAMETERS.extend({
      url: z.string().optional().openapi({ description: 'Address of the page; makes links absolute.' }),
    }),
    body: {
      required: true,
      content: {
        'application/json': { schema: PAGE_BODY },
        'text/html': { schema: z.string() },
        'multipart/related': { schema: z.string() },
        'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) },
        'text/plain': { schema: z.string() },
      },
    },
  },
  responses: {
    200: { description: 'The content.', content: ANSWERS },
    ...problems(400, 401, 403, 406, 408, 413, 415, 422, 429, 502, 503, 504),
  },
});

/** `POST /batch`. */
export const BATCH_ROUTE: RouteConfig = createRoute({
  method: 'post',
  path: '/batch',
  operationId: 'extractPages',
  summary: 'The content of many pages',
  description:
    'JSON Lines in, each a `PageRow`; JSON Lines out, in the same order, each a `Result` with the `id` of its row, or ' +
    '`{ id, error: { code, message } }`. Both are streamed.',
  security: TOKEN,
  request: {
    query: PAGE_PARAMETERS,
    body: { required: true, content: { 'application/x-ndjson': { schema: z.string() } } },
  },
  responses: {
    200: { description: 'A row for each page.', content: { 'application/x-ndjson': { schema: z.string() } } },
    ...problems(400, 401, 429, 503),
  },
});

const state = (path: string, operationId: string, summary: string, bad: string | null): RouteConfig =>
  createRoute({
    method: 'get',
    path,
    operationId,
    summary,
    security: [{}],
    responses: {
      200: {
        description: 'Yes.',
        content: { 'application/json': { schema: z.object({ status: z.string() }) } },
      },
      ...(bad === null ? {} : { 503: { description: bad } }),
      // A check from outside should see a wrong path as such.
      ...problems(400),
    },
  });

/** `GET /health`. */
export const HEALTH_ROUTE: RouteConfig = state('/health', 'health', 'Whether the server runs', null);

/** `GET /ready`. */
export const READY_ROUTE: RouteConfig = state(
  '/ready',
  'ready',
  'Whether it takes requests',
  'It starts or stops.',
);

/** `GET /metrics`. */
export const METRICS_ROUTE: RouteConfig = createRoute({
  method: 'get',
  path: '/metrics',
  operationId: 'metrics',
  summary: 'Counters in the text format of Prometheus',
  security: TOKEN,
  responses: {
    200: { description: 'The counters.', content: { 'text/plain': { schema: z.string() } } },
    ...problems(401),
  },
});
