import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { noise } from '../noise.cases.ts';
import { FileWindow } from './file-window.ts';
import { gzipMembers } from './gzip-members.ts';

const folder = mkdtempSync(join(tmpdir(), 'fovea-members-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The pieces of each member, or the code of its error. */
async function membersOf(bytes: Uint8Array): Promise<readonly (readonly (Uint8Array | string)[])[]> {
  const path = join(folder, 'a.gz');
  writeFileSync(path, bytes);
  const file = await FileWindow.open(path);
  const members: (Uint8Array | string)[][] = [];
  for await (const piece of gzipMembers(file, { start: 0, end: file.size })) {
    if (piece.kind === 'member') members.push([]);
    else members.at(-1)!.push(piece.kind === 'bytes' ? piece.bytes : piece.error.code);
  }
  await file.close();
  return members;
}

it('inflates a member of usual size in one go, wherever it lies', async () => {
  const contents = Array.from({ length: 40 }, (_, at) =>
    Buffer.concat([noise(20_000, at), Buffer.alloc(at)]),
  );
  const members = await membersOf(Buffer.concat(contents.map((content) => gzipSync(content))));
  expect(members.map((pieces) => pieces.length)).toEqual(contents.map(() => 1));
  expect(members.flat().every((bytes, at) => contents[at]!.equals(bytes as Uint8Array))).toBe(true);
});

it('reads members that are long, or become long, and goes on after them', async () => {
  const contents = [noise(700_000), Buffer.alloc(8_000_000, 'long '), Buffer.from('short')];
  const members = await membersOf(Buffer.concat(contents.map((content) => gzipSync(content))));
  const joined = members.map((pieces) => Buffer.concat(pieces as Uint8Array[]));
  expect(joined.map((bytes, at) => bytes.equals(contents[at]!))).toEqual([true, true, true]);
  expect(Math.max(...members[1]!.map((bytes) => bytes.length))).toBeLessThan(2 ** 20);
});

it('says what is wrong with a member that is cut off or changed', async () => {
  const member = gzipSync(Buffer.from('a member'.repeat(9)));
  const changed = Buffer.from(member);
  changed[member.length - 6]! ^= 1;
  const members = await membersOf(Buffer.concat([changed, member, member.subarray(0, -3)]));
  expect(members.map((pieces) => pieces.at(-1))).toMatchObject([
    'damaged',
    expect.any(Uint8Array),
    'truncated',
  ]);
});

it('keeps no more memory for a short member than it needs', async () => {
  const members = await membersOf(Buffer.concat([gzipSync('a short one'), gzipSync('another')]));
  const held = members.flat().map((bytes) => (bytes as Uint8Array).buffer.byteLength);
  expect(Math.max(...held)).toBeLessThan(100);
});

/** Places where a member may begin, each with a block that ends where the last one ends; what follows is long, and damaged at its end. */
function overlappingMembers(): Buffer {
  const starts = 2000;
  const begin = Buffer.concat(
    Array.from({ length: starts }, (_, at) => {
      const rest = 15 * (starts - at - 1);
      const start = Buffer.from('1f8b08000000000000ff0000000000', 'hex');
      start.writeUInt16LE(rest, 11);
      start.writeUInt16LE(0xffff - rest, 13);
      return start;
    }),
  );
  const long = deflateRawSync(noise(100_000), { finishFlush: constants.Z_SYNC_FLUSH });
  return Buffer.concat([begin, long, Buffer.from('ffffffff', 'hex'), Buffer.alloc(300_000, 1)]);
}

it('does not inflate the same damage for each of many places where a member may begin', async () => {
  const members = await membersOf(Buffer.concat([overlappingMembers(), gzipSync('still found')]));
  expect(members.length).toBeLessThan(100);
  expect(members.at(-1)?.map(String)).toEqual([String(Buffer.from('still found').toJSON().data)]);
});

it('reports where it looks for no members, because too much is damaged', async () => {
  const path = join(folder, 'b.gz');
  writeFileSync(path, overlappingMembers());
  const file = await FileWindow.open(path);
  const passed: string[] = [];
  for await (const piece of gzipMembers(file, { start: 0, end: file.size }))
    if (piece.kind === 'damage' && piece.error.message.startsWith('too much'))
      passed.push(`${piece.offset}: ${piece.error.message}`);
  await file.close();
  expect(passed).toEqual([
    expect.stringMatching(/^\d+: too much of the file is damaged to look for records in these \d+ bytes$/),
  ]);
});

it('finds every member beside damaged ones, however many and short they are', async () => {
  const count = 8000;
  const whole = Array.from({ length: count / 2 }, (_, at) => gzipSync(noise(160, at)));
  // No block has this type, so the data fail at their first byte.
  const broken = whole.map((member) => Buffer.from(member).fill(0x07, 10, 11));
  const members = await membersOf(Buffer.concat(whole.flatMap((member, at) => [broken[at]!, member])));
  expect(members.filter(([first]) => first instanceof Uint8Array)).toHaveLength(count / 2);
  expect(members.filter(([first]) => first === 'damaged')).toHaveLength(count / 2);
});

it('calls a member truncated of which the file has the first bytes alone', async () => {
  const member = gzipSync('whole');
  const named = Buffer.from('1f8b0808000000000003', 'hex');
  const ends = [1, 2, 3, 4, 9].map((length) => member.subarray(0, length));
  for (const end of [...ends, Buffer.concat([named, Buffer.from('a name')])]) {
    const members = await membersOf(Buffer.concat([member, end]));
    expect(members, end.toString('hex')).toEqual([[expect.any(Uint8Array)], ['truncated']]);
  }
});
