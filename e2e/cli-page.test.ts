import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { finished, page, useCli } from './command.ts';

const cli = useCli();

describe('the output file', () => {
  it('is left alone by a page without content, except for JSON, which says why', async () => {
    await writeFile(cli.path('kept.md'), 'hallo\n');
    await writeFile(cli.path('kept.json'), 'hallo\n');
    expect(await cli.run(['-', '-o', 'kept.md'], '<body></body>')).toMatchObject({ code: 1, stdout: '' });
    expect(await readFile(cli.path('kept.md'), 'utf8')).toBe('hallo\n');
    expect(await cli.run(['-', '-o', 'kept.json'], '<body></body>')).toMatchObject({ code: 1 });
    expect(JSON.parse(await readFile(cli.path('kept.json'), 'utf8'))).toHaveProperty('empty.code');
  });

  it('is standard output if it is called -', async () => {
    const { stdout } = await cli.run(['page.html']);
    expect(await cli.run(['page.html', '-o', '-'])).toEqual({ code: 0, stdout, stderr: '' });
    expect(existsSync(cli.path('-'))).toBe(false);
  });
});

describe('the title with --title auto', () => {
  it('goes on top if the method leaves its heading out, and is not repeated otherwise', async () => {
    const top = (await cli.run(['page.html'])).stdout;
    for (const method of ['fovea', 'whole-body', 'r4']) {
      const { stdout } = await cli.run(['page.html', '--title', 'auto', '--method', method]);
      expect(stdout.match(/^# Harbour$/gmu)).toHaveLength(1);
    }
    expect(top).toMatch(/^# Harbour\n/u);
    const text = (await cli.run(['page.html', '--title', 'auto', '--text'])).stdout;
    expect(text.match(/^Harbour$/gmu)).toHaveLength(1);
  });
});

describe('JSON', () => {
  it('is refused unless it is a snapshot', async () => {
    const message = 'is JSON, not a web page and not a snapshot of one (fovea capture)';
    await cli.run(['page.html', '-o', 'own.json']);
    expect(await cli.run(['own.json'])).toEqual({
      code: 1,
      stdout: '',
      stderr: `fovea: own.json ${message}\n`,
    });
    const own = await readFile(cli.path('own.json'), 'utf8');
    expect((await cli.run([], own)).stderr).toBe(`fovea: standard input ${message}\n`);
    expect(await cli.run(['own.json', '-o', 'own.epub'])).toMatchObject({ code: 1 });
    // A text may be anything.
    await writeFile(cli.path('own.txt'), own);
    expect(await cli.run(['own.txt'])).toMatchObject({ code: 0, stdout: own });
  });

  it('Lines lead to a batch', async () => {
    const rows = `{"id":1,"html":"<p>x</p>"}\n{"id":2,"html":"<p>y</p>"}\n`;
    expect(await cli.run([], rows)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'fovea: standard input is JSON Lines, type: fovea batch - -o out.jsonl\n',
    });
    await writeFile(cli.path('rows.html'), rows);
    expect((await cli.run(['rows.html'])).stderr).toContain('rows.html is JSON Lines');
  });
});

describe('standard input', () => {
  it('may be compressed, since it has no name that could say so', async () => {
    const plain = await cli.run([], page('Packed'));
    for (const cut of [0, 20]) {
      const child = cli.start([]);
      const bytes = gzipSync(page('Packed'));
      child.stdin?.end(bytes.subarray(0, bytes.length - cut));
      const outcome = await finished(child);
      if (cut === 0) expect(outcome).toEqual(plain);
      else
        expect(outcome).toMatchObject({
          code: 1,
          stdout: '',
          stderr: expect.stringMatching(/^fovea: .*\n$/u),
        });
    }
  });

  it('is bounded when unpacked', async () => {
    const child = cli.start(['--max-size', '0.1']);
    child.stdin?.end(gzipSync(Buffer.alloc(2 ** 20, 'x')));
    expect((await finished(child)).stderr).toContain('larger than 102.4 KiB');
  });
});

describe('--max-tokens', () => {
  it('prints whole words, or says that nothing fits', async () => {
    const outcome = await cli.run(['page.html', '--max-tokens', '4', '--text', '--no-title']);
    expect(outcome.code).toBe(0);
    expect(outcome.stdout).toMatch(/^The harbour(?: was| quiet|$)/mu);
    expect(await cli.run(['-', '--max-tokens', '1'], page('Sea', 'Internationalization '))).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('no content: Nothing fits into 1 tokens.'),
    });
  });
});
