/** Something is wrong with a request: which part, and what. */
export class InvalidRequest extends Error {
  override readonly name: string = 'InvalidRequest';
  readonly code: string = 'invalid-option';
  /** The parameter, as the client knows it. */
  readonly parameter: string;

  constructor(parameter: string, problem: string) {
    super(parameter === '' ? problem : `${parameter}: ${problem}`);
    this.parameter = parameter;
  }
}

/** A request that is refused for a reason of the server. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly code: string;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | null;

  constructor(
    code: string,
    message: string,
    retryAfter: number | null = null,
    options?: { readonly cause?: unknown },
  ) {
    super(message, options);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** An answer that nobody reads, because the client has closed the connection; it must not count as an error of the server. */
export function clientGone(): Refusal {
  return new Refusal('client-gone', 'the client ended the connection');
}

/** The status of an answer about an error, by the code of the error. */
const STATUS: Readonly<Record<string, number>> = {
  'invalid-option': 400,
  'invalid-input': 400,
  'bad-url': 400,
  'bad-json': 400,
  unauthorized: 401,
  'blocked-address': 403,
  robots: 403,
  forbidden: 403,
  'not-found': 404,
  'bad-method': 405,
  'not-acceptable': 406,
  'slow-body': 408,
  'too-large': 413,
  'not-html': 415,
  'unsupported-page': 422,
  'extraction-timeout': 422,
  'out-of-memory': 422,
  crashed: 422,
  'too-many-requests': 429,
  'client-gone': 499,
  'no-rendering': 501,
  'no-browser': 501,
  'no-playwright': 501,
  'launch-failed': 501,
  unreachable: 502,
  'bad-status': 502,
  damaged: 502,
  truncated: 502,
  unreadable: 502,
  'too-many-redirects': 502,
  'moved-away': 502,
  busy: 503,
  stopping: 503,
  closed: 503,
  timeout: 504,
};

/** The title of a status. */
const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'The body took too long',
  413: 'Too large',
  415: 'Not a web page',
  422: 'The page cannot be extracted',
  429: 'Too many requests',
  499: 'The client is gone',
  500: 'Server error',
  501: 'Not available on this server',
  502: 'The page cannot be fetched',
  503: 'Busy',
  504: 'The page took too long',
};

/** Why a request has no result, by RFC 9457, with the code of Fovea. */
export interface Problem {
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
}

/** Describes an error for a client. What was not foreseen is described to the log alone. */
export function problemOf(error: unknown): Problem {
  const code = codeOf(error);
  const status = STATUS[code];
  if (status === undefined || !(error instanceof Error))
    return { title: TITLES[500]!, status: 500, detail: 'something went wrong', code: 'internal' };
  return { title: TITLES[status]!, status, detail: error.message, code };
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** An answer that describes an error. */
export function problemResponse(error: unknown): Response {
  const problem = problemOf(error);
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    vary: 'Accept',
  };
  if (error instanceof Refusal && error.retryAfter !== null)
    headers['retry-after'] = String(error.retryAfter);
  if (problem.status === 401) headers['www-authenticate'] = 'Bearer realm="fovea"';
  return new Response(`${JSON.stringify(problem)}\n`, { status: problem.status, headers });
}
