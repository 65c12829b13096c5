import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

export { launchBrowser } from '@fovea/render';

/** Published entries of `fovea` as one script for browsers; `globalThis.fovea` has the exports. */
export async function bundleForBrowser(module = "export * from 'fovea';"): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: module, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'fovea',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.text;
}

/** A loopback server that answers from a table of paths and records every requested path. */
export interface RecordingServer {
  readonly origin: string;
  readonly requested: string[];
  close(): Promise<void>;
}

/** Starts a recording server; a path that is not in the table is a 404. */
export async function serve(
  pages: Readonly<
    Record<string, [type: string, body: string | Uint8Array, headers?: Readonly<Record<string, string>>]>
  >,
): Promise<RecordingServer> {
  const requested: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    requested.push(path);
    const page = pages[path];
    const headers = { 'content-type': page?.[0] ?? 'text/plain', ...page?.[2] };
    response.writeHead(page === undefined ? 404 : 200, headers);
    response.end(page?.[1] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requested,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
