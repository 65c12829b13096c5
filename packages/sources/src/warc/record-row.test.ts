import { createHash } from 'node:crypto';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageRecord, type RecordToWrite } from '../../../../fixtures/warc/make-warc.ts';
import { loadZstd } from '../compression/zstd.ts';
import { dechunk } from './chunked.ts';
import { parseFilters } from './record-filter.ts';
import { type RecordRow, readRecordRow, type WarcOptions } from './record-row.ts';

const TEXT = 'Die Fähre legte am frühen Morgen ab, und auf dem Wasser lag ein dünner Nebel. ';
const HTML = `<!doctype html><html lang="de"><title>Fähre</title><article><h1>Fähre</h1><p>${TEXT.repeat(8)}</p></article></html>`;
const URL = 'https://sub.example.org/a';

function rowOf(
  record: RecordToWrite,
  options: WarcOptions = {},
  head: object = {},
  maxBytes = 10 ** 6,
): Promise<RecordRow | null> {
  const warcHead = {
    type: record.type ?? 'response',
    url: record.url ?? null,
    date: '2026-01-02T03:04:05Z',
    recordId: '<urn:uuid:1>',
    contentType: record.contentType ?? 'application/http; msgtype=response',
    blockDigest: null,
    payloadDigest: null,
    truncated: null,
    refersTo: null,
    ...head,
  };
  const warcRecord = { file: 'a.warc', offset: 7, head: warcHead };
  return readRecordRow(warcRecord, record.block, options, { formats: ['text'] }, maxBytes);
}

const textOf = (row: RecordRow | null): string => (row !== null && 'result' in row ? row.result.text : '');

describe('the page in a record', () => {
  it('is extracted, with what the record says about it', async () => {
    const row = await rowOf(pageRecord(URL, HTML, { status: 404 }));
    expect(textOf(row)).toContain('Fähre legte');
    expect(row?.fields).toEqual({
      warcFile: 'a.warc',
      warcOffset: 7,
      warcRecordId: '<urn:uuid:1>',
      fetchTime: '2026-01-02T03:04:05Z',
      status: 404,
    });
  });

  const latin = Buffer.from(HTML, 'latin1');
  it('is decoded as the transport says', async () => {
    const headers = { 'Content-Type': 'text/html; charset=iso-8859-1' };
    expect(textOf(await rowOf(pageRecord(URL, latin, { headers })))).toContain('Fähre');
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['gzip, br', (bytes: Buffer) => brotliCompressSync(gzipSync(bytes))],
    ['zstd', null],
  ])('is decompressed: %s', async (encoding, compress) => {
    const bytes = Buffer.from(HTML);
    const body = compress === null ? (await loadZstd()).compress(bytes) : compress(bytes);
    const headers = { 'Content-Encoding': encoding };
    expect(textOf(await rowOf(pageRecord(URL, body, { headers })))).toContain('Fähre legte');
  });

  it('is read as it is where the crawler decoded it and kept the header', async () => {
    const headers = { 'Content-Encoding': 'gzip', 'Transfer-Encoding': 'chunked' };
    expect(textOf(await rowOf(pageRecord(URL, HTML, { headers })))).toContain('Fähre legte');
  });

  it('is read as far as it goes, with a warning', async () => {
    const cut = gzipSync(HTML.replace('</p>', `${'x'.repeat(9)} ${TEXT}</p>`)).subarray(0, -30);
    const row = await rowOf(pageRecord(URL, cut, { headers: { 'Content-Encoding': 'gzip' } }));
    expect(row).toMatchObject({ result: { warnings: [{ code: 'incomplete-response' }] } });
    const byCrawler = await rowOf(pageRecord(URL, HTML), {}, { truncated: 'length' });
    expect(byCrawler).toMatchObject({ result: { warnings: [{ code: 'incomplete-response' }] } });
  });

  it('is refused when it unpacks to more than allowed', async () => {
    const bomb = gzipSync(Buffer.alloc(3_000_000, 'x'));
    const headers = { 'Content-Encoding': 'gzip' };
    await expect(rowOf(pageRecord(URL, bomb, { headers }))).rejects.toMatchObject({ code: 'too-large' });
    const zstd = (await loadZstd()).compress(Buffer.alloc(3_000_000, 'x'));
    const bySize = rowOf(pageRecord(URL, zstd, { headers: { 'Content-Encoding': 'zstd' } }));
    await expect(bySize).rejects.toMatchObject({ code: 'too-large' });
  });

  it.each([
    ['image/png', '\x89PNG\r\n', false],
    ['text/plain', HTML, true],
    ['text/plain', 'only text', false],
    ['application/octet-stream', HTML, true],
    ['application/json', '{}', false],
  ])('is recognised under the type %s', async (type, body, isPage) => {
    const row = await rowOf(pageRecord(URL, body, { headers: { 'Content-Type': type } }));
    expect(row !== null).toBe(isPage);
  });

  it('is an error if it should be HTML and is not, or is no response', async () => {
    await expect(rowOf(pageRecord(URL, '%PDF-1.7 …'))).rejects.toMatchObject({ code: 'not-html' });
    const block = Buffer.from('nothing like HTTP');
    await expect(rowOf({ url: URL, block })).rejects.toMatchObject({ code: 'damaged' });
    const filtered = (...filter: readonly string[]): Promise<RecordRow | null> =>
      rowOf({ url: URL, block }, { filter: parseFilters(filter) });
    await expect(filtered('status=200', 'type=text/html')).rejects.toMatchObject({ code: 'damaged' });
    expect(await filtered('host=other.example')).toBeNull();
  });

  it('is reported if the record repeats another one', async () => {
    const row = await rowOf(pageRecord(URL, ''), {}, { type: 'revisit', refersTo: 'https://example.org/b' });
    expect(row).toMatchObject({ revisit: { url: URL, of: 'https://example.org/b' } });
  });

  it('is read from resources and conversions only if asked for', async () => {
    const stored = { type: 'resource', contentType: 'text/html', url: URL, block: Buffer.from(HTML) };
    expect(await rowOf(stored)).toBeNull();
    expect(textOf(await rowOf(stored, { kinds: ['resource'] }))).toContain('Fähre');
  });

  it.each([
    ['status=200', true],
    ['status=2xx,404', true],
    ['status=404', false],
    ['type=text/html', true],
    ['type=text/*', true],
    ['type=application/pdf', false],
    ['host=example.org', true],
    ['host=xample.org', false],
    ['lang=de', true],
    ['lang=en', false],
  ])('passes the filter %s: %s', async (filter, passes) => {
    const row = await rowOf(pageRecord(URL, HTML), { filter: parseFilters([filter]) });
    expect(row !== null).toBe(passes);
  });

  it('is compared with its digests if asked for', async () => {
    const record = pageRecord(URL, HTML);
    const hex = createHash('sha256').update(record.block).digest('hex');
    const options = { verifyDigests: true };
    expect(await rowOf(record, options, { blockDigest: `sha256:${hex}` })).not.toBeNull();
    // The digest of "abc" in RFC 3174, as base 32.
    const abc = pageRecord(URL, 'abc');
    const base32 = 'sha1:VGMT4NSHA2AWVOR6EVYXQUGCNSONBWE5';
    expect(await rowOf(abc, options, { payloadDigest: base32 })).not.toBeNull();
    const wrong = rowOf(record, options, { payloadDigest: base32 });
    await expect(wrong).rejects.toMatchObject({ code: 'bad-digest' });
    for (const unknown of ['crc99:abc', 'constructor:abc', '__proto__:abc'])
      expect(await rowOf(record, options, { blockDigest: unknown })).not.toBeNull();
  });
});

describe('filters', () => {
  it.each([
    'colour=red',
    'status',
    '=200',
    'status=abc',
    'status=200,',
    'status=20',
    'status=2x',
    'type=html',
    'host=https://example.org',
    'host=example.org:80',
    'lang=german!',
  ])('refuse %s', (text) => {
    expect(() => parseFilters([text])).toThrow('no filter');
  });

  it('say what is wrong, and take every form that a record may have', () => {
    expect(() => parseFilters(['status=2xx,abc'])).toThrow('status is like 200 or 2xx, not abc');
    const given = [
      'status=2XX, 404',
      'type=application/xhtml+xml,text/*',
      'host=münchen.example, [::1]',
      'lang=zh-Hant',
    ];
    expect(parseFilters(given)).toEqual({
      status: ['2xx', '404'],
      type: ['application/xhtml+xml', 'text/*'],
      host: ['xn--mnchen-3ya.example', '[::1]'],
      lang: ['zh-hant'],
    });
  });
});

describe('chunks', () => {
  const read = (body: string): readonly [string, boolean] => {
    const { bytes, complete } = dechunk(Buffer.from(body));
    return [Buffer.from(bytes).toString(), complete];
  };
  it.each([
    ['5\r\nhello\r\n6;a=b\r\n world\r\n0\r\n\r\n', 'hello world', true],
    ['5\r\nhello\r\n6\r\n wo', 'hello wo', false],
    ['5\r\nhello\r\nzzz\r\n', 'hello', false],
    ['<p>no chunks</p>', '<p>no chunks</p>', true],
    ['', '', false],
  ])('of %j', (body, text, complete) => {
    expect(read(body)).toEqual([text, complete]);
  });
});
