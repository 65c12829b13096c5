import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finished, page, useCli } from './command.ts';

const cli = useCli();

/** A site with three pages, one of which robots.txt disallows, and a log of what was requested. */
let server: Server;
let site: string;
let requested: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    if (path === '/robots.txt') response.end('User-agent: *\nDisallow: /private\nCrawl-delay: 0.05\n');
    else if (path.startsWith('/part')) response.setHeader('content-type', 'text/html').end(partOf(path));
    else if (path === '/never') return;
    else if (path === '/gone') response.writeHead(404).end();
    else response.setHeader('content-type', 'text/html').end(page(`Page ${path.slice(1)}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** One of three pages of a text. */
function partOf(path: string): string {
  const number = Number(path.slice('/part'.length));
  const next = number < 3 ? `<link rel="next" href="/part${number + 1}">` : '';
  return page('A long text', `In part ${number} the harbour was quiet, and the boats lay still. `).replace(
    '<head>',
    `<head>${next}`,
  );
}

const rowsOf = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const FETCH = ['--allow-private', '--delay', '0.01', '--quiet'];

describe('fovea batch on addresses', () => {
  it('fetches them politely, in order, among files', async () => {
    requested = [];
    const sources = [`${site}/one`, 'page.html', `${site}/private/two`, `${site}/gone`, `${site}/three`];
    sources.push('http://127.0.0.1:9/dead');
    const { code, stdout } = await cli.run(['batch', ...sources, ...FETCH]);
    expect(code).toBe(1);
    const rows = rowsOf(stdout);
    expect(rows.map(({ id }) => id)).toEqual(sources);
    expect(rows[0]).toMatchObject({ title: 'Page one', url: `${site}/one` });
    expect(rows[1]).toMatchObject({ title: 'Harbour' });
    expect(rows[2]).toMatchObject({ error: { code: 'robots' } });
    expect(rows[3]).toMatchObject({ error: { code: 'bad-status' } });
    expect(rows[4]).toMatchObject({ title: 'Page three' });
    expect(rows[5]).toMatchObject({ error: { code: 'unreachable' } });
    expect(requested).toEqual(['/robots.txt', '/one', '/gone', '/three']);
  });

  it('reads them from a list, writes a file for each, and continues without fetching again', async () => {
    await writeFile(cli.path('list.txt'), `# pages\n${site}/one\n\n${site}/two\n${site}/one\n`);
    const args = ['batch', '--urls', 'list.txt', '--out-dir', 'notes', '--frontmatter', ...FETCH];
    const first = await cli.run(args);
    expect(first).toMatchObject({ code: 0, stdout: '' });
    expect(first.stderr).toBe('fovea: warning: list.txt repeats 1 address: every page is opened once\n');
    const files = (await readdir(cli.path('notes'))).sort();
    expect(files).toHaveLength(3);
    expect(files[0]).toMatch(/^127-0-0-1-\d+-one-[\da-f]{12}\.md$/);
    expect(files[2]).toBe('index.jsonl');
    const note = await readFile(cli.path(`notes/${files[0]}`), 'utf8');
    expect(note).toMatch(/^---\ntitle: "Page one"\n[\s\S]*---\n\n# Page one\n/);
    const index = await readFile(cli.path('notes/index.jsonl'), 'utf8');
    expect(rowsOf(index)).toMatchObject([
      { id: `${site}/one`, files: [files[0]], title: 'Page one' },
      { id: `${site}/two`, files: [files[1]], title: 'Page two' },
    ]);
    requested = [];
    await writeFile(cli.path('list.txt'), `${site}/one\n${site}/two\n${site}/three\n`);
    expect(await cli.run([...args, '--resume'])).toMatchObject({ code: 0 });
    expect(requested).toEqual(['/robots.txt', '/three']);
    expect(await readdir(cli.path('notes'))).toHaveLength(4);
  });

  it('has a row with an error for each line of a list that is no address', async () => {
    await writeFile(cli.path('wrong.txt'), `${site}/one\n\nnonsense\n${site}/two\n`);
    const args = ['batch', '--urls', 'wrong.txt', '-o', 'wrong.jsonl', ...FETCH];
    expect(await cli.run(args)).toMatchObject({ code: 1 });
    const rows = rowsOf(await readFile(cli.path('wrong.jsonl'), 'utf8'));
    expect(rows.map(({ id }) => id)).toEqual([`${site}/one`, 'wrong.txt:3', `${site}/two`]);
    expect(rows[1]!['error']).toEqual({
      code: 'bad-url',
      message: 'wrong.txt:3 is not an http(s) address: nonsense',
    });
    expect(await cli.run([...args, '--retry-failed'])).toMatchObject({ code: 1 });
    expect(rowsOf(await readFile(cli.path('wrong.jsonl'), 'utf8'))).toEqual(rows);
  });

  it('retries what failed, and keeps the other files', async () => {
    const args = ['batch', `${site}/one`, `${site}/private/x`, '--out-dir', 'retried', ...FETCH];
    expect(await cli.run(args)).toMatchObject({ code: 1 });
    const before = await readdir(cli.path('retried'));
    expect(await cli.run([...args, '--no-robots', '--retry-failed'])).toMatchObject({ code: 0 });
    const after = await readdir(cli.path('retried'));
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after).toHaveLength(before.length + 1);
  });

  it('joins a text on several pages, of one page and in a batch', async () => {
    requested = [];
    const args = [`${site}/part1`, '--all-pages', '--allow-private', '--delay', '0'];
    const one = await cli.run([...args, '--json']);
    expect(requested).toEqual(['/robots.txt', '/part1', '/part2', '/part3']);
    const result = JSON.parse(one.stdout);
    expect(result).toMatchObject({ title: 'A long text', url: `${site}/part1`, nextPage: null });
    expect(result.parts.map(({ url }: { url: string }) => url)).toEqual(
      [1, 2, 3].map((at) => `${site}/part${at}`),
    );
    for (const number of [1, 2, 3]) expect(result.markdown).toContain(`In part ${number} `);
    const batch = await cli.run(['batch', ...args, '--quiet']);
    expect(rowsOf(batch.stdout)[0]).toMatchObject({ parts: result.parts, markdown: result.markdown });
    const bounded = await cli.run([...args, '--max-pages', '2']);
    expect(bounded.stderr).toBe(`fovea: warning: the text goes on at ${site}/part3, after 2 pages\n`);
    expect(bounded.stdout).not.toContain('In part 3');
    expect(await cli.run(['page.html', '--all-pages'])).toMatchObject({ code: 2 });
  });

  it('ends with its input if that is its lifeline, and before if it is done', async () => {
    const flags = ['--lifeline', '--no-robots', ...FETCH];
    const whole = cli.start(['batch', `${site}/one`, '-o', 'whole.jsonl', ...flags]);
    expect(await finished(whole)).toMatchObject({ code: 0, stderr: '' });
    whole.stdin?.end();
    requested = [];
    const cut = cli.start(['batch', `${site}/never`, '-o', 'cut.parquet', ...flags]);
    await expect.poll(() => requested).toEqual(['/never']);
    cut.stdin?.end();
    expect(await finished(cut)).toMatchObject({ code: 143 });
    expect((await readdir(cli.path())).filter((name) => name.startsWith('cut'))).toEqual([]);
  });

  it('refuses private addresses unless allowed', async () => {
    const { code, stdout } = await cli.run(['batch', `${site}/one`, '--quiet']);
    expect(code).toBe(1);
    expect(rowsOf(stdout)[0]).toMatchObject({ error: { code: 'blocked-address' } });
  });
});

describe('the output of a batch', () => {
  it('is compressed by its name, and cannot be continued then', async () => {
    expect(await cli.run(['batch', 'pages', '-o', 'rows.jsonl.gz', '--quiet'])).toMatchObject({ code: 0 });
    const rows = rowsOf(gunzipSync(await readFile(cli.path('rows.jsonl.gz'))).toString());
    expect(rows.map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
    const again = await cli.run(['batch', 'pages', '-o', 'rows.jsonl.gz', '--resume']);
    expect(again).toMatchObject({ code: 2 });
    expect(again.stderr).toContain('cannot continue a compressed file');
  });

  it('has a file for each page and format, with the options of a single page', async () => {
    const options = ['--format', 'text,json', '--no-title', '--url', 'https://example.org/', '--quiet'];
    expect(await cli.run(['batch', 'pages', '--out-dir', 'files', ...options])).toMatchObject({ code: 0 });
    const names = (await readdir(cli.path('files'))).filter((name) => name.startsWith('pages-a-'));
    expect(names.map((name) => name.replace(/.*\./, ''))).toEqual(['json', 'txt']);
    const json = JSON.parse(await readFile(cli.path(`files/${names[0]}`), 'utf8'));
    expect(json).toMatchObject({ title: 'First', url: 'https://example.org/' });
    expect(json.content).toContain('https://example.org/more');
    expect(await readFile(cli.path(`files/${names[1]}`), 'utf8')).toBe(`${json.text}\n`);
  });

  it.each([
    [['batch'], 'name the pages'],
    [['batch', 'pages', '-o', 'out.md'], '--out-dir DIR --format markdown'],
    [['batch', 'pages', '-o', 'out.jsonl', '--out-dir', 'd'], 'cannot be combined'],
    [['batch', 'pages', '--format', 'json'], 'add --out-dir'],
    [['batch', 'pages', '--frontmatter'], 'add --out-dir'],
    [['batch', 'ftp://example.org/'], 'only http and https'],
  ])('%j ends with an error', async (args, message) => {
    const { code, stdout, stderr } = await cli.run(args);
    expect(code).toBeGreaterThan(0);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });
});

describe('batch refuses at once', () => {
  it('a list without an address, a file in place of a folder, and options that the browser does not have', async () => {
    await writeFile(cli.path('empty.txt'), '# nothing\nfile:///etc/passwd\n');
    await writeFile(cli.path('taken'), '');
    const cases: [readonly string[], string][] = [
      [['batch', '--urls', 'empty.txt'], 'there is no http(s) address in empty.txt'],
      [['batch', 'page.html', '--out-dir', 'taken'], 'there is a file of that name, not a folder'],
      [['batch', 'page.html', '--out-dir', 'taken/deep'], 'there is a file of that name, not a folder'],
      [['batch', 'page.html', '--render', '--cookie', 'a=b'], '--cookie is for fetching'],
    ];
    for (const [args, message] of cases) {
      const { code, stdout, stderr } = await cli.run(args);
      expect([args, code, stdout]).toEqual([args, 2, '']);
      expect(stderr).toContain(message);
    }
  });
});
