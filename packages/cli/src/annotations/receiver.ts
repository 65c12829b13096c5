import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Agreement } from './agreement-of-file.ts';
import { readRecord } from './record.ts';

/** The settings of a receiver. */
export interface Receiver {
  /** What every request must know. */
  readonly token: string;
  /** True if only programs on this machine may connect: then the host name in a request must be this machine's. */
  readonly isLocal: boolean;
  /** Stores a record; resolves once it is safe on the disk. */
  readonly store: (record: object) => Promise<void>;
  readonly agreement: () => Promise<Agreement>;
}

/** Maximum number of bytes of a record: a page with its boxes and styles has a few million. @cap */
const MAX_BYTES = 64 * 1024 * 1024;
/** Maximum number of records that are read at the same time. @cap */
const MAX_READING = 8;
/** How long to wait for a sender that stops in the middle of a record. */
const TIMEOUT_MS = 60_000;
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/u;
/** In a browser, only the extension may send requests, not web pages. */
const EXTENSION = /^(?:chrome|moz|safari-web)-extension:\/\/[\w-]+$/u;

/** An error response. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A server that accepts annotations (`POST /annotations`) and reports the agreement of annotators (`GET /agreement`). */
export function receiverServer(receiver: Receiver): Server {
  let reading = 0;
  const server = createServer((request, response) => {
    reading++;
    void answer(request, response, receiver, reading > MAX_READING).finally(() => reading--);
  });
  server.requestTimeout = TIMEOUT_MS;
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  receiver: Receiver,
  isBusy: boolean,
): Promise<void> {
  const { origin } = request.headers;
  if (origin !== undefined && EXTENSION.test(origin)) allow(response, origin);
  try {
    const { status, body } = await answerTo(request, receiver, isBusy);
    send(response, status, body);
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 500;
    // What is left of a refused record is not read.
    response.setHeader('connection', 'close');
    send(response, status, { error: error instanceof Error ? error.message : String(error) });
  }
}

async function answerTo(
  request: IncomingMessage,
  { token, isLocal, store, agreement }: Receiver,
  isBusy: boolean,
): Promise<{ readonly status: number; readonly body: object | null }> {
  const { method, url, headers } = request;
  // A web page could point its own host name at this address (DNS rebinding).
  if (isLocal && !LOCAL_HOST.test(headers.host ?? '')) throw new Refusal(403, 'unknown host');
  if (method === 'OPTIONS') return { status: 204, body: null };
  if (!isToken(headers.authorization, token)) throw new Refusal(401, 'wrong or missing token');
  const path = new URL(url ?? '/', 'http://receiver').pathname;
  if (path === '/agreement' && method === 'GET') return { status: 200, body: await agreement() };
  if (path !== '/annotations') throw new Refusal(404, 'there are /annotations and /agreement');
  if (method !== 'POST') throw new Refusal(405, 'send records with POST');
  if (isBusy) throw new Refusal(503, 'too many records at once');
  const row = await readJson(request);
  const record = readRecord(row);
  if (typeof record === 'string') throw new Refusal(422, record);
  await store({ ...(row as object), received_at: new Date().toISOString() });
  return { status: 201, body: { stored: true } };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge();
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw tooLarge();
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new Refusal(400, 'the record is not JSON');
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, `a record has at most ${MAX_BYTES} bytes`);
}

/** Compares digests, so that neither time nor length reveals anything about the token. */
function isToken(authorization: string | undefined, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

function allow(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-headers', 'authorization, content-type');
  response.setHeader('access-control-allow-methods', 'GET, POST');
  // Chromium asks before a request to this machine.
  response.setHeader('access-control-allow-private-network', 'true');
  response.setHeader('vary', 'origin');
}

function send(response: ServerResponse, status: number, body: object | null): void {
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  if (body === null) {
    response.end();
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end(`${JSON.stringify(body)}\n`);
}
