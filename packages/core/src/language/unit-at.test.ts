import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unitAt } from './unit-at.ts';

it('reads what charCodeAt reads, in strings of any form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), fc.nat(20), (a, b, at) => {
      for (const text of [a, a + b, `${a}-${b}`.slice(1)]) {
        expect(unitAt(text, at)).toBe(text.charCodeAt(at));
      }
    }),
  );
});
