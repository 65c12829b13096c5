import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOTE, siteRow } from './by-site.cases.ts';
import { useCli } from './command.ts';

const cli = useCli();

/** Two sites of six pages, one of two, a page without an address, and a line that is no row. */
const ROWS = [
  ...Array.from({ length: 12 }, (_, at) => siteRow(at, at % 2 === 0 ? 'a.example' : 'www.b.example.org')),
  siteRow(12, 'small.example'),
  siteRow(13, 'small.example'),
  { id: 14, html: siteRow(14, 'a.example').html },
];

beforeAll(async () => {
  await writeFile(cli.path('crawl.jsonl'), [...ROWS.map((row) => JSON.stringify(row)), '{'].join('\n'));
  await mkdir(cli.path('site'));
  for (const { id, html } of ROWS.slice(0, 6)) await writeFile(cli.path(`site/${id}.html`), html);
});

const rowsIn = async (file: string): Promise<{ id: number; text?: string }[]> =>
  (await readFile(cli.path(file), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; text?: string });

describe('fovea batch --by-site', () => {
  it('leaves out what pages of a site share, in the order of the input, and nothing else', async () => {
    const args = ['batch', 'crawl.jsonl', '--by-site', '-o', 'out.jsonl', '--format', 'text', '--jobs', '1'];
    const { code, stderr } = await cli.run(args);
    expect(code).toBe(1);
    expect(stderr).toContain('first pass');
    expect(stderr).not.toContain('no page has an address');
    const rows = await rowsIn('out.jsonl');
    expect(rows.map(({ id }) => id)).toEqual([...ROWS.map(({ id }) => id), 'crawl.jsonl:16']);
    const isNoted = rows.map(({ text = '' }) => text.includes(NOTE));
    expect(isNoted).toEqual([...new Array(12).fill(false), true, true, true, false]);
    expect(rows.slice(0, 15).every(({ text = '' }, at) => text.includes(`It was day ${at}, hour 5.`))).toBe(
      true,
    );
    expect(existsSync(cli.path('out.jsonl.sites'))).toBe(false);
    const again = await cli.run(args);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('already exists')]);
  });

  it('reads nothing that it has written itself, in both passes', async () => {
    await mkdir(cli.path('below'));
    await writeFile(cli.path('below/crawl.jsonl'), ROWS.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const args = ['batch', 'below/**/*.jsonl', '--by-site', '-o', 'below/out.jsonl', '--jobs', '1'];
    expect((await cli.run(args)).code).toBe(0);
    const whole = await readFile(cli.path('below/out.jsonl'), 'utf8');
    expect((await rowsIn('below/out.jsonl')).map(({ id }) => id)).toEqual(ROWS.map(({ id }) => id));
    // As after an interruption: the output and what was learned are still there.
    await writeFile(cli.path('below/out.jsonl'), whole.slice(0, whole.indexOf('\n') + 1));
    await mkdir(cli.path('below/out.jsonl.sites'));
    await writeFile(cli.path('below/out.jsonl.sites/other.jsonl'), '{"id":"other","html":"<p>x"}\n');
    expect((await cli.run([...args, '--resume'])).code).toBe(0);
    expect(await readFile(cli.path('below/out.jsonl'), 'utf8')).toBe(whole);
  });

  it('says that pages without an address have no site', async () => {
    const { code, stderr } = await cli.run(['batch', 'site/', '--by-site', '--quiet', '--jobs', '1']);
    expect([code, stderr]).toEqual([0, expect.stringContaining('warning: no page has an address')]);
  });

  it('refuses pages that it cannot read twice', async () => {
    const refused = async (...args: readonly string[]): Promise<string> => {
      const { code, stderr } = await cli.run(['batch', '--by-site', ...args]);
      expect(code).toBe(2);
      return stderr;
    };
    expect(await refused('-')).toContain('name a file');
    expect(await refused('https://example.org/')).toContain('save them to files first');
  });
});

describe('fovea site learn', () => {
  it('writes a profile that --site reads', async () => {
    const learned = await cli.run(['site', 'learn', 'site/', '-o', 'a.site.json', '--jobs', '1']);
    expect([learned.code, learned.stderr]).toEqual([0, expect.stringContaining('learned from 6 pages')]);
    const alone = await cli.run(['site/0.html', '--text']);
    const known = await cli.run(['site/0.html', '--text', '--site', 'a.site.json']);
    expect(alone.stdout).toContain(NOTE);
    expect(known.stdout).not.toContain(NOTE);
    expect(known.stdout).toContain('It was day 0, hour 5.');
  });

  it('says what is wrong with a profile, and with too few pages', async () => {
    const { code, stderr } = await cli.run(['page.html', '--site', 'crawl.jsonl']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('no profile of a site')]);
    const missing = await cli.run(['page.html', '--site', 'none.json']);
    expect([missing.code, missing.stderr]).toEqual([
      2,
      expect.stringContaining('there is no file none.json'),
    ]);
    const few = await cli.run(['site', 'learn', 'page.html', '-o', 'few.site.json', '--jobs', '1']);
    expect([few.code, few.stderr]).toEqual([0, expect.stringContaining('only 1 page was learned')]);
  });
});
