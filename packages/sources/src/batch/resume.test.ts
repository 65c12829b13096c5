import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
  it('moves past finished rows and cuts off a torn one', async () => {
    await writeFile(output, '{"id":"a"}\n{"id":2}\n{"id":"stdin:3","error":{}}\n{"id":"d","te');
    const { items } = await inputs();
    expect(await skipFinished(items, output)).toBe(3);
    expect((await items.next()).value).toMatchObject({ origin: 'stdin:4' });
    expect(await readFile(output, 'utf8')).toBe('{"id":"a"}\n{"id":2}\n{"id":"stdin:3","error":{}}\n');
  });

  it('cuts off a torn row longer than the search window', async () => {
    await writeFile(output, `{"id":"a"}\n{"id":2,"text":"${'x'.repeat(200_000)}`);
    expect(await skipFinished((await inputs()).items, output)).toBe(1);
    expect(await readFile(output, 'utf8')).toBe('{"id":"a"}\n');
  });

  it.each(['', '{"id":"a"'])('starts from the beginning after %j', async (content) => {
    await writeFile(output, content);
    expect(await skipFinished((await inputs()).items, output)).toBe(0);
    expect(await readFile(output, 'utf8')).toBe('');
  });

  it('takes a missing output as a new run', async () => {
    expect(await skipFinished((await inputs()).items, join(folder, 'new.jsonl'))).toBe(0);
  });

  it.each([
    ['{"id":"b"}\n', 'row 1 is "b"'],
    ['{"id":"a"}\n{"id":"2"}\n', 'row 2 is "2"'],
    ['not json\n', 'row 1 is not a row'],
    ['{"id":"b"}\n{"id":"c"', 'row 1 is "b"'],
    ['a note without a line break', 'last line is no row'],
    ['{"id":"a"}\n{"id":2}\n{"id":"stdin:3"}\n{"id":"d"}\n{"id":"e"}\n', 'no more pages'],
  ])('refuses the output of something else: %s', async (content, message) => {
    await writeFile(output, content);
    await expect(skipFinished((await inputs()).items, output)).rejects.toThrow(message);
    expect(await readFile(output, 'utf8')).toBe(content);
  });
});

describe('openOutput', () => {
  it('refuses to replace rows, and says how to go on', async () => {
    await writeFile(output, 'row\n');
    await expect(openOutput(output, 'refuse')).rejects.toThrow(/--resume.*--force/);
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

  it('says when the folder is missing', async () => {
    await expect(openOutput(join(folder, 'no/out.jsonl'), 'refuse')).rejects.toThrow('no such folder');
  });
});
