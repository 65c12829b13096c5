import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFileBytes, readStreamBytes } from './read-bytes.ts';

const here = fileURLToPath(import.meta.url);

describe('reading', () => {
  it('gives the bytes of a file and of a stream', async () => {
    expect(Buffer.from(await readFileBytes(here)).toString()).toContain('gives the bytes of a file');
    const stream = Readable.from([Buffer.from('one '), Buffer.from('two')]);
    expect(Buffer.from(await readStreamBytes(stream, 'stdin')).toString()).toBe('one two');
  });

  it('stops at the limit', async () => {
    await expect(readFileBytes(here, 10)).rejects.toMatchObject({ code: 'too-large' });
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1024);
      })(),
    );
    await expect(readStreamBytes(endless, 'stdin', 5000)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('says what is wrong with a path', async () => {
    await expect(readFileBytes('nowhere.html')).rejects.toMatchObject({ code: 'not-found' });
    await expect(readFileBytes('.')).rejects.toThrow('fovea batch');
  });
});
