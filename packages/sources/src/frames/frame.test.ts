import { describe, expect, it } from 'vitest';
import { type Frame, FrameDecoder, frameHead, readHeader } from './frame.ts';

const row = (meta: unknown, body: string): Buffer =>
  Buffer.concat([frameHead('row', meta, Buffer.byteLength(body)), Buffer.from(body)]);

const plain = ({ type, meta, body }: Frame): unknown => [type, meta, Buffer.from(body).toString()];

describe('frames', () => {
  it('have the documented form', () => {
    const bytes = row({ a: 'é' }, 'xyz');
    expect(bytes.subarray(0, 12)).toEqual(Buffer.from([0x46, 0x56, 1, 4, 10, 0, 0, 0, 3, 0, 0, 0]));
    expect(bytes.subarray(12).toString()).toBe('{"a":"é"}xyz');
  });

  it.each([1, 2, 5, 11, 13, 1000])('are put together from pieces of %i bytes', (length) => {
    const bytes = Buffer.concat([row({ id: 1 }, 'one'), row([], ''), row({ id: '2' }, 'two\n')]);
    const decoder = new FrameDecoder();
    const frames: unknown[] = [];
    for (let at = 0; at < bytes.length; at += length)
      frames.push(...decoder.push(bytes.subarray(at, at + length)).map(plain));
    expect(frames).toEqual([
      ['row', { id: 1 }, 'one'],
      ['row', [], ''],
      ['row', { id: '2' }, 'two\n'],
    ]);
  });

  it.each([
    ['HTTP/1.1 200 OK', 'not a frame'],
    [Buffer.from([0x46, 0x56, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0]), 'version 2'],
    [Buffer.from([0x46, 0x56, 1, 9, 0, 0, 0, 0, 0, 0, 0, 0]), 'type 9'],
    [Buffer.from([0x46, 0x56, 1, 1, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]), 'too long'],
    [Buffer.from([0x46, 0x56, 1, 1, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]), 'too long'],
  ])('are refused when they are something else: %s', (bytes, why) => {
    expect(() => readHeader(Buffer.from(bytes as string))).toThrow(why);
  });

  it('refuse meta data that is not JSON', () => {
    const bytes = row({ a: 1 }, '');
    bytes[12] = 0x21;
    expect(() => new FrameDecoder().push(bytes)).toThrow('not JSON');
  });
});
