import { spawn } from 'node:child_process';
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

it('says what is wrong with a driver that speaks another language', async () => {
  const { code, errors } = await talk([Buffer.from('GET / HTTP/1.1\r\n\r\n')]);
  expect(code).toBe(1);
  expect(errors).toContain('not a frame');
});
