import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decodeBytes } from './decode.ts';

/** A clone of html5lib-tests: where the variable says, or at the root of the workspace. */
const folder =
  process.env['FOVEA_HTML5LIB'] ?? fileURLToPath(new URL('../../../../html5lib-tests', import.meta.url));

/** Cases where Fovea knows better on purpose, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'test-yahoo-jp.dat': 'its bytes are valid UTF-8 under a label that says euc-jp',
};

/** `#data` is bytes up to the line `#encoding`; the line after names the encoding. */
function readCases(file: string): [data: Uint8Array, encoding: string][] {
  const text = readFileSync(file, 'latin1');
  return text
    .split('#data\n')
    .slice(1)
    .map((entry) => entry.split('\n#encoding\n'))
    .map(([data, rest]) => [
      Uint8Array.from(data!, (unit) => unit.charCodeAt(0)),
      rest!.split('\n')[0]!.toLowerCase(),
    ]);
}

/** Where a page has nothing but ASCII, naming it UTF-8 or windows-1252 makes no difference. */
function isSame(data: Uint8Array, found: string, expected: string): boolean {
  const isAscii = data.every((byte) => byte < 0x80);
  return found === expected || (isAscii && found === 'utf-8' && expected === 'windows-1252');
}

describe('html5lib-tests: encoding', () => {
  it('finds the encoding of every page', ({ skip }) => {
    skip(!existsSync(folder), 'no html5lib-tests at the root, and no FOVEA_HTML5LIB');
    const cases = join(folder, 'encoding');
    const wrong = readdirSync(cases)
      .filter((name) => name.endsWith('.dat') && EXCEPTIONS[name] === undefined)
      .flatMap((name) => readCases(join(cases, name)))
      .map(([data, expected]) => ({ data, expected, found: decodeBytes(data).encoding.name }))
      .filter(({ data, expected, found }) => !isSame(data, found, expected));
    expect(wrong.map(({ expected, found }) => `${expected}, not ${found}`)).toEqual([]);
  });
});
