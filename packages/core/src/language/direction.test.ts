import { expect, it } from 'vitest';
import { directionOf } from './direction.ts';

it.each([
  ['', null],
  ['123 !?', null],
  ['Hello', 'ltr'],
  ['日本語', 'ltr'],
  ['שלום עולם', 'rtl'],
  ['مرحبا بالعالم', 'rtl'],
  ['یہ اردو ہے', 'rtl'],
  ['ދިވެހި', 'rtl'],
  ['\u{1e900}\u{1e901}', 'rtl'],
  ['iOS نظام تشغيل للهواتف', 'rtl'],
  ['The word سلام means peace', 'ltr'],
  ['ab שד', 'ltr'],
  ['שד ab', 'rtl'],
  ['\ud83a', null],
] as const)('%j reads %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
