import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { pageRecord, type WarcForm, warcBytes } from '../fixtures/warc/make-warc.ts';
import { FileWindow } from '../packages/sources/src/warc/file-window.ts';
import { openPieces } from '../packages/sources/src/warc/open-warc.ts';
import { readRecords } from '../packages/sources/src/warc/read-records.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PYTHON = join(ROOT, '.cache/spark/bin/python');
const SCRIPT = join(ROOT, 'fixtures/warc/fastwarc_records.py');

const folder = mkdtempSync(join(tmpdir(), 'fovea-fastwarc-'));
afterAll(() => rmSync(folder, { recursive: true }));

const records = ['one', 'two', 'three'].map((name) =>
  pageRecord(`https://example.org/${name}`, `<p>Page ${name}.</p>`.repeat(3)),
);
const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const original = new Set(records.map(({ block }) => digestOf(block)));

/** Digests of the records that we read in a file, and the number of places that we report. */
async function ours(path: string): Promise<{ readonly digests: readonly string[]; readonly errors: number }> {
  const file = await FileWindow.open(path);
  const digests: string[] = [];
  let errors = 0;
  for await (const record of readRecords(openPieces(path, file, { start: 0, end: file.size }), 10 ** 6)) {
    if ('error' in record) errors++;
    else digests.push(digestOf(record.block));
  }
  await file.close();
  return { digests, errors };
}

/** Complete records that FastWARC reads in files. */
function theirs(paths: readonly string[]): readonly (readonly string[])[] {
  if (!existsSync(PYTHON)) throw new Error('FastWARC is not set up: npm run test:long sets it up');
  const { stdout } = spawnSync(PYTHON, ['-B', SCRIPT], { input: paths.join('\n'), encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) =>
      (JSON.parse(line) as [string, boolean][]).flatMap(([digest, whole]) => (whole ? [digest] : [])),
    );
}

describe.each<WarcForm>(['plain', 'members', 'one member'])('a file of the form %s', (form) => {
  const whole = warcBytes(records, form);
  const ending = form === 'plain' ? 'warc' : 'warc.gz';

  it.each<[string, (at: number) => Buffer]>([
    ['cut', (at) => whole.subarray(0, at)],
    [
      'changed',
      (at) => {
        const bytes = Buffer.from(whole);
        bytes[at]! ^= 0x41;
        return bytes;
      },
    ],
  ])(
    '%s at every byte gives every unharmed record that FastWARC reads, or reports a place',
    async (_, damage) => {
      const paths = Array.from({ length: whole.length }, (_unused, at) => {
        const path = join(folder, `${form.replace(' ', '-')}-${at}.${ending}`);
        writeFileSync(path, damage(at));
        return path;
      });
      for (const [at, found] of theirs(paths).entries()) {
        const { digests, errors } = await ours(paths[at]!);
        const missing = found.filter((digest) => original.has(digest) && !digests.includes(digest));
        // Their member may be damaged after the record; then we report it instead.
        if (missing.length > 0) expect(errors, `byte ${at}`).toBeGreaterThan(0);
        if (digests.filter((digest) => original.has(digest)).length < records.length && form !== 'plain')
          expect(errors + (at === 0 ? 1 : 0) + Number(isBoundary(at)), `byte ${at}`).toBeGreaterThan(0);
      }
    },
  );

  /** A file that is cut between members is whole. */
  function isBoundary(at: number): boolean {
    return [1, 2].some((count) => warcBytes(records.slice(0, count), form).length === at);
  }
});
