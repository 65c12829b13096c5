import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, isIP, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { SourceError } from '../source-error.ts';
import { publicAddressesOnly } from './address-rules.ts';
import { guardedLookup, type Resolve, refuse, systemResolve } from './guarded-lookup.ts';

/** What a proxy allows. */
export interface ProxyOptions {
  /** `public` refuses every address that is not public; `none` refuses everything without resolving names. */
  readonly network: 'public' | 'any' | 'none';
  /** Name resolution, which tests replace. */
  readonly resolve?: Resolve;
}

/** A loopback proxy for a program whose connections we cannot check ourselves: a browser. */
export interface GuardedProxy {
  /** Its address: `http://127.0.0.1:port`. */
  readonly server: string;
  /** Why the proxy refused a host, if it did. */
  refusalOf(host: string): SourceError | undefined;
  close(): Promise<void>;
}

/** Maximum number of refusals to remember: a page that requests thousands of hosts must not fill the memory. @cap */
const MAX_REFUSALS = 1000;
const BRACKETS = /^\[|\]$/g;

/** Headers that concern a single connection and are not forwarded. */
const HOP_HEADERS = ['proxy-connection', 'proxy-authorization', 'connection', 'keep-alive', 'te', 'upgrade'];

/**
 * Starts a proxy that resolves every name itself and connects to the very addresses that it has checked, so that neither
 * redirects nor subresources nor a name that changes its address lead into the private network.
 */
export async function listenAsProxy(options: ProxyOptions): Promise<GuardedProxy> {
  const gate = new Gate(options);
  const sockets = new Set<Socket>();
  const server = createServer((incoming, answer) => forward(incoming, answer, gate));
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
  });
  server.on('connect', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    tunnel(incoming.url ?? '', socket, head, gate);
  });
  server.on('clientError', (_, socket) => socket.destroy());
  await listen(server);
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refusalOf: (host) => gate.refusals.get(host.replace(BRACKETS, '')),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
}

/** Decides about every connection, and remembers what it refused. */
class Gate {
  readonly refusals = new Map<string, SourceError>();
  readonly #options: ProxyOptions;

  constructor(options: ProxyOptions) {
    this.#options = options;
  }

  /** Opens a connection, or throws with the reason why not. */
  open(host: string, port: number): Socket {
    const { network, resolve = systemResolve } = this.#options;
    const rule = network === 'any' ? null : publicAddressesOnly;
    const refusal =
      network === 'none'
        ? new SourceError('blocked-address', `the network is off: ${host} was not contacted`)
        : isIP(host) === 0
          ? null
          : refuse(host, host, rule);
    if (refusal !== null) {
      this.#remember(host, refusal);
      throw refusal;
    }
    const socket = connect({ host, port, lookup: guardedLookup(resolve, rule) });
    return socket.on('error', (error) => {
      if (error instanceof SourceError) this.#remember(host, error);
    });
  }

  #remember(host: string, refusal: SourceError): void {
    if (this.refusals.size < MAX_REFUSALS) this.refusals.set(host, refusal);
  }
}

/** HTTPS and WebSockets: passes bytes both ways once the address is checked. */
function tunnel(authority: string, client: Socket, head: Buffer, gate: Gate): void {
  client.on('error', () => {});
  try {
    const target = new URL(`http://${authority}`);
    const upstream = gate.open(target.hostname.replace(BRACKETS, ''), Number(target.port || 80));
    upstream.on('error', () => client.destroy());
    upstream.once('connect', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.write(head);
      pipeline(client, upstream, client, () => {});
    });
    client.on('close', () => upstream.destroy());
  } catch {
    client.destroy();
  }
}

/** Plain HTTP: repeats the request to the checked address. */
function forward(incoming: IncomingMessage, answer: ServerResponse, gate: Gate): void {
  try {
    const target = new URL(incoming.url ?? '');
    if (target.protocol !== 'http:') throw new Error(`not a proxy request: ${incoming.url}`);
    const headers = { ...incoming.headers };
    for (const name of HOP_HEADERS) delete headers[name];
    const port = Number(target.port || 80);
    const upstream = request({
      createConnection: () => gate.open(target.hostname.replace(BRACKETS, ''), port),
      method: incoming.method ?? 'GET',
      path: target.pathname + target.search,
      headers,
    });
    upstream.on('error', () => answer.destroy());
    upstream.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      pipeline(response, answer, () => {});
    });
    answer.on('close', () => upstream.destroy());
    pipeline(incoming, upstream, () => {});
  } catch {
    // No answer at all: a page must not be able to tell a refusal from a host that does not exist.
    answer.destroy();
  }
}
