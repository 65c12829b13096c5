import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type Frame, FrameDecoder, frameHead } from '../packages/sources/src/frames/frame.ts';
import { FOVEA, page } from './command.ts';

/** Sends frames to `fovea worker` and collects its answers. */
async function talk(
  frames: readonly Buffer[],
): Promise<{ code: number | null; answers: Frame[]; errors: string }> {
  const worker = spawn(process.execPath, [FOVEA, 'worker']);
  const decoder = new FrameDecoder();
  const answers: Frame[] = [];
  let errors = '';
  worker.stdout.on('data', (chunk: Uint8Array) => answers.push(...decoder.push(chunk)));
  worker.stderr.on('data', (chunk: Uint8Array) => {
    errors += chunk.toString();
  });
  worker.stdin.end(Buffer.concat(frames));
  const code = await new Promise<number | null>((resolve) => worker.on('close', resolve));
  return { code, answers, errors };
}

const start = frameHead('start', { formats: ['text'] });
const pageFrame = (meta: object, body: string): Buffer =>
  Buffer.concat([frameHead('page', meta, Buffer.byteLength(body)), Buffer.from(body)]);

it('answers pages in order, and ends with its input', async () => {
  const { code, answers, errors } = await talk([
    start,
    pageFrame({ kind: 'page', origin: 'one', url: 'https://example.org/' }, page('First')),
    pageFrame({ kind: 'page', origin: 'two' }, '%PDF-1.7'),
    pageFrame({ kind: 'line', origin: 'x:1' }, JSON.stringify({ id: 3, html: page('Third') })),
  ]);
  // V8 complains here of a flag that it does not know.
  expect([code, errors]).toEqual([0, '']);
  expect(answers.map(({ type }) => type)).toEqual(['ready', 'row', 'row', 'row']);
  const rows = answers.slice(1);
  expect(rows.map(({ meta }) => meta)).toEqual([
    { id: '"one"', outcome: 'content', last: false },
    { id: '"two"', outcome: 'failed', last: false },
    { id: '3', outcome: 'content', last: false },
  ]);
  const [first, second] = rows.map(({ body }) => JSON.parse(Buffer.from(body).toString()) as unknown);
  expect(first).toMatchObject({ id: 'one', title: 'First', url: 'https://example.org/' });
  expect(second).toMatchObject({ id: 'two', error: { code: 'not-html' } });
});

it('reads the kinds of pages that docs/worker.md describes, as it describes them', async () => {
  const html = page('Parts', 'Each part of the text has words of its own. ');
  const response = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n';
  const stated = { type: 'response', url: 'https://example.org/r', date: '2026-01-02T03:04:05Z' };
  const unstated = { recordId: null, contentType: null, blockDigest: null, payloadDigest: null };
  const head = { ...stated, ...unstated, truncated: null, refersTo: null };
  const record = { file: 'a.warc', offset: 7, head };
  const part = { length: Buffer.byteLength(html), kind: 'html', charset: null, warnings: [] };
  const documents = [1, 2].map((at) => ({ ...part, url: `https://example.org/${at}` }));
  const sent: readonly (readonly [{ readonly kind: string; readonly [field: string]: unknown }, string])[] = [
    [{ kind: 'page', origin: 'p' }, html],
    [{ kind: 'line', origin: 'l' }, JSON.stringify({ html })],
    [{ kind: 'file', origin: 'f', path: 'no such file' }, ''],
    [{ kind: 'record', origin: 'a.warc:7', record }, `${response}${html}`],
    [{ kind: 'record', origin: 'a.warc:9', record }, response.replace('text/html', 'image/png')],
    [{ kind: 'documents', origin: 'd', documents, warnings: [] }, html + html],
    [{ kind: 'snapshot', origin: 's' }, '{"format":"fovea-snapshot","version":7}'],
  ];
  const { answers } = await talk([start, ...sent.map(([meta, body]) => pageFrame(meta, body))]);
  const outcomes = answers.slice(1).map(({ meta }) => (meta as { readonly outcome: string }).outcome);
  expect(outcomes).toEqual(['content', 'content', 'failed', 'content', 'skipped', 'content', 'failed']);
  const rows = answers.slice(1).map(({ body }) => Buffer.from(body).toString());
  expect(JSON.parse(rows[3]!)).toMatchObject({ id: 'a.warc:7', warcOffset: 7, status: 200, warnings: [] });
  expect(rows[4]).toBe('');
  expect(JSON.parse(rows[5]!)).toMatchObject({ id: 'd', parts: documents.map(({ url }) => ({ url })) });
  expect(JSON.parse(rows[6]!)).toMatchObject({
    id: 's',
    error: { message: expect.stringContaining('snapshot') },
  });
  const described = await readFile(new URL('../docs/worker.md', import.meta.url), 'utf8');
  const kinds = [...described.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
  expect(kinds).toEqual([...new Set(sent.map(([{ kind }]) => kind))]);
});

it('says what is wrong with a driver that speaks another language', async () => {
  const { code, errors } = await talk([Buffer.from('GET / HTTP/1.1\r\n\r\n')]);
  expect(code).toBe(1);
  expect(errors).toContain('not a frame');
});
