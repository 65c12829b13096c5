import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '@fovea/render';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, SENTENCE } from '../command.ts';
import { type Site, startServe, startSite, until } from './serve.ts';

let site: Site;
let folder: string;
beforeAll(async () => {
  site = await startSite();
  folder = mkdtempSync(join(tmpdir(), 'fovea-running-'));
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const html = { 'content-type': 'text/html' };
const codeOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { code: string }).code;

/** A page that scripts write, and that says how many of its visitors are there at the same time. */
async function startScriptedSite(): Promise<{ readonly server: Server; readonly most: () => number }> {
  let [now, most] = [0, 0];
  const server = createServer((request, response) => {
    // What else is asked for is no visit.
    if (request.url === '/robots.txt' || request.url === '/favicon.ico') return response.writeHead(404).end();
    most = Math.max(most, ++now);
    response.on('close', () => now--);
    // In a form that only the script can read.
    const written = btoa(page('Scripted'));
    const script = `setTimeout(() => { document.body.innerHTML = atob('${written}'); document.body.id = 'done'; }, 100)`;
    // Slow enough that visits at the same time meet here.
    setTimeout(() => {
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><title>Scripted</title><body><script>${script}</script>`);
    }, 300);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, most: () => most };
}

describe('a running server', () => {
  it('opens pages in a browser for those who ask, never more at a time than it was told', async ({
    skip,
  }) => {
    skip(findBrowser() === null, 'there is no browser');
    const { server, most } = await startScriptedSite();
    const { port } = server.address() as AddressInfo;
    const flags = ['--allow-private', '--render', '--render-pages', '1', '--threads', '1', '--quiet'];
    const serving = await startServe(flags);
    try {
      const address = `${serving.url}/http://127.0.0.1:${port}`;
      const plain = await (await fetch(`${address}/plain`)).text();
      expect(plain).not.toContain('The harbour');
      const rendered = await Promise.all([
        fetch(`${address}/1`, { headers: { 'x-wait-for-selector': '#done' } }),
        fetch(`${address}/2`, { headers: { 'x-wait-for-selector': '#done' } }),
        fetch(`${address}/3?fovea.render=true&fovea.waitFor=%23done`),
      ]);
      for (const response of rendered) expect(await response.text()).toContain('The harbour was quiet');
      expect(most()).toBe(1);
    } finally {
      await serving.stop();
      server.close();
    }
  });

  it('answers 422 for a page that takes too long, and goes on', async () => {
    const serving = await startServe(['--extract-timeout', '0.3', '--threads', '1', '--quiet']);
    const extract = (body: string): Promise<Response> =>
      fetch(`${serving.url}/extract`, { method: 'POST', body, headers: html });
    try {
      // Ten times as much work as the limit allows here.
      const hostile = await extract(`<p>${SENTENCE}<a href=x>On</a>`.repeat(190_000));
      expect([hostile.status, await codeOf(hostile)]).toEqual([422, 'extraction-timeout']);
      // A thread has to start anew: 503 until then. And on a busy machine even a small page may take long: 422.
      let [answer, tries] = [await extract(page('After')), 1];
      for (; !answer.ok && tries < 50; tries++) answer = await extract(page('After'));
      expect(await answer.text()).toContain('# After');
      const metrics = await (await fetch(`${serving.url}/metrics`)).text();
      expect(metrics).toMatch(/^fovea_threads_lost_total [1-9]/mu);
    } finally {
      await serving.stop();
    }
  });

  it('remembers pages in a folder over a restart', async () => {
    const flags = ['--allow-private', '--cache-dir', join(folder, 'cache'), '--threads', '1', '--quiet'];
    const tags: (string | null)[] = [];
    for (const _start of [1, 2]) {
      const serving = await startServe(flags);
      const response = await fetch(`${serving.url}/${site.url}/kept`);
      tags.push(response.headers.get('etag'));
      expect(await response.text()).toContain('# Page /kept');
      await serving.stop();
    }
    expect(tags[0]).toBe(tags[1]);
    expect(site.count('/kept')).toBe(1);
  });

  it('lets nobody wait for a client that reads nothing, and loses no answer', async () => {
    const serving = await startServe(['--allow-private', '--threads', '1', '--quiet']);
    const { port } = new URL(serving.url);
    const lines = Array.from({ length: 300 }, (_, id) => `${JSON.stringify({ id, html: page(`P${id}`) })}\n`);
    const socket: Socket = connect(Number(port), '127.0.0.1');
    try {
      const body = lines.join('');
      socket.pause();
      socket.write(
        `POST /batch HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      for (let count = 0; count < 5; count++) {
        const other = await fetch(`${serving.url}/${site.url}/other${count}`);
        expect(await other.text()).toContain(`# Page /other${count}`);
      }
      let received = '';
      let isOver = false;
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        received += chunk;
      });
      socket.on('close', () => {
        isOver = true;
      });
      socket.resume();
      await until(() => isOver);
      const ids = [...received.matchAll(/^\{"id":(\d+),"title":"P(\d+)"/gmu)].map(([, id]) => Number(id));
      expect(ids).toEqual(lines.map((_, id) => id));
    } finally {
      socket.destroy();
      await serving.stop();
    }
  });
});
