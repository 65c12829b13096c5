import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractRow } from './extract-row.ts';
import type { RowOptions } from './protocol.ts';

const HTML = `<!doctype html><title>Tea</title><body><article><h1>Tea</h1><p>${'Green tea is picked in spring. '.repeat(20)}`;
const options: RowOptions = { formats: ['html', 'markdown', 'text'], explain: false, maxBytes: 1e6 };

const line = (row: unknown): Parameters<typeof extractRow>[0] => {
  return { kind: 'line', origin: 'in.jsonl:1', bytes: Buffer.from(JSON.stringify(row)) };
};

describe('extractRow', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fovea-row-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is the result with the id in front, without timings', async () => {
    const row = await extractRow(line({ id: 'a', html: HTML, url: 'https://x.org/tea' }), options);
    expect(Object.keys(row!)[0]).toBe('id');
    expect(row).toMatchObject({ id: '"a"', title: 'Tea', url: 'https://x.org/tea' });
    for (const field of ['content', 'markdown', 'text']) expect(row![field]).toContain('Green tea');
    expect(row).not.toHaveProperty('timings');
    expect(row).not.toHaveProperty('error');
  });

  it('warns of an address that is none, and extracts nevertheless', async () => {
    const row = await extractRow(line({ id: 'a', html: HTML, url: 'not-a-url' }), options);
    expect(row).toMatchObject({ title: 'Tea', url: null, warnings: [{ code: 'bad-url' }] });
    expect(row!['text']).toContain('Green tea');
  });

  it('has the requested formats and no others', async () => {
    const row = await extractRow(line({ id: 'a', html: HTML }), { ...options, formats: ['text'] });
    expect(row!['text']).toContain('Green tea');
    expect(row).not.toHaveProperty('markdown');
    expect(row).not.toHaveProperty('content');
  });

  it('decodes bytes, from a line and from a file', async () => {
    const bytes = Buffer.from(HTML.replaceAll('Green tea', 'Gr\u00fcner Tee'), 'latin1');
    const fromLine = await extractRow(
      line({ html_base64: bytes.toString('base64'), charset: 'windows-1252' }),
      options,
    );
    expect(fromLine).toMatchObject({
      id: '"in.jsonl:1"',
      encoding: { name: 'windows-1252', reason: 'transport' },
    });
    expect(fromLine!['text']).toContain('Gr\u00fcner Tee');
    const path = join(folder, 'tea.html');
    await writeFile(path, `\ufeff${HTML}`);
    const fromFile = await extractRow({ kind: 'file', origin: 'tea.html', path }, options);
    expect(fromFile).toMatchObject({ id: '"tea.html"', encoding: { name: 'utf-8', reason: 'bom' } });
  });

  it('reports a line without a page, and throws on a file that cannot be read', async () => {
    const error = { code: 'no-html', message: 'in.jsonl:1 has no "html" text' };
    expect(await extractRow(line({ id: 'a' }), options)).toEqual({ id: '"a"', error });
    const url = 'https://x.org/tea';
    expect(await extractRow(line({ id: 'a', url }), options)).toEqual({ id: '"a"', url, error });
    const missing = { kind: 'file', origin: 'x', path: join(folder, 'missing.html') } as const;
    await expect(extractRow(missing, options)).rejects.toMatchObject({ code: 'not-found' });
  });
});
