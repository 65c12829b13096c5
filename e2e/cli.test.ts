import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { finished, page, SENTENCE, useCli } from './command.ts';

const cli = useCli();

interface Block {
  readonly type: string;
  readonly nodeId: number;
  readonly text?: string;
  readonly children?: readonly Block[];
}

describe('one page', () => {
  it('prints Markdown from a file and from a pipe', async () => {
    const fromFile = await cli.run(['page.html']);
    expect(fromFile).toMatchObject({ code: 0, stderr: '' });
    expect(fromFile.stdout).toContain('harbour was quiet');
    expect(fromFile.stdout).not.toMatch(/<p>|Privacy/);
    expect(await cli.run([], page('Harbour'))).toEqual(fromFile);
    expect(await cli.run(['-'], page('Harbour'))).toEqual(fromFile);
  });

  it('prints the other formats', async () => {
    expect((await cli.run(['page.html', '--format', 'html'])).stdout).toContain('<p>');
    expect((await cli.run(['page.html', '--text'])).stdout).toMatch(/^[^<]*harbour was quiet/);
    const result = JSON.parse(
      (await cli.run(['page.html', '--json', '--url', 'https://example.org/a/'])).stdout,
    );
    expect(result).toMatchObject({ title: 'Harbour', url: 'https://example.org/a/' });
    expect(result.content).toContain('https://example.org/more');
    expect(result.markdown).toContain('harbour');
    expect(result.text).toContain('harbour');
  });

  it('writes to a file, with front matter', async () => {
    const outcome = await cli.run(['page.html', '-o', 'note.md', '--frontmatter']);
    expect(outcome).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await readFile(cli.path('note.md'), 'utf8')).toMatch(
      /^---\ntitle: "Harbour"\n[\s\S]*---\n\n[\s\S]*quiet/,
    );
  });

  it('takes the format from the ending of the output file, and compresses it by its name', async () => {
    expect(await cli.run(['page.html', '-o', 'page.txt.gz'])).toEqual({ code: 0, stdout: '', stderr: '' });
    const text = gunzipSync(await readFile(cli.path('page.txt.gz'))).toString();
    expect(text).toBe((await cli.run(['page.html', '--text'])).stdout);
    await cli.run(['page.html', '-o', 'page.json']);
    expect(JSON.parse(await readFile(cli.path('page.json'), 'utf8'))).toMatchObject({ title: 'Harbour' });
    await cli.run(['page.html', '--format', 'blocks', '-o', 'blocks.json.br']);
    const blocks = brotliDecompressSync(await readFile(cli.path('blocks.json.br'))).toString();
    expect(JSON.parse(blocks)).toHaveProperty('[0].type');
  });

  it('leaves the title where it stands, on top, or out', async () => {
    await writeFile(cli.path('same.html'), page('The harbour'));
    expect((await cli.run(['same.html', '--text'])).stdout).toMatch(/^The harbour\n\nThe harbour was quiet/);
    const top = await cli.run(['page.html']);
    expect(top.stdout).toMatch(/^# Harbour\n/);
    expect(await cli.run(['page.html', '--title', 'keep'])).toEqual(top);
    expect((await cli.run(['page.html', '--no-title'])).stdout).not.toContain('# Harbour');
  });

  it('explains what it removed', async () => {
    const { stderr } = await cli.run(['page.html', '--explain']);
    const number = /^fovea: removed (\d+) .*nav/m.exec(stderr)?.[1];
    const restored = await cli.run(['page.html', '--text', '--restore', `${number}`]);
    expect(restored.stdout).toContain('About');
    const json = (await cli.run(['page.html', '--explain', '--json', '--method', 'r4'])).stdout;
    const { removed, reasons } = JSON.parse(json);
    expect(removed.length).toBeGreaterThan(0);
    expect(reasons[0]).toContain('words per tag');
  });

  it('restores or removes a block by its id', async () => {
    const { removed, blocks } = JSON.parse((await cli.run(['page.html', '--explain', '--json'])).stdout);
    const { nodeId, text } = removed.find((block: { text: string }) => block.text !== '');
    const flat = (list: readonly Block[]): Block[] =>
      list.flatMap((block) => [block, ...flat(block.children ?? [])]);
    const kept = flat(blocks).find((block) => block.type === 'paragraph')!;
    const outcome = await cli.run([
      'page.html',
      '--text',
      '--restore',
      `${nodeId}`,
      '--remove',
      `${kept.nodeId}`,
    ]);
    expect(outcome.stdout).toContain(text.slice(0, 10));
    // Both paragraphs of the page consist of the same words.
    expect(outcome.stdout.length).toBeLessThan(text.length + kept.text!.length);
    expect(outcome.stdout).not.toContain(kept.text!);
    expect(await cli.run(['page.html', '--restore', 'nav'])).toMatchObject({ code: 2 });
  });

  it('ends with 1 if there is no content or no page', async () => {
    const shell = await cli.run(['-'], '<body><div id="root"></div><script src="/app.js"></script>');
    expect(shell.code).toBe(1);
    expect(shell.stderr).toMatch(/^fovea: warning: Scripts seem to make .* --render/m);
    const empty = await cli.run(['-'], '<body></body>');
    expect(empty).toMatchObject({ code: 1, stdout: '' });
    expect(empty.stderr).toContain('no content');
    expect(await cli.run(['missing.html'])).toMatchObject({
      code: 1,
      stderr: 'fovea: no such file or folder: missing.html\n',
    });
    expect(await cli.run(['-'], '%PDF-1.7\n')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'fovea: standard input is a PDF, not a web page\n',
    });
    expect(await cli.run(['page.html', '-o', 'nowhere/page.md'])).toMatchObject({
      code: 1,
      stderr: 'fovea: cannot write nowhere/page.md: no such folder\n',
    });
  });

  it.each([
    [['--nonsense'], "unknown option '--nonsense' (see fovea --help)"],
    [['page.html', '--format', 'pdf'], 'json, html, markdown, text, blocks, tei, chunks, sections'],
    [['page.html', '--method', 'nonsense'], 'nonsense'],
    [['page.html', '--option', 'nonsense'], 'name=value'],
    [['page.html', '--option', 'nonsense=1'], '--option nonsense is no parameter'],
    [
      ['page.html', '--links', 'dorp'],
      "--links must be 'keep', 'text' or 'drop', not 'dorp'. Did you mean 'drop'?",
    ],
    [['missing.html', '--limit', 'maxNodes=0'], '--limit maxNodes must be a whole number from 1 up, not 0.'],
    [['page.html', '--json', '--frontmatter'], 'Markdown output'],
    [['page.html', '--url', 'example.org'], 'absolute address'],
    [['page.html', 'extra'], 'type: fovea batch page.html extra -o out.jsonl'],
    [['crawl of news.jsonl.gz'], "type: fovea batch 'crawl of news.jsonl.gz' -o out.jsonl"],
    [['pages'], 'type: fovea batch pages -o out.jsonl'],
    [['page.html', '--html', '-o', 'note.md'], '-o note.md is a file for markdown, but --format says html'],
    [['example.org'], 'https://example.org'],
    [['batc', 'pages'], 'did you mean fovea batch?'],
    [['hlep'], 'did you mean fovea help?'],
    [['help', 'bacth'], 'did you mean fovea help batch?'],
    [['help', 'everything'], 'no command named everything: fovea help lists them'],
    [['page.html', '--html', '--text'], 'html and text are two formats'],
    [['page.html', '--json', '-f', 'md'], 'json and markdown are two formats: name one\n'],
    [
      ['page.html', '--imgaes', 'drop'],
      "unknown option '--imgaes'. Did you mean --images? (see fovea --help)",
    ],
    [['page.html', '--header', 'nonsense'], 'Name: value'],
    [['page.html', '--cookie', 'nonsense'], 'name=value'],
    [['page.html', '--section', ''], 'Use a number or a heading.'],
    [['page.html', '--query', ' '], 'Use words.'],
    [['annotations', 'forget', 'x'], '(see fovea annotations --help)'],
    [['page.html', '--no-robots'], '--no-robots needs --all-pages or a book of several pages'],
    [['page.html', '--format', 'sections', '--query', 'sea'], '--query has no effect on --format sections'],
    [['https://example.org/', '--render', '--cookie', 'a=b'], '--cookie is for fetching'],
  ])('ends with 2 on %j', async (args, message) => {
    const outcome = await cli.run(args);
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toContain(message);
    expect(outcome.stderr).toMatch(/^fovea: .*\n$/u);
  });

  it('refuses bytes that are no text, whatever their name', async () => {
    const noise = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 197 + (at >> 3) * at) & 0xff));
    await writeFile(cli.path('noise.html'), noise);
    await writeFile(cli.path('packed.html'), gzipSync(page('Packed')));
    const refused = (stderr: string): unknown => ({ code: 1, stdout: '', stderr: `fovea: ${stderr}\n` });
    expect(await cli.run(['noise.html'])).toEqual(refused('noise.html is binary data, not a web page'));
    expect(await cli.run(['packed.html'])).toMatchObject({ code: 1, stdout: '' });
    const child = cli.start(['-']);
    child.stdin?.end(noise);
    expect(await finished(child)).toEqual(refused('standard input is binary data, not a web page'));
    const rows = (await cli.run(['batch', 'noise.html', 'page.html', '--quiet'])).stdout.split('\n');
    expect(JSON.parse(rows[0]!)).toMatchObject({ error: { code: 'not-html' } });
    expect(JSON.parse(rows[1]!)).toMatchObject({ title: 'Harbour' });
  });

  it('reads compressed pages, texts and Markdown', async () => {
    await writeFile(cli.path('packed.html.gz'), gzipSync(page('Harbour')));
    await writeFile(cli.path('packed.html.br'), brotliCompressSync(page('Harbour')));
    const plain = await cli.run(['page.html']);
    expect(await cli.run(['packed.html.gz'])).toEqual(plain);
    expect(await cli.run(['packed.html.br'])).toEqual(plain);
    const note = `# A note\n\nIt has *stars* and <b>.\n\n- ${SENTENCE.trim()}\n`;
    await writeFile(cli.path('note.md'), note);
    expect(await cli.run(['note.md'])).toEqual({ code: 0, stdout: note, stderr: '' });
    const plainText = `A note\n\n${SENTENCE.trim()}\n`;
    await writeFile(cli.path('note.txt'), plainText);
    for (const format of ['md', 'text'])
      expect((await cli.run(['note.txt', '--format', format])).stdout).toBe(plainText);
    const json = JSON.parse((await cli.run(['note.md', '--json'])).stdout);
    expect(json.passedThrough).toBe('markdown');
    expect(json).toMatchObject({ title: 'A note', lang: 'en', markdown: note.trimEnd() });
  });

  it('tells of a list of addresses how to fetch them', async () => {
    await writeFile(cli.path('list.txt'), '# to read\nhttps://a.example/1\r\n\nhttp://b.example/2\n');
    expect((await cli.run(['list.txt'])).stderr).toContain(
      'list.txt lists addresses, which are taken as text; fovea batch --urls fetches them',
    );
    await writeFile(cli.path('links.txt'), 'https://a.example/1\nis a good page\n');
    expect((await cli.run(['links.txt'])).stderr).toBe('');
  });

  it('writes and reads what is compressed with zstd', async () => {
    await writeFile(cli.path('wood.html'), page('Wood'));
    expect(await cli.run(['wood.html', '-o', 'wood.html.zst'])).toMatchObject({ code: 0 });
    const again = await cli.run(['wood.html.zst', '--text']);
    expect(again).toEqual(await cli.run(['wood.html', '--text']));
  });

  it('follows a refresh on the web, and tells of one in a file', async () => {
    const refresh = '<meta http-equiv="refresh" content="0; url=/there">';
    await writeFile(cli.path('moved.html'), refresh + page('Moved'));
    const told = await cli.run(['moved.html']);
    expect(told.code).toBe(0);
    expect(told.stderr).toBe('fovea: warning: the page leads its readers on to /there\n');
    const server = createServer((request, response) => {
      const isText = request.url === '/note';
      response.setHeader('content-type', isText ? 'text/plain; charset=utf-8' : 'text/html');
      if (isText) response.end(`Ein Gruß\n\n${SENTENCE}`);
      else response.end(request.url === '/there' ? page('There') : refresh);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const moved = await cli.run([`${site}/`, '--allow-private', '--json']);
    const text = await cli.run([`${site}/note`, '--allow-private', '--json']);
    server.close();
    expect(JSON.parse(moved.stdout)).toMatchObject({
      title: 'There',
      url: `${site}/there`,
      warnings: [{ code: 'meta-refresh' }],
    });
    expect(moved.stderr).toContain(`followed the refresh of ${site}/ to ${site}/there`);
    expect(JSON.parse(text.stdout)).toMatchObject({
      title: 'Ein Gruß',
      text: `Ein Gruß\n\n${SENTENCE.trim()}`,
    });
  });

  it('is quiet when the reader closes the pipe', async () => {
    const child = cli.start(['-', '--text']);
    child.stdout?.once('data', () => child.stdout?.destroy());
    child.stdin?.end(page('Long', SENTENCE.repeat(20_000)));
    expect(await finished(child)).toMatchObject({ code: 0, stderr: '' });
  });

  it('fetches, but not from this machine unless allowed', async () => {
    let seen: IncomingHttpHeaders = {};
    const server = createServer((request, response) => {
      if (request.headers.cookie !== undefined) seen = request.headers;
      response.setHeader('content-type', 'text/html').end(page('Served'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const headers = ['--header', 'X-Key: 1', '--cookie', 'a=b'];
    await cli.run([url, '--allow-private', ...headers]);
    const refused = await cli.run([url]);
    const allowed = await cli.run([url, '--allow-private', '--json']);
    server.close();
    expect(seen).toMatchObject({ 'x-key': '1', cookie: 'a=b' });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('add --allow-private');
    expect(JSON.parse(allowed.stdout)).toMatchObject({ title: 'Served', url });
  });
});

describe('fovea look', () => {
  it('draws the density of a page as SVG, to a file or to standard output', async () => {
    const { code, stderr } = await cli.run(['look', 'page.html', '--method', 'danag', '-o', 'curve.svg']);
    expect([code, stderr]).toEqual([0, '']);
    const svg = await readFile(cli.path('curve.svg'), 'utf8');
    expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
    expect(svg).toContain('danag: page.html');
    const piped = await cli.run(['look', '-', '--overlay', 'density', '--method', 'danag'], page('Harbour'));
    expect(piped.stdout).toBe(svg.replace('danag: page.html', 'danag: -'));
  });

  it('says that a Latin page has no curve for dana', async () => {
    const { code, stderr } = await cli.run(['look', 'page.html', '-o', 'none.svg']);
    expect(code).toBe(0);
    expect(stderr).toContain('--method danag');
  });

  it('refuses unknown overlays and endings', async () => {
    expect(await cli.run(['look', 'page.html', '-o', 'x.jpg'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('.jpg stands for no picture'),
    });
    expect((await cli.run(['look', 'page.html', '--overlay', 'nonsense'])).code).toBe(2);
    expect((await cli.run(['look', 'page.html', '--method', 'r4'])).stderr).toContain(
      'no density curve for r4',
    );
  });
});

describe('fovea methods, --help and --version', () => {
  it('list what is available', async () => {
    const list = JSON.parse((await cli.run(['methods', '--json'])).stdout) as { name: string }[];
    const text = (await cli.run(['methods'])).stdout;
    expect(list.length).toBeGreaterThan(0);
    for (const { name } of list) expect(text).toContain(name);
  });

  it.each([
    [['--help']],
    [['batch', '--help']],
    [['look', '--help']],
    [['methods', '--help']],
    [['completion', '--help']],
  ])('%j shows examples', async (args) => {
    const { code, stdout } = await cli.run(args);
    expect(code).toBe(0);
    expect(stdout).toContain('Examples:');
  });

  it.each(['--version', '-v', '-V'])('%s prints the version', async (flag) => {
    expect(await cli.run([flag])).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      stderr: '',
    });
  });

  it('help shows the same as --help', async () => {
    expect(await cli.run(['help', 'batch'])).toEqual(await cli.run(['batch', '--help']));
    expect(await cli.run(['help', 'batch', 'more'])).toEqual(await cli.run(['batch', '--help']));
    expect((await cli.run(['help'])).stdout).toBe((await cli.run(['--help'])).stdout);
  });

  it.skipIf(process.platform === 'win32')('completion works in bash', async () => {
    const { stdout } = await cli.run(['completion', 'bash']);
    const test = `${stdout}
complete_word() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _fovea; echo "\${COMPREPLY[*]}"; }
complete_word fovea cap
complete_word fovea --frontm
complete_word fovea page.html --images ''
complete_word fovea batch --out-d
complete_word fovea batch page.h`;
    const bash = spawn('bash', ['-c', test], { cwd: cli.path() });
    expect((await finished(bash)).stdout).toBe('capture\n--frontmatter\nkeep drop\n--out-dir\npage.html\n');
  });

  it('the manual is built from the same table', async () => {
    const page = await readFile(new URL('../packages/cli/dist/fovea.1', import.meta.url), 'utf8');
    expect(page).toBe((await cli.run(['man'])).stdout);
    expect(page).toContain('.B \\-\\-frontmatter');
  });
});
