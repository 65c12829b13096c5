import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** The built command: run `npm run build` first. */
const FOVEA = fileURLToPath(new URL('../packages/cli/dist/fovea.js', import.meta.url));

const SENTENCE = 'The harbour was quiet that morning, and the boats lay still under a thin fog. ';
const page = (
  title: string,
  words = SENTENCE,
): string => `<!doctype html><html lang="en"><head><title>${title}</title></head><body>
<nav><a href="/">Home</a> <a href="/news">News</a> <a href="/about">About</a></nav>
<article><h1>${title}</h1><p>${words.repeat(6)}</p><p>${words.repeat(5)}<a href="/more">More</a></p></article>
<footer><a href="/terms">Terms</a> <a href="/privacy">Privacy</a></footer></body></html>`;

let folder: string;

interface Block {
  readonly type: string;
  readonly nodeId: number;
  readonly text?: string;
  readonly children?: readonly Block[];
}

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [FOVEA, ...args], { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
}

function finished(child: ChildProcess): Promise<Outcome> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
}

function fovea(args: readonly string[], input = ''): Promise<Outcome> {
  const child = start(args);
  child.stdin?.end(input);
  return finished(child);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-cli-'));
  await mkdir(join(folder, 'pages/deep'), { recursive: true });
  await writeFile(join(folder, 'page.html'), page('Harbour'));
  await writeFile(join(folder, 'pages/b.html'), page('Second'));
  await writeFile(join(folder, 'pages/a.htm'), page('First'));
  await writeFile(join(folder, 'pages/deep/c.html'), page('Third'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('one page', () => {
  it('prints Markdown from a file and from a pipe', async () => {
    const fromFile = await fovea(['page.html']);
    expect(fromFile).toMatchObject({ code: 0, stderr: '' });
    expect(fromFile.stdout).toContain('harbour was quiet');
    expect(fromFile.stdout).not.toMatch(/<p>|Privacy/);
    expect(await fovea([], page('Harbour'))).toEqual(fromFile);
    expect(await fovea(['-'], page('Harbour'))).toEqual(fromFile);
  });

  it('prints the other forms', async () => {
    expect((await fovea(['page.html', '--format', 'html'])).stdout).toContain('<p>');
    expect((await fovea(['page.html', '--text'])).stdout).toMatch(/^[^<]*harbour was quiet/);
    const result = JSON.parse(
      (await fovea(['page.html', '--json', '--url', 'https://example.org/a/'])).stdout,
    );
    expect(result).toMatchObject({ title: 'Harbour', url: 'https://example.org/a/' });
    expect(result.content).toContain('https://example.org/more');
    expect(result.markdown).toContain('harbour');
    expect(result.text).toContain('harbour');
  });

  it('writes to a file, with front matter', async () => {
    const outcome = await fovea(['page.html', '-o', 'note.md', '--frontmatter']);
    expect(outcome).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await readFile(join(folder, 'note.md'), 'utf8')).toMatch(
      /^---\ntitle: "Harbour"\n[\s\S]*---\n\n[\s\S]*quiet/,
    );
  });

  it('explains what it removed', async () => {
    const { stderr } = await fovea(['page.html', '--explain']);
    expect(stderr).toMatch(/^fovea: removed .*nav/m);
    const { removed } = JSON.parse((await fovea(['page.html', '--explain', '--json'])).stdout);
    expect(removed.length).toBeGreaterThan(0);
  });

  it('puts a block back, or takes one out, by the id it was told with', async () => {
    const { removed, blocks } = JSON.parse((await fovea(['page.html', '--explain', '--json'])).stdout);
    const { nodeId, text } = removed.find((block: { text: string }) => block.text !== '');
    const flat = (list: readonly Block[]): Block[] =>
      list.flatMap((block) => [block, ...flat(block.children ?? [])]);
    const kept = flat(blocks).find((block) => block.type === 'paragraph')!;
    const outcome = await fovea([
      'page.html',
      '--text',
      '--restore',
      `${nodeId}`,
      '--remove',
      `${kept.nodeId}`,
    ]);
    expect(outcome.stdout).toContain(text.slice(0, 10));
    // Both paragraphs of the page are made of the same words.
    expect(outcome.stdout.length).toBeLessThan(text.length + kept.text!.length);
    expect(outcome.stdout).not.toContain(kept.text!);
    expect(await fovea(['page.html', '--restore', 'nav'])).toMatchObject({ code: 2 });
  });

  it('ends with 1 when there is no content or no page', async () => {
    const empty = await fovea(['-'], '<body></body>');
    expect(empty).toMatchObject({ code: 1, stdout: '' });
    expect(empty.stderr).toContain('no content');
    expect(await fovea(['missing.html'])).toMatchObject({
      code: 1,
      stderr: 'fovea: no such file or folder: missing.html\n',
    });
    expect(await fovea(['-'], '%PDF-1.7\n')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'fovea: standard input is a PDF, not a web page\n',
    });
    expect(await fovea(['page.html', '-o', 'nowhere/page.md'])).toMatchObject({
      code: 1,
      stderr: 'fovea: cannot write nowhere/page.md: no such folder\n',
    });
  });

  it.each([
    [['--nonsense'], 'unknown option'],
    [['page.html', '--format', 'pdf'], 'md, html, text, json, blocks or tei'],
    [['page.html', '--method', 'nonsense'], 'nonsense'],
    [['page.html', '--option', 'nonsense'], 'name=value'],
    [['page.html', '--option', 'nonsense=1'], 'nonsense'],
    [['page.html', '--json', '--frontmatter'], 'Markdown only'],
    [['page.html', '--url', 'example.org'], 'whole address'],
    [['page.html', 'extra'], 'too many arguments'],
    [['example.org'], 'https://example.org'],
  ])('ends with 2 on %j', async (args, message) => {
    const outcome = await fovea(args);
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toContain(message);
  });

  it('takes hostile bytes', async () => {
    const child = start(['-']);
    child.stdin?.end(Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 197 + (at >> 3)) & 0xff)));
    const { code, stderr } = await finished(child);
    expect([0, 1]).toContain(code);
    expect(stderr).not.toContain('    at ');
  });

  it('is quiet when the reader goes away', async () => {
    const child = start(['-', '--text']);
    child.stdout?.once('data', () => child.stdout?.destroy());
    child.stdin?.end(page('Long', SENTENCE.repeat(20_000)));
    expect(await finished(child)).toMatchObject({ code: 0, stderr: '' });
  });

  it('fetches, but not from this machine unless allowed', async () => {
    const server = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end(page('Served')),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const refused = await fovea([url]);
    const allowed = await fovea([url, '--allow-private', '--json']);
    server.close();
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('add --allow-private');
    expect(JSON.parse(allowed.stdout)).toMatchObject({ title: 'Served', url });
  });
});

describe('fovea look', () => {
  it('draws the density of a page as SVG, to a file or to standard output', async () => {
    const { code, stderr } = await fovea(['look', 'page.html', '--method', 'danag', '-o', 'curve.svg']);
    expect([code, stderr]).toEqual([0, '']);
    const svg = await readFile(join(folder, 'curve.svg'), 'utf8');
    expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
    expect(svg).toContain('danag: page.html');
    const piped = await fovea(['look', '-', '--overlay', 'density', '--method', 'danag'], page('Harbour'));
    expect(piped.stdout).toBe(svg.replace('danag: page.html', 'danag: -'));
  });

  it('says that a Latin page has no curve for dana', async () => {
    const { code, stderr } = await fovea(['look', 'page.html', '-o', 'none.svg']);
    expect(code).toBe(0);
    expect(stderr).toContain('--method danag');
  });

  it('refuses overlays that nobody knows', async () => {
    expect((await fovea(['look', 'page.html', '--overlay', 'nonsense'])).code).toBe(2);
    expect((await fovea(['look', 'page.html', '--method', 'r4'])).stderr).toContain(
      'no density curve for r4',
    );
  });
});

describe('fovea methods, --help and --version', () => {
  it('list what there is', async () => {
    const list = JSON.parse((await fovea(['methods', '--json'])).stdout) as { name: string }[];
    const text = (await fovea(['methods'])).stdout;
    expect(list.length).toBeGreaterThan(0);
    for (const { name } of list) expect(text).toContain(name);
  });

  it.each([[['--help']], [['batch', '--help']], [['look', '--help']], [['methods', '--help']]])(
    '%j shows examples',
    async (args) => {
      const { code, stdout } = await fovea(args);
      expect(code).toBe(0);
      expect(stdout).toContain('Examples:');
    },
  );

  it('print the version', async () => {
    expect((await fovea(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('fovea batch', () => {
  const rowsOf = (text: string): { id: string; [field: string]: unknown }[] =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('works on folders, globs, files and compressed JSON Lines, in order', async () => {
    const line = `${JSON.stringify({ id: 7, html: page('Packed'), url: 'https://example.org/p' })}\n{"id":8}\n`;
    await writeFile(join(folder, 'in.jsonl.gz'), gzipSync(line));
    const { code, stdout, stderr } = await fovea([
      'batch',
      'in.jsonl.gz',
      'pages',
      'pag?.html',
      '--format',
      'md',
    ]);
    const rows = rowsOf(stdout);
    expect(rows.map(({ id }) => id)).toEqual([
      7,
      8,
      'pages/a.htm',
      'pages/b.html',
      'pages/deep/c.html',
      'page.html',
    ]);
    expect(rows.map(({ title }) => title)).toEqual([
      'Packed',
      undefined,
      'First',
      'Second',
      'Third',
      'Harbour',
    ]);
    expect(rows[0]).toMatchObject({ url: 'https://example.org/p' });
    expect(rows[1]).toMatchObject({ error: { code: 'no-html' } });
    expect(rows[2]?.['markdown']).toContain('harbour');
    for (const field of ['text', 'content', 'timings']) expect(rows[2]).not.toHaveProperty(field);
    expect(code).toBe(1);
    expect(stderr).toMatch(/6 pages in .* 1 failed/);
  });

  it('does not replace an output by accident', async () => {
    const args = ['batch', 'pages', '-o', 'kept.jsonl', '--quiet'];
    expect(await fovea(args)).toEqual({ code: 0, stdout: '', stderr: '' });
    const again = await fovea(args);
    expect(again.code).toBe(2);
    expect(again.stderr).toMatch(/--resume.*--force/);
    expect((await fovea([...args, '--force'])).code).toBe(0);
    const other = await fovea(['batch', 'page.html', '-o', 'kept.jsonl', '--resume']);
    expect(other.code).toBe(2);
    expect(other.stderr).toContain('does not belong to this input');
  });

  it.each([
    [['batch'], 'missing required argument'],
    [['batch', 'pages', '--method', 'nonsense'], 'nonsense'],
    [['batch', 'pages', '--resume'], '-o FILE'],
    [['batch', 'pages', '-o', 'x.jsonl', '--resume', '--force'], 'exclude each other'],
    [['batch', 'pages', '--jobs', '0'], 'above 0'],
    [['batch', 'pages', '--format', 'json'], 'md, html, text, blocks and tei'],
  ])('ends with 2 on %j', async (args, message) => {
    const outcome = await fovea(args);
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toContain(message);
  });

  describe('interrupted', () => {
    const COUNT = 400;
    const sizeOf = async (name: string): Promise<number> =>
      (await stat(join(folder, name)).catch(() => null))?.size ?? 0;
    let whole: string;

    beforeAll(async () => {
      const lines = Array.from({ length: COUNT }, (_, at) => {
        return JSON.stringify({ id: `page-${at}`, html: page(`Page ${at}`, SENTENCE.repeat(1 + (at % 40))) });
      });
      await writeFile(join(folder, 'many.jsonl'), lines.join('\n'));
      expect((await fovea(['batch', 'many.jsonl', '-o', 'whole.jsonl', '--quiet'])).code).toBe(0);
      whole = await readFile(join(folder, 'whole.jsonl'), 'utf8');
      expect(rowsOf(whole)).toHaveLength(COUNT);
    });

    it.each([
      ['SIGKILL', null],
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const)('by %s goes on with --resume as if nothing had been', async (signal, code) => {
      const output = `${signal}.jsonl`;
      const child = start(['batch', 'many.jsonl', '-o', output]);
      const ended = finished(child);
      await vi.waitFor(async () => expect(await sizeOf(output)).toBeGreaterThan(20_000), {
        timeout: 20_000,
        interval: 5,
      });
      child.kill(signal);
      const interrupted = await ended;
      expect(interrupted.code).toBe(code);
      if (code !== null) expect(interrupted.stderr).toContain('--resume');
      expect(await sizeOf(output)).toBeLessThan(Buffer.byteLength(whole));
      const resumed = await fovea(['batch', 'many.jsonl', '-o', output, '--resume']);
      expect(resumed.code).toBe(0);
      expect(resumed.stderr).toContain('were there already');
      expect(await readFile(join(folder, output), 'utf8')).toBe(whole);
      // Nothing is left to do.
      expect((await fovea(['batch', 'many.jsonl', '-o', output, '--resume'])).stderr).toContain('0 pages in');
    });
  });
});
