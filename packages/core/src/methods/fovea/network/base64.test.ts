import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesFromBase64 } from './base64.ts';

describe('bytesFromBase64', () => {
  it.each([
    ['', []],
    ['AA==', [0]],
    ['/w==', [255]],
    ['AQI=', [1, 2]],
    ['AQID', [1, 2, 3]],
    ['+/+/', [0xfb, 0xff, 0xbf]],
  ])('%j', (text, bytes) => {
    expect([...bytesFromBase64(text)]).toEqual(bytes);
  });

  it('undoes what encoders do', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...bytesFromBase64(btoa(String.fromCharCode(...bytes)))]).toEqual([...bytes]);
      }),
    );
  });
});
