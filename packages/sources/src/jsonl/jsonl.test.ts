import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Line, readLines } from './lines.ts';
import { isJsonLines, openJsonLines } from './open.ts';
import { parsePageRow } from './page-row.ts';

async function collect(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  max?: number,
): Promise<readonly (string | Line)[]> {
  const lines: (string | Line)[] = [];
  const source = (async function* () {
    yield* chunks;
  })();
  for await (const line of readLines(source, max)) {
    lines.push('bytes' in line ? `${line.number}:${Buffer.from(line.bytes).toString()}` : line);
  }
  return lines;
}

const text = (...parts: string[]): readonly Uint8Array[] => parts.map((part) => Buffer.from(part));

describe('readLines', () => {
  it('splits across chunks, numbers lines, skips blank ones', async () => {
    expect(await collect(text('on', 'e\ntwo\n', '\n \t\r\nfi', 've'))).toEqual(['1:one', '2:two', '5:five']);
  });

  it('drops a byte order mark, even in pieces, but only at the start', async () => {
    const mark = [0xef, 0xbb, 0xbf].map((byte) => Uint8Array.of(byte));
    expect(await collect([...mark, ...text('{}\n{}')])).toEqual(['1:{}', '2:{}']);
    expect(await collect(text('a\n\ufeffb'))).toEqual(['1:a', '2:\ufeffb']);
  });

  it('drops a line over the limit and goes on with the next', async () => {
    const lines = await collect(text('ok\n', 'x'.repeat(8), 'y'.repeat(8), 'z\nfine\n', 'q'.repeat(11)), 10);
    expect(lines).toEqual(['1:ok', { number: 2, tooLong: true }, '3:fine', { number: 4, tooLong: true }]);
  });

  it('accepts a line of exactly the limit', async () => {
    expect(await collect(text('abc', 'de\n'), 5)).toEqual(['1:abcde']);
  });

  it('returns nothing for nothing', async () => {
    expect(await collect([])).toEqual([]);
    expect(await collect(text('\n\n'))).toEqual([]);
  });

  it('does not depend on how the bytes are split into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.stringMatching(/^[a-z\u3042\n]{0,12}$/)), async (parts) => {
        const whole = parts.join('');
        const expected = whole.split('\n').flatMap((line, at) => (line === '' ? [] : [`${at + 1}:${line}`]));
        expect(await collect(text(...parts))).toEqual(expected);
      }),
    );
  });
});

describe('openJsonLines', () => {
  let folder: string;
  const content = '{"id":1}\n{"id":2}\n';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fovea-jsonl-'));
    await writeFile(join(folder, 'a.jsonl'), content);
    await writeFile(
      join(folder, 'a.jsonl.gz'),
      Buffer.concat([gzipSync('{"id":1}\n'), gzipSync('{"id":2}\n')]),
    );
    await writeFile(join(folder, 'a.ndjson.BR'), brotliCompressSync(content));
    await writeFile(join(folder, 'cut.jsonl.gz'), gzipSync(content).subarray(0, 20));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(['a.jsonl', 'a.jsonl.gz', 'a.ndjson.BR'])('reads %s', async (name) => {
    let read = 0;
    const lines = await collect(
      openJsonLines(join(folder, name), (bytes) => {
        read += bytes;
      }),
    );
    expect(lines).toEqual(['1:{"id":1}', '2:{"id":2}']);
    expect(read).toBeGreaterThan(0);
  });

  it('fails on a file that is cut off or missing', async () => {
    await expect(collect(openJsonLines(join(folder, 'cut.jsonl.gz')))).rejects.toThrow();
    await expect(collect(openJsonLines(join(folder, 'none.jsonl.br')))).rejects.toThrow('ENOENT');
  });

  it('recognises the file names', () => {
    expect(['x.jsonl', 'x.ndjson.gz', 'x.jsonl.br'].every(isJsonLines)).toBe(true);
    expect(['x.json', 'x.jsonl.zip', 'jsonl', 'x.html'].some(isJsonLines)).toBe(false);
  });
});

describe('parsePageRow', () => {
  const parse = (line: string): unknown => parsePageRow(Buffer.from(line), 'in.jsonl:7');

  it('reads pages', () => {
    expect(parse('{"id":"a","html":"<p>","url":"https://x.org/","lang":"th"}\r')).toEqual({
      id: '"a"',
      html: '<p>',
      url: 'https://x.org/',
      charset: null,
    });
    expect(parse('{"id":3,"html_base64":"PHA+","charset":"gbk","url":null}')).toEqual({
      id: '3',
      html: Buffer.from('<p>'),
      url: null,
      charset: 'gbk',
    });
  });

  it('reads base64 of any kind', () => {
    for (const text of ['Pz8_Pg==', 'Pz8/Pg', 'Pz8\\r\\n_Pg=\\n=\\n'])
      expect(parse(`{"html_base64":"${text}"}`)).toMatchObject({ html: Buffer.from('???>') });
    expect(parse('{"html_base64":""}')).toMatchObject({ html: Buffer.from('') });
  });

  it('judges long texts in time that grows as they do', () => {
    const line = `{"html_base64":"${' '.repeat(1_000_000)}@"}`;
    expect(parse(line)).toMatchObject({ error: { code: 'bad-base64' } });
  });

  it('identifies a page without an id by its place', () => {
    expect(parse('{"html":""}')).toMatchObject({ id: '"in.jsonl:7"', html: '' });
    expect(parse('{"id":{"a":1},"html":""}')).toMatchObject({ id: '"in.jsonl:7"' });
  });

  it.each([
    ['{"id":"a"', 'in.jsonl:7', 'bad-json'],
    ['', 'in.jsonl:7', 'bad-json'],
    ['null', 'in.jsonl:7', 'no-html'],
    ['[1]', 'in.jsonl:7', 'no-html'],
    ['"<p>"', 'in.jsonl:7', 'no-html'],
    ['{"id":"a","html":5}', 'a', 'no-html'],
    ['{"id":"a","url":"https://x.org/"}', 'a', 'no-html'],
    ['{"id":"a","html_base64":"@@@"}', 'a', 'bad-base64'],
    ['{"id":"a","html_base64":"PHA+A"}', 'a', 'bad-base64'],
    ['{"id":"a","html_base64":"PHA=+"}', 'a', 'bad-base64'],
  ])('makes a row with an error of %s', (line, id, code) => {
    expect(parse(line)).toMatchObject({ id: JSON.stringify(id), error: { code } });
  });
});
