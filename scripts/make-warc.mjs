// A small crawl of our own fixtures, to try `fovea batch` with: `node scripts/make-warc.mjs crawl.warc.gz`.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ROOT } from './setup/run.mjs';

const PAGES = join(ROOT, 'fixtures');
const {
  positionals: [output = 'crawl.warc.gz'],
} = parseArgs({ allowPositionals: true });

const names = readdirSync(PAGES, { recursive: true })
  .filter((name) => name.endsWith('.html'))
  .toSorted();
writeFileSync(output, Buffer.concat(names.map((name) => gzipSync(record(name)))));
console.error(`${output}: ${names.length} pages`);

/** A response with a page, as a crawler would have stored it. */
function record(name) {
  const html = readFileSync(join(PAGES, name));
  const block = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n'), html]);
  const head = [
    'WARC/1.1',
    'WARC-Type: response',
    `WARC-Record-ID: <urn:sha256:${createHash('sha256').update(name).digest('hex')}>`,
    'WARC-Date: 2026-01-01T00:00:00Z',
    `WARC-Target-URI: https://example.org/${name.replaceAll('\\', '/')}`,
    `WARC-Block-Digest: sha256:${createHash('sha256').update(block).digest('hex')}`,
    'Content-Type: application/http; msgtype=response',
    `Content-Length: ${block.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), block, Buffer.from('\r\n\r\n')]);
}
