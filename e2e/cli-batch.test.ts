import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FOVEA, finished, type Outcome, page, SENTENCE, useCli } from './command.ts';

const cli = useCli();

/** Enough for a few pages: to start a worker takes longer than its pages. */
const ONE = ['--jobs', '1'];

describe('fovea batch', () => {
  const rowsOf = (text: string): { id: string; [field: string]: unknown }[] =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('processes folders, globs, files and compressed JSON Lines, in order', async () => {
    const line = `${JSON.stringify({ id: 7, html: page('Packed'), url: 'https://example.org/p' })}\n{"id":8}\n`;
    await writeFile(cli.path('in.jsonl.gz'), gzipSync(line));
    const { code, stdout, stderr } = await cli.run([
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

  it('writes to standard output where that is what -o names', async () => {
    const { code, stdout } = await cli.run(['batch', 'pages', '-o', '-', '--quiet', ...ONE]);
    expect([code, rowsOf(stdout).length, existsSync(cli.path('-'))]).toEqual([0, 3, false]);
  });

  it('does not replace an output by accident', async () => {
    const args = ['batch', 'pages', '-o', 'kept.jsonl', '--quiet', ...ONE];
    expect(await cli.run(args)).toEqual({ code: 0, stdout: '', stderr: '' });
    const again = await cli.run(args);
    expect(again.code).toBe(2);
    expect(again.stderr).toMatch(/--resume.*--force/);
    expect((await cli.run([...args, '--force'])).code).toBe(0);
    const other = await cli.run(['batch', 'page.html', '-o', 'kept.jsonl', '--resume']);
    expect(other.code).toBe(2);
    expect(other.stderr).toContain('does not belong to this input');
  });

  it('ends with 1 as long as a row of the output has an error, and sums up once', async () => {
    await writeFile(
      cli.path('bad.jsonl'),
      '{"id":1,"html":"<p>a"}\n{"id":2}\n{"id":3}\n{"id":4,"html":"b"}\n',
    );
    const args = ['batch', 'bad.jsonl', '-o', 'bad-out.jsonl', ...ONE];
    expect(await cli.run(args)).toMatchObject({ code: 1 });
    const resumed = await cli.run([...args, '--resume']);
    expect(resumed.code).toBe(1);
    expect(resumed.stderr).toMatch(/^fovea: 0 pages in .* 4 already done, of which 2 failed, .*\n$/);
    const retried = await cli.run([...args, '--retry-failed']);
    expect(retried.code).toBe(1);
    expect(retried.stderr).toMatch(/^fovea: 2 pages in .* 2 already done, .* 2 failed[^\n]*\n$/);
    const rows = await readFile(cli.path('bad-out.jsonl'), 'utf8');
    await writeFile(cli.path('bad-out.jsonl'), rows.replaceAll('"error":{', '"mended":{'));
    expect(await cli.run([...args, '--resume'])).toMatchObject({ code: 0 });
  });

  it('keeps ids exactly, even numbers that JavaScript cannot represent', async () => {
    const ids = ['12345678901234567890', '12345678901234567891', '1e400', '"d"'];
    await writeFile(cli.path('ids.jsonl'), ids.map((id) => `{"id":${id},"html":"<p>a"}\n`).join(''));
    const args = ['batch', 'ids.jsonl', '-o', 'ids-out.jsonl', '--quiet', ...ONE];
    expect((await cli.run(args)).code).toBe(0);
    const lines = (await readFile(cli.path('ids-out.jsonl'), 'utf8')).trimEnd().split('\n');
    expect(lines.map((line, at) => line.startsWith(`{"id":${ids[at]},`))).toEqual([true, true, true, true]);
    expect((await cli.run([...args, '--resume'])).code).toBe(0);
  });

  it('lets only one run at a time write an output', async () => {
    const lines = Array.from({ length: 300 }, (_, at) =>
      JSON.stringify({ id: at, html: page(`Page ${at}`) }),
    );
    await writeFile(cli.path('two.jsonl'), lines.join('\n'));
    const args = ['batch', 'two.jsonl', '-o', 'two-out.jsonl', '--resume', '--quiet'];
    const [one, other] = await Promise.all([cli.run(args), cli.run(args)]);
    expect([one.code, other.code].sort()).toEqual([0, 2]);
    expect(`${one.stderr}${other.stderr}`).toContain('is being written by process');
    expect(rowsOf(await readFile(cli.path('two-out.jsonl'), 'utf8'))).toHaveLength(300);
  });

  it.runIf(existsSync('/dev/full'))(
    'ends with 3 and one line when the disk is full or the pipe closed',
    async () => {
      const full = await cli.run(['batch', 'pages', '-o', '/dev/full', '--quiet', ...ONE]);
      expect(full).toEqual({
        code: 3,
        stdout: '',
        stderr: 'fovea: cannot write /dev/full: no space left on the device\n',
      });
      const shell = (line: string): Promise<Outcome> =>
        finished(
          spawn('bash', ['-c', line.replace('FOVEA', `"${process.execPath}" "${FOVEA}"`)], {
            cwd: cli.path(),
          }),
        );
      const redirected = await shell('FOVEA batch pages --quiet --jobs 1 > /dev/full');
      expect(redirected.code).toBe(3);
      expect(redirected.stderr).toMatch(/^fovea: cannot write [^\n]*\n$/);
      const piped = await shell(
        'FOVEA batch two.jsonl --quiet --jobs 1 | head -c 10 > /dev/null; exit $PIPESTATUS',
      );
      expect(piped.code).toBe(3);
      expect(piped.stderr).not.toContain('    at ');
      const help = await shell('FOVEA batch --help | head -c 10 > /dev/null; exit $PIPESTATUS');
      expect(help).toMatchObject({ code: 0, stderr: '' });
    },
  );

  it('notices that its output was deleted', async () => {
    const child = cli.start(['batch', 'two.jsonl', '-o', 'gone.jsonl', '--quiet']);
    const ended = finished(child);
    const path = cli.path('gone.jsonl');
    await vi.waitFor(async () => expect((await stat(path)).size).toBeGreaterThan(0), {
      timeout: 20_000,
      interval: 2,
    });
    await rm(path);
    expect(await ended).toMatchObject({
      code: 3,
      stderr: 'fovea: gone.jsonl was deleted while it was being written\n',
    });
  });

  it.each([
    [['batch'], 'name the pages'],
    [['batch', 'pages', '--retry-failed'], '-o FILE'],
    [['batch', 'pages', '--method', 'nonsense'], 'nonsense'],
    [['batch', 'pages', '--resume'], '-o FILE'],
    [['batch', 'page.html', '-o', 'pages'], '-o pages is a folder'],
    [['batch', 'page.html', '--filter', 'status=abc'], 'status is like 200 or 2xx, not abc'],
    [['batch', 'pages', '-o', 'x.jsonl', '--resume', '--force'], 'cannot be combined'],
    [['batch', '-', '--lifeline'], 'pages cannot come from there'],
    [['batch', 'pages', '--jobs', '0'], 'above 0'],
    [['batch', 'pages', '--jobbs', '1'], 'see fovea batch --help'],
    [['batch', 'pages', '--format', 'pdf'], 'html, markdown, text, blocks, tei, chunks, sections'],
    [['batch', 'pages', '--images', 'none'], "--images must be 'keep' or 'drop', not 'none'."],
    [['batch', 'pages', '--include', 'p['], '--include must be a CSS selector'],
  ])('ends with 2 on %j', async (args, message) => {
    const outcome = await cli.run(args);
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toContain(message);
  });

  describe('interrupted', () => {
    const COUNT = 400;
    const sizeOf = async (name: string): Promise<number> =>
      (await stat(cli.path(name)).catch(() => null))?.size ?? 0;
    let whole: string;

    beforeAll(async () => {
      const lines = Array.from({ length: COUNT }, (_, at) => {
        return JSON.stringify({ id: `page-${at}`, html: page(`Page ${at}`, SENTENCE.repeat(1 + (at % 40))) });
      });
      await writeFile(cli.path('many.jsonl'), lines.join('\n'));
      expect((await cli.run(['batch', 'many.jsonl', '-o', 'whole.jsonl', '--quiet'])).code).toBe(0);
      whole = await readFile(cli.path('whole.jsonl'), 'utf8');
      expect(rowsOf(whole)).toHaveLength(COUNT);
    });

    it.each([
      ['SIGKILL', null],
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const)('by %s goes on with --resume as if nothing had been', async (signal, code) => {
      const output = `${signal}.jsonl`;
      const child = cli.start(['batch', 'many.jsonl', '-o', output]);
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
      const resumed = await cli.run(['batch', 'many.jsonl', '-o', output, '--resume']);
      expect(resumed.code).toBe(0);
      expect(resumed.stderr).toContain('already done');
      expect(await readFile(cli.path(output), 'utf8')).toBe(whole);
      // Nothing is left to do.
      expect((await cli.run(['batch', 'many.jsonl', '-o', output, '--resume'])).stderr).toContain(
        '0 pages in',
      );
    });
  });
});
