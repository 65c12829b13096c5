import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputRow, type Linear, multiply, rectify } from './tensors.ts';

const layer = (inputs: number, weight: readonly number[], bias: readonly number[]): Linear => ({
  inputs,
  outputs: bias.length,
  weight: Float64Array.from(weight),
  bias: Float64Array.from(bias),
});

describe('InputRow', () => {
  it('keeps what is not zero, and where it belongs', () => {
    const row = new InputRow(6);
    row.add(Float64Array.of(9, 0, 2, -3, 9), 1, 3, 2);
    expect([...row.inputs.subarray(0, row.count)]).toEqual([3, 4]);
    expect([...row.values.subarray(0, row.count)]).toEqual([2, -3]);
  });

  it('takes bytes for shares of 255, and adds to what is there', () => {
    const row = new InputRow(6);
    row.addBytes(Uint8Array.of(7, 255, 0, 51), 1, 3);
    row.add(Float64Array.of(4), 0, 1, 5);
    expect([...row.inputs.subarray(0, row.count)]).toEqual([0, 2, 5]);
    expect([...row.values.subarray(0, row.count)]).toEqual([1, 0.2, 4]);
    row.clear();
    expect(row.count).toBe(0);
  });
});

describe('multiply', () => {
  it('is worked by hand', () => {
    // (2, 3) times ((1, 10), (100, 1000)) is (302, 3020).
    const row = new InputRow(2);
    row.add(Float64Array.of(2, 3), 0, 2, 0);
    const out = new Float64Array(4).fill(-1);
    multiply(layer(2, [1, 10, 100, 1000], [0.5, 0.25]), row, Float64Array.of(9, 0.5, 0.25), 1, out, 1);
    expect([...out]).toEqual([-1, 302.5, 3020.25, -1]);
  });

  it('may go on from its own output', () => {
    const row = new InputRow(1);
    row.add(Float64Array.of(2), 0, 1, 0);
    const out = Float64Array.of(1, 1);
    multiply(layer(1, [3, 4], [0, 0]), row, out, 0, out, 0);
    expect([...out]).toEqual([7, 9]);
  });

  it('is the plain product for any size: tiles of eight and what is left over', () => {
    const number = fc.double({ min: -4, max: 4, noNaN: true });
    const sizes = fc.record({
      inputs: fc.integer({ min: 1, max: 9 }),
      outputs: fc.integer({ min: 1, max: 27 }),
    });
    const cases = sizes.chain(({ inputs, outputs }) =>
      fc.record({
        x: fc.array(fc.oneof(fc.constant(0), number), { minLength: inputs, maxLength: inputs }),
        weight: fc.array(number, { minLength: inputs * outputs, maxLength: inputs * outputs }),
        bias: fc.array(number, { minLength: outputs, maxLength: outputs }),
      }),
    );
    fc.assert(
      fc.property(cases, ({ x, weight, bias }) => {
        const row = new InputRow(x.length);
        row.add(Float64Array.from(x), 0, x.length, 0);
        const out = new Float64Array(bias.length);
        multiply(layer(x.length, weight, bias), row, Float64Array.from(bias), 0, out, 0);
        bias.forEach((start, o) => {
          const plain = x.reduce((sum, value, i) => sum + value * weight[i * bias.length + o]!, start);
          expect(out[o]).toBeCloseTo(plain, 9);
        });
      }),
    );
  });
});

describe('rectify', () => {
  it('cuts what is below zero, in its part', () => {
    const values = Float64Array.of(-1, -2, 3, -4);
    rectify(values, 1, 3);
    expect([...values]).toEqual([-1, 0, 3, -4]);
  });
});
