import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { pageRecord, recordBytes } from '../../../../fixtures/warc/make-warc.ts';
import { FileWindow } from './file-window.ts';
import { gzipMembers } from './gzip-members.ts';
import { readRecords } from './read-records.ts';

const folder = mkdtempSync(join(tmpdir(), 'fovea-damaged-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Offsets of the records that can be read, and of the places that cannot. */
async function placesIn(
  bytes: Uint8Array,
): Promise<{ readonly read: readonly number[]; readonly failed: readonly number[] }> {
  const path = join(folder, 'a.warc.gz');
  writeFileSync(path, bytes);
  const file = await FileWindow.open(path);
  const [read, failed]: [number[], number[]] = [[], []];
  for await (const record of readRecords(gzipMembers(file, { start: 0, end: file.size }), 1e6))
    ('block' in record ? read : failed).push(record.place.offset);
  await file.close();
  return { read, failed };
}

interface Harm {
  readonly kind: 'none' | 'changed' | 'cut' | 'no length';
  /** Where, as a share of the member. */
  readonly at: number;
  readonly by: number;
  readonly text: string;
}

const harm: fc.Arbitrary<Harm> = fc.record({
  kind: fc.constantFrom(
    'none' as const,
    'none' as const,
    'changed' as const,
    'cut' as const,
    'no length' as const,
  ),
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  by: fc.integer({ min: 1, max: 255 }),
  text: fc.string({ maxLength: 300 }),
});

function memberWith({ kind, at, by, text }: Harm): Buffer {
  const record = recordBytes(pageRecord('https://example.org/', `<p>${text}`));
  if (kind === 'no length')
    return gzipSync(
      Buffer.from(record.toString('latin1').replace('Content-Length', 'Content-Lengte'), 'latin1'),
    );
  const member = gzipSync(record);
  const place = Math.floor(at * member.length);
  if (kind === 'cut') return member.subarray(0, place + 1);
  if (kind === 'changed') member[place]! ^= by;
  return member;
}

function hasStart({ kind, at }: Harm, length: number): boolean {
  return kind === 'no length' || (kind === 'cut' ? length > 4 : Math.floor(at * length) >= 4);
}

it('reads every record beside damaged ones, and reports each of those in its place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(harm, { minLength: 1, maxLength: 8 }), async (harms) => {
      const members = harms.map(memberWith);
      const { read, failed } = await placesIn(Buffer.concat(members));
      let start = 0;
      for (const [at, { length }] of members.entries()) {
        const end = start + length;
        const isIn = (place: number): boolean => place >= start && place < end;
        if (harms[at]!.kind === 'none') expect(read).toContain(start);
        // Without its first bytes a member is not to be told from damage before it; and some bytes of its header say nothing.
        else if (hasStart(harms[at]!, length) || harms[at - 1]?.kind === 'none')
          expect([...failed, ...read].some(isIn)).toBe(true);
        start = end;
      }
    }),
    { numRuns: 1000 },
  );
});
