import { describe, expect, it } from 'vitest';
import { unzip } from '../../../../fixtures/unzip.ts';
import { zip } from './zip.ts';

describe('zip', () => {
  const entries = [
    { name: 'mimetype', bytes: Buffer.from('application/epub+zip'), isStored: true },
    { name: 'a/b.txt', bytes: Buffer.from('tea '.repeat(1000)) },
    { name: 'empty', bytes: Buffer.alloc(0) },
  ];

  it('keeps files, their names and their order', () => {
    const files = unzip(Buffer.from(zip(entries)));
    expect([...files]).toEqual(entries.map(({ name, bytes }) => [name, bytes]));
  });

  it('is the same every time, and begins with the first file as it is', () => {
    const bytes = Buffer.from(zip(entries));
    expect(bytes.equals(zip(entries))).toBe(true);
    expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    expect(bytes.length).toBeLessThan(1000);
  });
});
