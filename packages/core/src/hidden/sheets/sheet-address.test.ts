import { describe, expect, it } from 'vitest';
import { isSheetAddress, sheetInAddress } from './sheet-address.ts';

describe('an address', () => {
  it.each([
    ['data:text/css,a', true],
    [' DATA:text/css;charset=utf-8,a', true],
    ['data:text/css', false],
    ['data:text/html,data:text/css,a', false],
    ['x data:text/css,a', false],
    ['a.css', false],
  ])('%s holds a sheet: %s', (address, isSheet) => {
    expect(isSheetAddress(address)).toBe(isSheet);
  });

  it.each([
    ['data:text/css,a%7Bb%7D', 'a{b}'],
    ['data:text/css;charset=utf-8,%C3%A4', 'ä'],
    ['data:text/css,%E0', ''],
    ['data:text/css;base64,w6QgYg==', 'ä b'],
    ['data:text/css; base64 ,YWI=', 'ab'],
    ['data:text/css;base64,Y\nWI', 'ab'],
    ['data:text/css;base64x,YWI', 'YWI'],
    ['data:text/css;xbase64,YWI', 'YWI'],
  ])('%j holds the sheet %j', (address, css) => {
    expect(sheetInAddress(address, 100)).toBe(css);
  });

  it('is read so far and no further', () => {
    expect(sheetInAddress('data:text/css,abc', 2)).toBe('ab');
  });
});
