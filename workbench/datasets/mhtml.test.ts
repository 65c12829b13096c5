import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import { openMhtmlFolder, sampleFromMhtml } from './mhtml.ts';
import { textOfChoice } from './node-text.ts';

const saved = (html: string): Uint8Array =>
  Buffer.from(
    [
      'Snapshot-Content-Location: https://tea.example.co.jp/green',
      'Content-Type: multipart/related; boundary="bb"',
      '',
      '--bb',
      'Content-Type: text/html; charset=shift_jis',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(html, 'latin1').toString('base64'),
      '--bb--',
      '',
    ].join('\r\n'),
  );

/** 茶 is 92 83 in Shift_JIS. */
const HTML = '<body><nav>x</nav><div><h1>\x92\x83</h1><p>a <b>b</b><p>c</div><div>y</div>';
const SELECTOR = 'body > div:nth-child(2)';

describe('sampleFromMhtml', () => {
  it('gives the page, its site, and the gold as nodes and text', () => {
    const sample = sampleFromMhtml(saved(HTML), {
      id: 'one',
      dataset: 'gce-ja',
      lang: 'ja',
      selectors: [SELECTOR],
    });
    expect(sample).toMatchObject({
      url: 'https://tea.example.co.jp/green',
      site: 'example.co.jp',
      lang: 'ja',
    });
    expect(sample.gold_text).toBe('茶\na b\nc');
    expect(textOfChoice(parsePage(sample.html), sample.gold_nodes![0]!)).toBe('茶\na b\nc');
  });

  it('keeps annotators apart and takes the selectors of one together', () => {
    const selectors = [['h1', 'p:nth-of-type(2)'], SELECTOR];
    const sample = sampleFromMhtml(saved(HTML), { id: 'one', dataset: 'set', selectors });
    expect(sample.gold_text).toBe('茶\nc');
    expect(sample.gold_nodes).toHaveLength(2);
  });

  it('fails where the selector finds nothing or the file is no archive', () => {
    const entry = { id: 'one', dataset: 'set', selectors: ['article'] };
    expect(() => sampleFromMhtml(saved(HTML), entry)).toThrow('article');
    expect(() => sampleFromMhtml(Buffer.from('hello'), entry)).toThrow('no MHTML');
  });
});

it('openMhtmlFolder reads what the index names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fovea-mhtml-'));
  await writeFile(join(folder, 'a.mhtml'), saved(HTML));
  await writeFile(
    join(folder, 'index.jsonl'),
    JSON.stringify({ id: 'a', file: 'a.mhtml', selectors: ['p'] }),
  );
  const golds: string[] = [];
  for await (const sample of openMhtmlFolder(folder, 'set')) golds.push(`${sample.id}: ${sample.gold_text}`);
  await rm(folder, { recursive: true });
  expect(golds).toEqual(['a: a b\nc']);
});
