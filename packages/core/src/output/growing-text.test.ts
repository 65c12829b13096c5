import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GrowingText } from './growing-text.ts';

describe('GrowingText', () => {
  it('is the pieces in their order, read at any time', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constant(null))), (steps) => {
        const text = new GrowingText();
        let wanted = '';
        for (const step of steps) {
          if (step === null) expect(text.toString()).toBe(wanted);
          else {
            text.add(step);
            wanted += step;
          }
          expect(text.length).toBe(wanted.length);
        }
        expect(text.toString()).toBe(wanted);
      }),
    );
  });

  it('holds any number of pieces', () => {
    const text = new GrowingText();
    for (let i = 0; i < 5000; i++) text.add(`${i} `);
    expect(text.toString()).toBe(Array.from({ length: 5000 }, (_, i) => `${i} `).join(''));
  });

  it('goes on after a cut', () => {
    const text = new GrowingText();
    for (let i = 0; i < 3000; i++) text.add('ab');
    text.cut(5);
    text.add('c');
    expect([text.toString(), text.length]).toEqual(['ababac', 6]);
    text.cut(0);
    expect([text.toString(), text.length]).toEqual(['', 0]);
  });
});
