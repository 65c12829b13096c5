import { describe, expect, it } from 'vitest';
import { textContent } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { stringCodes } from './codes.ts';
import { decodeReferences, numericReference } from './references.ts';

const asParsed = (text: string): string => textContent(pageFromHtml(`<p>${text}`), 0);

describe('decodeReferences', () => {
  it.each([
    '&#1587;&#x633;&#X633;',
    '&#150;&#128;',
    '&#65 &#x41g',
    '&#xd800;&#x110000;&#99999999999;',
    '&nosuch; & &; &#; &#x;',
    '&amp;lt; &eacute;&Eacute; &CounterClockwiseContourIntegral; &fjlig;',
    '&#0; &#65ab; &nbspace;',
  ])('reads %s as the parser does', (text) => {
    expect(decodeReferences(text)).toBe(asParsed(text));
  });

  it('leaves a name without its semicolon alone', () => {
    expect(decodeReferences('?a=1&copy=2')).toBe('?a=1&copy=2');
  });
});

describe('numericReference', () => {
  it('says what it stands for and where it ends', () => {
    expect(numericReference(stringCodes('a&#1587;b'), 1)).toEqual({ codePoint: 0x633, end: 8 });
    expect(numericReference(stringCodes('&#x633b'), 0)).toEqual({ codePoint: 0x633b, end: 7 });
    expect(numericReference(stringCodes('&#128;'), 0)).toEqual({ codePoint: 0x20ac, end: 6 });
    expect(numericReference(stringCodes('&#xd800;'), 0)).toEqual({ codePoint: 0xfffd, end: 8 });
    expect(numericReference(stringCodes('&#'), 0)).toBeNull();
    expect(numericReference(stringCodes('&amp;'), 0)).toBeNull();
  });
});
