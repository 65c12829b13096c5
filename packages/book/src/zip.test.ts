import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unzip } from '../../../fixtures/unzip.ts';
import { zip } from './zip.ts';

describe('zip', () => {
  const entries = [
    { name: 'mimetype', bytes: Buffer.from('application/epub+zip'), isStored: true },
    { name: 'a/b.txt', bytes: Buffer.from('tea '.repeat(1000)) },
    { name: 'empty', bytes: Buffer.alloc(0) },
  ];

  it('keeps files, their names and their order', async () => {
    const files = unzip(Buffer.from(await zip(entries, deflateRawSync)));
    expect([...files]).toEqual(entries.map(({ name, bytes }) => [name, bytes]));
  });

  it('is the same every time, and begins with the first file as it is', async () => {
    const bytes = Buffer.from(await zip(entries, deflateRawSync));
    expect(bytes.equals(await zip(entries, deflateRawSync))).toBe(true);
    expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    expect(bytes.length).toBeLessThan(1000);
  });
});
