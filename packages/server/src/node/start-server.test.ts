import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenError } from './cannot-start.ts';
import { startServer } from './start-server.ts';

let folder: string;
let taken: Server;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-start-'));
  await writeFile(join(folder, 'file'), '');
  // A thread that never says that it is ready.
  await writeFile(join(folder, 'thread.mjs'), 'setInterval(() => {}, 1e6);');
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  port = (taken.address() as { port: number }).port;
});
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true });
});

describe('startServer', () => {
  it('rejects a folder for answers and a site that cannot be one, before it starts a thread', async () => {
    const options = { thread: pathToFileURL(join(folder, 'thread.mjs')), version: '1' };
    const start = (name: string): Promise<unknown> =>
      startServer({ ...options, cacheFolder: join(folder, name) });
    await expect(start('file')).rejects.toMatchObject({
      code: 'bad-cache-folder',
      message: `cannot keep answers in ${join(folder, 'file')}: there is a file of that name`,
    });
    await expect(start('file/deep')).rejects.toThrow('there is a file in its path');
    await expect(startServer({ ...options, origins: ['app.example'] })).rejects.toThrow('not the origin');
  });
});

describe('listenError', () => {
  const failure = (host: string, at: number): Promise<unknown> =>
    new Promise((resolve) => {
      createServer().once('error', resolve).listen(at, host);
    });

  it('says what is wrong with a port or a host', async () => {
    const address = { host: '127.0.0.1', port };
    expect(listenError(await failure('127.0.0.1', port), address)).toMatchObject({
      code: 'port-taken',
      message: `port ${port} is taken`,
    });
    const elsewhere = { host: '192.0.2.1', port: 0 };
    expect(listenError(await failure('192.0.2.1', 0), elsewhere)).toMatchObject({
      code: 'bad-host',
      message: '192.0.2.1 is not an address of this machine',
    });
    const nowhere = { host: 'none.invalid', port: 0 };
    const unknown = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    expect(listenError(unknown, nowhere).message).toBe('there is no host none.invalid to listen on');
    expect(listenError(new Error('odd'), nowhere).message).toBe('cannot listen on none.invalid: odd');
  });
});
