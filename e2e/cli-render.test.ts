import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RecordingServer, serve } from './browser.ts';

/** The built command: run `npm run build` first. */
const FOVEA = fileURLToPath(new URL('../packages/cli/dist/fovea.js', import.meta.url));
const LONG = { timeout: 120_000 };

const SENTENCE = 'The harbour was quiet that morning, and the boats lay still under a thin fog. ';
const PAGE = `<!doctype html><title>Harbour</title><style>#page{display:flex}nav{width:20%}article{width:60%}</style>
  <div id=page><nav>${'<a href=x>Link</a><br>'.repeat(30)}</nav><article><h1>Harbour</h1></article></div>
  <script>
    for (let n = 0; n < 30; n++) {
      const p = document.createElement('p');
      p.textContent = ${JSON.stringify(SENTENCE)}.repeat(5);
      document.querySelector('article').append(p);
    }
  </script>`;

let folder: string;
let server: RecordingServer;

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function fovea(args: readonly string[], { input = '', env = {} } = {}): Promise<Outcome> {
  const child = spawn(process.execPath, [FOVEA, ...args], { cwd: folder, env: { ...process.env, ...env } });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
}

const isPng = (path: string): boolean =>
  readFileSync(join(folder, path)).subarray(1, 4).toString('latin1') === 'PNG';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fovea-cli-render-'));
  writeFileSync(join(folder, 'page.html'), PAGE);
  const page = (n: number): [string, string] => [
    'text/html; charset=utf-8',
    `<title>${n}</title><p>${SENTENCE}`,
  ];
  server = await serve({ '/1': page(1), '/2': page(2), '/3': page(3), '/app': ['text/html', PAGE] });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('fovea --render', () => {
  it('sees what scripts build', LONG, async () => {
    const plain = await fovea(['page.html', '--text']);
    expect(plain.stdout).not.toContain('thin fog');
    const rendered = await fovea(['page.html', '--text', '--render']);
    expect(rendered.stdout).toContain('thin fog');
    expect(rendered.code).toBe(0);
    const piped = await fovea(['-', '--text', '--render', '--url', 'https://example.org/'], { input: PAGE });
    expect(piped.stdout).toContain('thin fog');
  });

  it('is what a method that needs layout asks for', LONG, async () => {
    const without = await fovea(['page.html', '--method', 'gce']);
    expect(without).toMatchObject({ code: 2, stdout: '' });
    expect(without.stderr).toContain('method gce needs layout: add --render');
    const rendered = await fovea(['page.html', '--method', 'gce', '--text', '--render']);
    expect(rendered).toMatchObject({ code: 0 });
    expect(rendered.stdout).toContain('thin fog');
    const batch = await fovea(['batch', 'page.html', '--method', 'gce']);
    expect(batch).toMatchObject({ code: 2 });
    expect(batch.stderr).toContain('needs layout');
  });

  it('fetches nothing from the private network unless allowed', LONG, async () => {
    const refused = await fovea([`${server.origin}/app`, '--render']);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('add --allow-private');
    const allowed = await fovea([`${server.origin}/app`, '--render', '--allow-private', '--text']);
    expect(allowed.stdout).toContain('thin fog');
  });

  it('says what is missing', LONG, async () => {
    const { code, stderr } = await fovea(['page.html', '--render'], { env: { FOVEA_BROWSER: '', PATH: '' } });
    expect(code).toBe(2);
    expect(stderr).toContain('rendering needs a Chromium, Chrome or Edge');
    const wrong = await fovea(['page.html', '--render', '--viewport', 'wide']);
    expect(wrong).toMatchObject({ code: 2 });
  });
});

describe('fovea capture', () => {
  it('saves a page that then needs no browser', LONG, async () => {
    const { code, stderr } = await fovea([
      'capture',
      'page.html',
      '-o',
      'page.json',
      '--mhtml',
      '--viewport',
      '1280x720',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(readFileSync(join(folder, 'page.mhtml'), 'utf8')).toContain('multipart/related');
    const noBrowser = { env: { FOVEA_BROWSER: '/nowhere', PATH: '' } };
    const replay = await fovea(['page.json', '--method', 'gce', '--text'], noBrowser);
    expect(replay.stdout).toContain('thin fog');
    const live = await fovea([
      'page.html',
      '--render',
      '--viewport',
      '1280x720',
      '--method',
      'gce',
      '--text',
    ]);
    expect(replay.stdout).toBe(live.stdout);
    const picture = await fovea(['look', 'page.json', '--overlay', 'gce', '-o', 'page.svg'], noBrowser);
    expect(picture.code).toBe(0);
    expect(readFileSync(join(folder, 'page.svg'), 'utf8')).toContain('C1');
  });

  it('refuses a broken snapshot', async () => {
    writeFileSync(join(folder, 'broken.json'), '{"format":"fovea-snapshot","version":7}');
    const { code, stderr } = await fovea(['broken.json']);
    expect(code).toBe(1);
    expect(stderr).toContain('version 7');
  });

  it('captures a list, continues where it stopped, and reports failures', LONG, async () => {
    const urls = ['/1', '/2', '/missing', '/3'].map((path) => server.origin + path);
    writeFileSync(join(folder, 'urls.txt'), `# pages\n${urls.join('\n')}\nnonsense\n`);
    mkdirSync(join(folder, 'out'), { recursive: true });
    const args = ['capture', '--list', 'urls.txt', '-o', 'out', '--allow-private', '--delay', '0.05'];
    const first = await fovea(args);
    expect(first.code).toBe(1);
    expect(first.stderr).toContain('not an http(s) address: nonsense');
    expect(first.stderr).toContain('3 pages captured, 1 failed: see index.jsonl');
    const files = readdirSync(join(folder, 'out'));
    expect(files.filter((name) => name.endsWith('.json'))).toHaveLength(3);
    const rows = readFileSync(join(folder, 'out/index.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.map(({ error }) => error?.code).filter(Boolean)).toEqual(['bad-status']);
    server.requested.length = 0;
    const again = await fovea(args);
    expect(again.stderr).toContain('0 pages captured, 3 already done, 1 failed');
    expect(server.requested).not.toContain('/1');
  });

  it('respects robots.txt', LONG, async () => {
    const page: [string, string] = ['text/html', `<p>${SENTENCE}`];
    const robots: [string, string] = ['text/plain', 'User-agent: fovea\nDisallow: /private\n'];
    const site = await serve({ '/robots.txt': robots, '/private/a': page, '/b': page });
    writeFileSync(join(folder, 'polite.txt'), `${site.origin}/private/a\n${site.origin}/b\n`);
    const args = ['capture', '--list', 'polite.txt', '-o', 'polite', '--allow-private', '--delay', '0.05'];
    expect((await fovea(args)).stderr).toContain('1 page captured, 1 failed');
    expect(readFileSync(join(folder, 'polite/index.jsonl'), 'utf8')).toContain('"code":"robots"');
    expect(site.requested.filter((path) => path !== '/favicon.ico')).toEqual(['/robots.txt', '/b']);
    expect((await fovea([...args, '--no-robots'])).code).toBe(0);
    expect(site.requested).toContain('/private/a');
    await site.close();
  });

  it('needs one source or a list', async () => {
    for (const args of [
      ['capture'],
      ['capture', 'page.html', '--list', 'urls.txt'],
      ['capture', '--list', 'urls.txt'],
    ])
      expect(await fovea(args)).toMatchObject({ code: 2 });
  });
});

describe('fovea look', () => {
  it('draws what it sees, and what it chose', LONG, async () => {
    for (const args of [[], ['--overlay', 'selection']]) {
      expect(await fovea(['look', 'page.html', ...args, '-o', 'look.png'])).toMatchObject({
        code: 0,
        stderr: '',
      });
      expect(isPng('look.png')).toBe(true);
    }
  });

  it('draws the density of a page as a PNG, too', LONG, async () => {
    const { code, stderr } = await fovea(['look', 'page.html', '--overlay', 'density', '-o', 'look.png']);
    expect({ code, stderr: stderr.replace(/^fovea: no line stands out.*\n/, '') }).toEqual({
      code: 0,
      stderr: '',
    });
    expect(isPng('look.png')).toBe(true);
  });

  it('draws on a saved snapshot', LONG, async () => {
    expect((await fovea(['capture', 'page.html', '-o', 'seen.json'])).code).toBe(0);
    for (const overlay of ['gce', 'zones', 'columns']) {
      const { code, stdout, stderr } = await fovea(['look', 'seen.json', '--overlay', overlay]);
      expect({ overlay, code, stderr }).toEqual({ overlay, code: 0, stderr: '' });
      expect(stdout).toContain('<rect');
    }
  });
});
