import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useCli } from './command.ts';

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
