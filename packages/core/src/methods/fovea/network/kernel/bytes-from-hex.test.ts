import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesFromHex } from './bytes-from-hex.ts';

it('undoes what encoders do', () => {
  expect([...bytesFromHex('')]).toEqual([]);
  expect([...bytesFromHex('00ff0a')]).toEqual([0, 255, 10]);
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect([...bytesFromHex(Buffer.from(bytes).toString('hex'))]).toEqual([...bytes]);
    }),
  );
});
