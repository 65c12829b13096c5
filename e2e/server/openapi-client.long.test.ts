import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from '../command.ts';
import { toolFile } from '../tools/tools.ts';
import { type Serving, type Site, startServe, startSite } from './serve.ts';

/** Beside the tools, so that the client finds its library. */
const FOLDER = resolve('e2e/tools/build/client');

/** A program with a client that knows every path, parameter and answer from the document. */
const PROGRAM = `import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';

export async function run(baseUrl: string, html: string, address: string) {
  const client = createClient<paths>({ baseUrl });
  const { data, error, response } = await client.POST('/extract', {
    params: { query: { format: 'json', focus: 'precision' } },
    body: { html, url: 'https://example.org/' },
    headers: { Accept: 'application/json' },
  });
  const read = await client.GET('/{url}', {
    params: { path: { url: address }, query: { format: 'json', title: 'keep' } },
    headers: { Accept: 'application/json' },
  });
  const refused = await client.GET('/{url}', { params: { path: { url: address.replace('/story', '/private') } } });
  const health = await client.GET('/health');
  const title: string | null | undefined = typeof data === 'object' ? data.title : undefined;
  return {
    title,
    error,
    status: response.status,
    read: typeof read.data === 'object' ? read.data.markdown : undefined,
    code: refused.error?.code,
    health: health.data?.status,
  };
}
`;

let serving: Serving;
let site: Site;
let document: string;
beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  [site, serving] = await Promise.all([
    startSite(),
    startServe(['--allow-private', '--threads', '1', '--quiet']),
  ]);
  document = await (await fetch(`${serving.url}/openapi.json`)).text();
});
afterAll(async () => {
  await serving.stop();
  site.close();
});

/** A package that only the long tests have. */
const tool = (path: string) => import(/* @vite-ignore */ pathToFileURL(toolFile(path)).href);

/** Compiles a program beside the schema; what the compiler says. */
function compiled(program: string): string {
  writeFileSync(resolve(FOLDER, 'client.ts'), program);
  const flags =
    '--noEmit --strict --target es2022 --module nodenext --allowImportingTsExtensions --skipLibCheck'.split(
      ' ',
    );
  const args = [toolFile('typescript/bin/tsc'), ...flags, resolve(FOLDER, 'client.ts')];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
}

describe('the OpenAPI document', () => {
  it('has nothing that a linter finds', async () => {
    const { createConfig, lintFromString } = await tool('@redocly/openapi-core/lib/index.js');
    const config = await createConfig({ extends: ['recommended'] });
    const lint = (source: string) => lintFromString({ source, config, absoluteRef: 'openapi.json' });
    expect(await lint(document)).toEqual([]);
    const broken = document.replace('"operationId":"readPage"', '"operationId":"extractPage"');
    expect((await lint(broken)).length).toBeGreaterThan(0);
  });

  it('becomes a client that compiles and works', async () => {
    const { default: openapiTS, astToString } = await tool('openapi-typescript/dist/index.mjs');
    writeFileSync(resolve(FOLDER, 'schema.ts'), astToString(await openapiTS(document)));
    expect(compiled(PROGRAM)).toBe('');
    expect(compiled(PROGRAM.replace("focus: 'precision'", "focus: 'sharp'"))).toContain('"sharp"');
    const built = resolve(FOLDER, 'client.mjs');
    writeFileSync(built, transformSync(PROGRAM, { loader: 'ts' }).code);
    const { run } = await import(/* @vite-ignore */ pathToFileURL(built).href);
    expect(await run(serving.url, page('Harbour'), `${site.url}/story`)).toEqual({
      title: 'Harbour',
      error: undefined,
      status: 200,
      read: expect.stringContaining('Page /story'),
      code: 'robots',
      health: 'ok',
    });
  });
});
