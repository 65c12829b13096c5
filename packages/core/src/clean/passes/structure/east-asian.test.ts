import { expect, it } from 'vitest';
import { isEastAsian } from './east-asian.ts';

it('knows the scripts that are written without spaces', () => {
  const ends = [
    [0x2e80, 0x312f],
    [0x3190, 0x4dbf],
    [0x4e00, 0xa4cf],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe4f],
    [0xff00, 0xff9f],
    [0x1_b000, 0x1_b16f],
    [0x2_0000, 0x3_ffff],
  ] as const;
  for (const [first, last] of ends) {
    expect([first - 1, first, last, last + 1].map(isEastAsian), first.toString(16)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  }
  expect([...'a한ไ字かㄅ。'].map((letter) => isEastAsian(letter.codePointAt(0)!))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
});
