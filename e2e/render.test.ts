import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, openRenderer, RenderError, type Renderer, renderPage } from '@fovea/render';
import { pageFromSnapshot, textContent } from 'fovea/page';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser as findBrowserWithWindows } from '../scripts/setup/browser.mjs';
import { type RecordingServer, serve } from './browser.ts';
import { expectLengths } from './geometry.ts';
import { descendants } from './processes.ts';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47];
const HTML = 'text/html; charset=utf-8';
const LONG = { timeout: 120_000 };

let server: RecordingServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fovea-e2e-render-'));
  server = await serve({
    '/': [HTML, '<title>T</title><link rel=stylesheet href=/style.css><p>served <img src=/pixel.png>'],
    '/style.css': ['text/css', 'p { font-size: 40px }'],
    '/moves': [HTML, '<script>location.href = "/"</script>moving'],
    '/data.json': ['application/json', '{}'],
    '/secret': [HTML, 'SECRET'],
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function textOfSnapshot(snapshot: Parameters<typeof pageFromSnapshot>[0]): string {
  return textContent(pageFromSnapshot(snapshot), 0);
}

/** The node with the word `served`. */
function boxOfText({ nodes, strings }: Parameters<typeof pageFromSnapshot>[0]): number[] {
  const at = nodes.name.findIndex((name) => strings[name]?.startsWith('served') === true);
  return [nodes.x[at]!, nodes.y[at]!, nodes.width[at]!, nodes.height[at]!];
}

function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'rendered',
    (error: unknown) => (error instanceof RenderError ? error.code : String(error)),
  );
}

describe('sources', () => {
  let renderer: Renderer;
  beforeAll(() => {
    renderer = openRenderer();
  });
  afterAll(() => renderer.close());
  beforeEach(() => {
    server.requested.length = 0;
  });

  it('a page on the web, with its style sheets', async () => {
    const { snapshot } = await renderer.render({ url: `${server.origin}/` }, { network: 'any' });
    expect(snapshot.url).toBe(`${server.origin}/`);
    expect(snapshot.title).toBe('T');
    expect(snapshot.styles.map(({ fontSize }) => fontSize)).toContain(40);
  });

  it('a page that moves on by itself', async () => {
    const { snapshot } = await renderer.render({ url: `${server.origin}/moves` }, { network: 'any' });
    expect(snapshot.url).toBe(`${server.origin}/`);
    expect(textOfSnapshot(snapshot)).toContain('served');
  });

  it('not what is not a page', async () => {
    const open = (path: string): Promise<string> =>
      codeOf(renderer.render({ url: `${server.origin}${path}` }, { network: 'any' }));
    expect(await open('/data.json')).toBe('not-html');
    expect(await open('/missing')).toBe('bad-status');
    expect(await codeOf(renderer.render({ url: 'https://nobody.invalid/' }))).toBe('unreachable');
    expect(await codeOf(renderer.render({ file: join(folder, 'missing.html') }))).toBe('bad-source');
  });

  it('a file, with the files in its folder and no others', async () => {
    mkdirSync(join(folder, 'saved'), { recursive: true });
    writeFileSync(join(folder, 'outside.css'), 'p { color: rgb(9, 9, 9) }');
    writeFileSync(join(folder, 'saved/beside.css'), 'p { font-size: 33px }');
    writeFileSync(
      join(folder, 'saved/page.html'),
      `<link rel=stylesheet href=beside.css><link rel=stylesheet href=../outside.css><p>file
       <iframe src=../outside.css></iframe>`,
    );
    const { snapshot } = await renderer.render({ file: join(folder, 'saved/page.html') });
    expect(snapshot.styles.map(({ fontSize }) => fontSize)).toContain(33);
    expect(snapshot.styles.map(({ color }) => color)).not.toContain('rgb(9, 9, 9)');
    expect(snapshot.url).toBeNull();
  });

  it('bytes in a legacy encoding', async () => {
    const bytes = Buffer.from([0x3c, 0x70, 0x3e, 0x93, 0xfa, 0x96, 0x7b]);
    const { snapshot } = await renderer.render({ html: bytes, charset: 'shift_jis' });
    expect(textOfSnapshot(snapshot)).toContain('日本');
  });

  it('an archive that it saved itself, the same as before', async () => {
    const url = `${server.origin}/`;
    const first = await renderer.render({ url }, { network: 'any', mhtml: true, screenshot: true });
    expect([...first.screenshot!.subarray(0, 4)]).toEqual(PNG_SIGNATURE);
    const again = await renderer.render({ mhtml: Buffer.from(first.mhtml!) });
    expect(again.snapshot.url).toBe(url);
    expectLengths(boxOfText(again.snapshot), boxOfText(first.snapshot));
    expect(boxOfText(again.snapshot)[3]).toBeGreaterThan(40);
  });
});

describe('the network', () => {
  let renderer: Renderer;
  beforeAll(() => {
    renderer = openRenderer();
  });
  afterAll(() => renderer.close());
  beforeEach(() => {
    server.requested.length = 0;
  });

  const curious =
    (): string => `<img src="${server.origin}/pixel.png"><iframe src="${server.origin}/secret"></iframe>
    <link rel=preconnect href="${server.origin}"><script>
      fetch('${server.origin}/secret', { mode: 'no-cors' }).catch(() => {});
      navigator.sendBeacon('${server.origin}/secret');
      new WebSocket('${server.origin.replace('http', 'ws')}/secret');
      window.open('${server.origin}/secret');
    </script>`;

  it('is off for HTML', async () => {
    const { snapshot } = await renderer.render({ html: curious() });
    expect(server.requested).toEqual([]);
    expect(textOfSnapshot(snapshot)).not.toContain('SECRET');
  });

  it('is available if it is allowed', async () => {
    await renderer.render({ html: `<img src="${server.origin}/pixel.png">` }, { network: 'any' });
    expect(server.requested).toEqual(['/pixel.png']);
  });

  it('does not lead from a page on the web into the private network', async () => {
    await renderer.render({ html: curious(), url: 'https://public.example/' }, { network: 'public' });
    expect(server.requested).toEqual([]);
    const direct = renderer.render({ url: `${server.origin}/secret` });
    await expect(direct).rejects.toThrow('loopback address (this machine)');
    expect(await codeOf(renderer.render({ url: 'http://localhost:8080/' }))).toBe('blocked-address');
    expect(server.requested).toEqual([]);
  });
});

describe('waiting', () => {
  it('for late content, for content that scrolls into view, and not for ever', LONG, async () => {
    const renderer = openRenderer();
    const late = await renderer.render({
      html: `<p>first</p><script>setTimeout(() => document.body.append('LATE'), 120)</script>`,
    });
    expect(textOfSnapshot(late.snapshot)).toContain('LATE');
    const lazy = await renderer.render({
      html: `<div style="height:3000px"></div><p id=p>lazy</p><script>
        new IntersectionObserver(([entry]) => entry.isIntersecting && (p.textContent = 'REVEALED')).observe(p);
      </script>`,
    });
    expect(textOfSnapshot(lazy.snapshot)).toContain('REVEALED');
    const endless = await renderer.render(
      {
        html: `<div id=d style="height:2000px"></div><script>
          addEventListener('scroll', () => d.insertAdjacentHTML('afterend', '<p style="height:1500px">more</p>'));
        </script>`,
      },
      { maxScreens: 5 },
    );
    const more = textOfSnapshot(endless.snapshot).split('more').length - 1;
    expect(more).toBeGreaterThan(1);
    expect(more).toBeLessThan(30);
    const restless = await renderer.render(
      {
        html: `<p>x</p><script>setInterval(() => document.body.append(new Text('y'), document.createElement('i')), 5)</script>`,
      },
      { settleMs: 500 },
    );
    expect(textOfSnapshot(restless.snapshot)).toContain('x');
    await renderer.close();
  });
});

describe('a page that misbehaves fails alone', () => {
  let renderer: Renderer;
  beforeEach(() => {
    renderer = openRenderer({ pages: 2, memoryMb: 64 });
  });
  afterEach(() => renderer.close());
  const calm = (): Promise<string> => codeOf(renderer.render({ html: '<p>calm' }));

  it('when it hangs', LONG, async () => {
    const hung = codeOf(renderer.render({ html: '<p>x<script>for (;;) {}</script>' }, { timeoutMs: 3000 }));
    expect(await Promise.all([hung, calm(), calm()])).toEqual(['timeout', 'rendered', 'rendered']);
    expect(await calm()).toBe('rendered');
  });

  it('when it hangs later, during the capture', LONG, async () => {
    const html = '<p>x<script>setTimeout(() => { for (;;); }, 200)</script>';
    expect(await codeOf(renderer.render({ html }, { timeoutMs: 3000 }))).toBe('timeout');
    expect(await calm()).toBe('rendered');
  });

  it('when it eats the memory', LONG, async () => {
    const html = `<script>const all = []; for (;;) all.push(new Array(1e5).fill({ }).map(() => ({ a: [1] })))</script>`;
    expect(await codeOf(renderer.render({ html }, { timeoutMs: 60_000 }))).toBe('crashed');
    expect(await calm()).toBe('rendered');
  });

  it('when its whole browser dies', LONG, async () => {
    expect(await calm()).toBe('rendered');
    const dying = codeOf(
      renderer.render({ html: '<p>x<script>for (;;) {}</script>' }, { timeoutMs: 20_000 }),
    );
    await new Promise((resolve) => setTimeout(resolve, 1500));
    for (const { pid, command } of descendants(process.pid))
      if (command.includes('--remote-debugging-pipe')) process.kill(pid, 'SIGKILL');
    expect(await dying).not.toBe('rendered');
    expect(await calm()).toBe('rendered');
  });

  it('when the renderer is closed under it', LONG, async () => {
    const open = codeOf(renderer.render({ html: '<p>x<script>for (;;) {}</script>' }, { timeoutMs: 20_000 }));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await renderer.close();
    expect(await open).not.toBe('rendered');
    expect(await calm()).toBe('closed');
  });
});

describe('a page that leaves', () => {
  let renderer: Renderer;
  beforeAll(() => {
    renderer = openRenderer();
  });
  afterAll(() => renderer.close());
  const AWAY = '<p>x<script>setTimeout(() => { location.href = "https://example.org/" }, 50)</script>';
  const RELOADS = '<p>x<script>setTimeout(() => location.reload(), 20)</script>';

  it('is an error, not the page that the browser shows next', LONG, async () => {
    await expect(renderer.render({ html: AWAY })).rejects.toMatchObject({
      code: 'moved-away',
      message: expect.stringContaining('https://example.org/'),
    });
    writeFileSync(join(folder, 'away.html'), AWAY);
    expect(await codeOf(renderer.render({ file: join(folder, 'away.html') }))).toBe('moved-away');
  });

  it('in a frame only stays', LONG, async () => {
    const { snapshot } = await renderer.render({
      html: '<p>calm<iframe src="https://example.org/"></iframe>',
    });
    expect(textOfSnapshot(snapshot)).toContain('calm');
  });

  it('by reloading itself fails if it does so again and again, but not once', LONG, async () => {
    await expect(renderer.render({ html: RELOADS })).rejects.toThrow('keeps reloading');
    writeFileSync(join(folder, 'reloads.html'), RELOADS);
    await expect(renderer.render({ file: join(folder, 'reloads.html') })).rejects.toThrow('keeps reloading');
    const once = '<p>calm<script>if (!location.hash) { location.hash = "x"; location.reload() }</script>';
    expect(textOfSnapshot((await renderer.render({ html: once })).snapshot)).toContain('calm');
  });

  it.each(['FILE:///etc/passwd', 'chrome://version', 'Data:text/html,x', 'view-source:https://example.org/'])(
    'for %s never gets there',
    async (url) => {
      await expect(renderer.render({ url }, { network: 'any' })).rejects.toMatchObject({ code: 'bad-url' });
    },
  );
});

describe('the full browser', () => {
  it('captures a page like the headless build', LONG, async () => {
    const html = readFileSync('fixtures/pages/en-news-two-sidebars/source.html', 'utf8');
    const [first, second] = await Promise.all(
      [findBrowser(), findBrowserWithWindows()!].map(async (executablePath) => {
        const renderer = openRenderer({ executablePath });
        const { snapshot } = await renderer.render({ html });
        await renderer.close();
        return snapshot;
      }),
    );
    expect(textOfSnapshot(second!)).toBe(textOfSnapshot(first!));
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expectLengths(second!.nodes[side], first!.nodes[side], side);
  });
});

describe("the browser's own requests", () => {
  it('reach nothing, because its proxy is a dead end', LONG, async () => {
    const renderer = openRenderer();
    await renderer.render({ html: '<p>calm' });
    const browsers = descendants(process.pid).filter(
      ({ command }) => command.includes('--remote-debugging-pipe') && !command.includes('--type='),
    );
    expect(browsers.length).toBeGreaterThan(0);
    for (const { command } of browsers) expect(command).toContain('--proxy-server=http://127.0.0.1:9 ');
    await renderer.close();
  });
});

describe('after a page', () => {
  it('no process is left, by itself', async () => {
    const before = descendants(process.pid).length;
    await renderPage({ html: '<p>x' });
    expect(descendants(process.pid).length).toBe(before);
  });
});
