import { expect, it } from 'vitest';
import { FrameDecoder } from '../frames/frame.ts';
import type { WorkItem } from './protocol.ts';
import { decodeItem, encodeItem, encodeStart } from './work-frames.ts';

const head = { type: 'response', url: 'https://example.org/', truncated: null };
const warnings = [{ code: 'more-pages' as const, message: 'goes on' }];
const document = (text: string): Extract<WorkItem, { kind: 'documents' }>['pages']['documents'][number] => ({
  bytes: Buffer.from(text),
  kind: 'html',
  url: 'https://example.org/',
  charset: 'utf-8',
  warnings: [],
});

it.each<WorkItem>([
  { kind: 'line', origin: 'a.jsonl:1', bytes: Buffer.from('{"html":"x"}') },
  { kind: 'file', origin: 'a.html', path: 'a.html' },
  { kind: 'page', origin: 'id 1', url: null, charset: 'utf-8', bytes: Buffer.from('<p>x') },
  {
    kind: 'record',
    origin: 'a.warc:7',
    record: { file: 'a.warc', offset: 7, head } as Extract<WorkItem, { kind: 'record' }>['record'],
    bytes: Buffer.from('HTTP/1.1 200 OK'),
  },
  { kind: 'documents', origin: 'a', pages: { documents: [document('one'), document('')], warnings } },
  {
    kind: 'snapshot',
    origin: 'a',
    snapshot: { nodes: [1, 2] } as unknown as Extract<WorkItem, { kind: 'snapshot' }>['snapshot'],
  },
])('carries a page of the kind $kind', (item) => {
  const [frame] = new FrameDecoder().push(Buffer.concat(encodeItem(item)));
  expect(decodeItem(frame!)).toEqual(item);
});

it('carries options without a bound', () => {
  const options = { formats: [], maxBytes: 5, limits: { maxNodes: Number.POSITIVE_INFINITY } };
  const [frame] = new FrameDecoder().push(encodeStart(options));
  expect(frame?.meta).toMatchObject({ maxBytes: 5, limits: { maxNodes: Number.MAX_SAFE_INTEGER } });
});

it('refuses a page of an unknown kind', () => {
  expect(() => decodeItem({ type: 'page', meta: { kind: 'sound' }, body: Buffer.from('') })).toThrow('sound');
});
