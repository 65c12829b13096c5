import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BatchInputs, openInputs } from './inputs.ts';
import { openOutput } from './output.ts';
import { skipFinished } from './resume.ts';

let folder: string;
let output: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-resume-'));
  output = join(folder, 'out.jsonl');
});
afterAll(() => rm(folder, { recursive: true }));

const INPUT = '{"id":"a","html":""}\n{"id":2,"html":""}\nbroken\n{"id":"d","html":""}\n';

const inputs = (text = INPUT): Promise<BatchInputs> =>
  openInputs(['-'], Readable.from([Buffer.from(text)]), null);

describe('skipFinished', () => {
  it('skips finished rows and cuts off an incomplete one', async () => {
    await writeFile(output, '{"id":"a"}\n{"id":2}\n{"id":"stdin:3","error":{}}\n{"id":"d","te');
    const { items } = await inputs();
    expect(await skipFinished(items, output)).toEqual({ rows: 3, failed: 1 });
    expect((await items.next()).value).toMatchObject({ origin: 'stdin:4' });
    expect(await readFile(output, 'utf8')).toBe('{"id":"a"}\n{"id":2}\n{"id":"stdin:3","error":{}}\n');
  });

  it('cuts off an incomplete row longer than the search window', async () => {
    await writeFile(output, `{"id":"a"}\n{"id":2,"text":"${'x'.repeat(200_000)}`);
    expect(await skipFinished((await inputs()).items, output)).toMatchObject({ rows: 1 });
    expect(await readFile(output, 'utf8')).toBe('{"id":"a"}\n');
  });

  it.each(['', '{"id":"a"'])('starts from the beginning after %j', async (content) => {
    await writeFile(output, content);
    expect(await skipFinished((await inputs()).items, output)).toMatchObject({ rows: 0 });
    expect(await readFile(output, 'utf8')).toBe('');
  });

  it('treats a missing output as a new run', async () => {
    expect(await skipFinished((await inputs()).items, join(folder, 'new.jsonl'))).toMatchObject({ rows: 0 });
  });

  it('distinguishes numbers that JavaScript does not', async () => {
    const input = '{"id":12345678901234567890,"html":""}\n{"id":1e400,"html":""}\n';
    await writeFile(output, '{"id":12345678901234567890}\n{"id":1e400}\n');
    expect(await skipFinished((await inputs(input)).items, output)).toMatchObject({ rows: 2 });
    await writeFile(output, '{"id":12345678901234567891}\n');
    await expect(skipFinished((await inputs(input)).items, output)).rejects.toThrow('12345678901234567890');
  });

  it.each([
    ['{"id":"b"}\n', 'row 1 is "b"'],
    ['{"id":"a"}\n{"id":"2"}\n', 'row 2 is "2"'],
    ['not json\n', 'row 1 is not a row'],
    ['{"id":"b"}\n{"id":"c"', 'row 1 is "b"'],
    ['a note without a line break', 'last line is not a row'],
    ['{"id":"a"}\n{"id":2}\n{"id":"stdin:3"}\n{"id":"d"}\n{"id":"e"}\n', 'no more pages'],
  ])('refuses the output of something else: %s', async (content, message) => {
    await writeFile(output, content);
    await expect(skipFinished((await inputs()).items, output)).rejects.toThrow(message);
    expect(await readFile(output, 'utf8')).toBe(content);
  });
});

describe('openOutput', () => {
  it('refuses to replace rows, and says what to do', async () => {
    await writeFile(output, 'row\n');
    await expect(openOutput(output, 'refuse')).rejects.toThrow('already exists');
    expect(await readFile(output, 'utf8')).toBe('row\n');
  });

  it('appends and overwrites when asked', async () => {
    await writeFile(output, 'row\n');
    const more = await openOutput(output, 'append');
    await more.write(Buffer.from('two\n'));
    await more.close();
    expect(await readFile(output, 'utf8')).toBe('row\ntwo\n');
    await (await openOutput(output, 'overwrite')).close();
    expect(await readFile(output, 'utf8')).toBe('');
  });

  it.each([
    ['deleted', () => rm(output), 'was deleted'],
    ['truncated', () => truncate(output, 2), 'was truncated'],
    ['written to', () => appendFile(output, 'other\n'), 'another process'],
  ] as const)('notices that the file was %s by someone else', async (_, meddle, message) => {
    const sink = await openOutput(output, 'overwrite');
    await sink.write(Buffer.from('row\n'));
    await meddle();
    await expect(sink.write(Buffer.from('two\n'))).rejects.toThrow(message);
    await expect(sink.close()).rejects.toMatchObject({ code: 'output-changed' });
    await rm(output, { force: true });
  });

  it.runIf(existsSync('/dev/full'))('says that the disk is full', async () => {
    const sink = await openOutput('/dev/full', 'append');
    await expect(sink.write(Buffer.from('row\n'))).rejects.toThrow('no space left');
    await sink.close();
  });

  it.each(['refuse', 'append', 'overwrite'] as const)('says that it is a folder: %s', async (ifExists) => {
    await expect(openOutput(folder, ifExists)).rejects.toThrow('it is a folder');
  });

  it('says when the folder is missing', async () => {
    await expect(openOutput(join(folder, 'no/out.jsonl'), 'refuse')).rejects.toThrow('no such folder');
  });
});
