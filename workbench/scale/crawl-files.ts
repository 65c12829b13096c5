import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadZstd } from '@fovea/sources';
import type { SamplePage } from '../perf/sample/sample.ts';

/** The formats of a crawl that are measured. */
export const FORMATS = ['jsonl', 'jsonl.gz', 'warc', 'warc.gz', 'warc.zst'] as const;

/** A format of a crawl. */
export type CrawlFormat = (typeof FORMATS)[number];

/** A fast level: what is measured is reading. */
const LEVEL = 3;

/** Writes pages as a crawl; returns the path of the file. */
export async function writeCrawl(
  folder: string,
  name: string,
  format: CrawlFormat,
  pages: readonly SamplePage[],
): Promise<string> {
  const path = join(folder, `${name}.${format}`);
  const parts = pages.map(format.startsWith('jsonl') ? lineOf : recordOf);
  if (format === 'warc.zst') {
    const zstd = await loadZstd();
    await writeFile(path, Buffer.concat(parts.map((part) => zstd.compress(part, LEVEL))));
  } else if (format === 'warc.gz')
    await writeFile(path, Buffer.concat(parts.map((part) => gzipSync(part, { level: LEVEL }))));
  else {
    const all = Buffer.concat(parts);
    await writeFile(path, format === 'jsonl.gz' ? gzipSync(all, { level: LEVEL }) : all);
  }
  return path;
}

function lineOf({ id, html }: SamplePage): Buffer {
  return Buffer.from(`${JSON.stringify({ id, html })}\n`);
}

/** A response as a crawler stores it. */
function recordOf({ id, html }: SamplePage): Buffer {
  const body = Buffer.from(html);
  const block = Buffer.concat([
    Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n'),
    body,
  ]);
  const head = [
    'WARC/1.1',
    'WARC-Type: response',
    `WARC-Target-URI: https://example.org/${encodeURIComponent(id)}`,
    'WARC-Date: 2026-01-01T00:00:00Z',
    'Content-Type: application/http; msgtype=response',
    `Content-Length: ${block.length}`,
  ].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), block, Buffer.from('\r\n\r\n')]);
}
