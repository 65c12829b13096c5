import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEPT_NUMBERS, type Kernel, type Layer, repeatRow } from './kernel.ts';
import { PlainKernel } from './plain-kernel.ts';
import { SimdKernel, TILE } from './simd-kernel.ts';

const KERNELS: readonly [string, () => Kernel][] = [
  ['plain', () => new PlainKernel()],
  ['simd', () => new SimdKernel()],
];

/** Puts numbers into memory. */
function put(kernel: Kernel, values: ArrayLike<number>): number {
  const at = kernel.take(values.length);
  kernel.numbers.set(values, at);
  return at;
}

const get = (kernel: Kernel, at: number, count: number): number[] => [
  ...kernel.numbers.subarray(at, at + count),
];

/** A layer whose outputs beyond the first two are zero: both kernels take a full tile. */
function narrow(kernel: Kernel, rows: readonly (readonly [number, number])[]): Layer {
  const at = put(kernel, new Float64Array(rows.length * TILE));
  rows.forEach((row, i) => {
    kernel.numbers.set(row, at + i * TILE);
  });
  return { at, inputs: rows.length, outputs: TILE };
}

describe.each(KERNELS)('the %s kernel', (_, make) => {
  it('multiplies, worked by hand', () => {
    // (2, 3) times ((1, 10), (100, 1000)) is (302, 3020); the second row, three numbers further on, is (0, 1).
    const kernel = make();
    const layer = narrow(kernel, [
      [1, 10],
      [100, 1000],
    ]);
    const x = put(kernel, [2, 3, 99, 0, 1]);
    const out = put(kernel, new Float64Array(2 * TILE).fill(0.5));
    kernel.multiply(layer, x, 3, out, 2);
    expect(get(kernel, out, 3)).toEqual([302.5, 3020.5, 0.5]);
    expect(get(kernel, out + TILE, 3)).toEqual([100.5, 1000.5, 0.5]);
  });

  it('takes bytes for shares of 255', () => {
    const kernel = make();
    const layer = narrow(kernel, [
      [1, 2],
      [4, 8],
      [16, 32],
    ]);
    const out = put(kernel, new Float64Array(2 * TILE));
    kernel.multiplyBytes(layer, Uint8Array.of(255, 0, 51, 0, 255, 0), out, 2);
    [4.2, 8.4].forEach((wanted, i) => {
      expect(kernel.numbers[out + i]).toBeCloseTo(wanted, 5);
    });
    expect(get(kernel, out + TILE, 2)).toEqual([4, 8]);
  });

  it('takes more bytes than it hands over at a time', () => {
    const kernel = make();
    const layer = narrow(
      kernel,
      Array.from({ length: 100 }, () => [1, 0] as const),
    );
    const rows = 1000;
    const out = put(kernel, new Float64Array(rows * TILE));
    kernel.multiplyBytes(layer, new Uint8Array(rows * 100).fill(255), out, rows);
    expect(new Set(get(kernel, out, rows * TILE).filter((__, i) => i % TILE === 0))).toEqual(new Set([100]));
  });

  it('adds rows to rows, one row to several and several to one', () => {
    const kernel = make();
    const from = put(kernel, [1, 2, 3, 4, 10, 20, 30, 40]);
    const to = put(kernel, new Float64Array(8).fill(100));
    kernel.addRows(Int32Array.of(0, 0, 1, 0, 1, 1, 0, 1), 6, from, to, 4);
    expect(get(kernel, to, 8)).toEqual([111, 122, 133, 144, 110, 120, 130, 140]);
  });

  it('hands rows down the pairs, each row whole before it is handed on', () => {
    // Row 1 is (0 + 2, -10 + 1), cut to (2, 0); row 2 is (5 + 2 * 2, 7 + 1 * 2).
    const kernel = make();
    const weights = new Float64Array(TILE * TILE);
    weights[0] = 2;
    weights[1] = 1;
    const layer = { at: put(kernel, weights), inputs: TILE, outputs: TILE };
    const rows = new Float64Array(3 * TILE);
    rows.set([1, 1]);
    rows.set([0, -10], TILE);
    rows.set([5, 7], 2 * TILE);
    const at = put(kernel, rows);
    kernel.handDown(layer, at, Int32Array.of(0, 1, 1, 2, 9, 9), 4);
    expect(get(kernel, at + TILE, 3)).toEqual([2, 0, 0]);
    expect(get(kernel, at + 2 * TILE, 3)).toEqual([9, 9, 0]);
  });

  it('takes the means of spans that stand in each other, side by side, or are empty', () => {
    const kernel = make();
    const rows = put(kernel, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 18]);
    const out = put(kernel, new Float64Array(16).fill(99));
    const mark = kernel.mark();
    kernel.spanMeans(rows, 3, 4, Int32Array.of(0, 3, 1, 2, 0, 2, 3, 3), out);
    expect(get(kernel, out, 16)).toEqual([5, 6, 7, 10, 5, 6, 7, 8, 3, 4, 5, 6, 0, 0, 0, 0]);
    expect(kernel.mark()).toBe(mark);
  });

  it('keeps the digits of a short span far down a long table', () => {
    const kernel = make();
    const count = 20_000;
    const rows = put(kernel, new Float64Array(count * 4).fill(1000));
    kernel.numbers.fill(0.001, rows + (count - 1) * 4, rows + count * 4);
    const spans = Int32Array.from({ length: 2 * count }, (__, i) => Math.ceil(i / 2));
    const out = put(kernel, new Float64Array(count * 4));
    kernel.spanMeans(rows, count, 4, spans, out);
    expect(kernel.numbers[out]).toBe(1000);
    expect(kernel.numbers[out + (count - 1) * 4]).toBeCloseTo(0.001, 7);
  });

  it('multiplies a row of many inputs, as many as a page has blocks', () => {
    const kernel = make();
    const inputs = 5000;
    const weights = new Float64Array(inputs * TILE);
    for (let i = 0; i < inputs; i++) weights[i * TILE] = 1;
    const layer = { at: put(kernel, weights), inputs, outputs: TILE };
    const x = put(kernel, new Float64Array(3 * inputs).fill(1));
    const out = put(kernel, new Float64Array(4 * TILE));
    kernel.multiply(layer, x, inputs, out, 3);
    const firsts = get(kernel, out, 4 * TILE).filter((__, i) => i % TILE === 0);
    expect(firsts).toEqual([inputs, inputs, inputs, 0]);
    expect(kernel.numbers[out + 1]).toBe(0);
  });

  it('cuts what is below zero, in its part', () => {
    const kernel = make();
    const at = put(kernel, [-1, -2, 3, -4, 5, 6, -7, 8, -9, 1, 1, 1]);
    kernel.rectify(at + 4, 4);
    expect(get(kernel, at, 12)).toEqual([-1, -2, 3, -4, 5, 6, 0, 8, -9, 1, 1, 1]);
  });

  /** Four states along rows of one gate and one candidate each; `before` stands before the first of them. */
  function scan(
    kernel: Kernel,
    rows: readonly (readonly [gate: number, candidate: number])[],
    isBackwards = false,
    before = 0,
  ): number[] {
    const four = (value: number): number[] => [value, value, value, value];
    const mixed = put(
      kernel,
      rows.flatMap(([gate, candidate]) => [...four(gate), ...four(candidate)]),
    );
    const out = put(kernel, new Float64Array(rows.length * 4));
    const start = put(kernel, four(before));
    kernel.scan({ mixed, rows: rows.length, states: 4, out, step: 4, isBackwards, before: start });
    const states = get(kernel, out, rows.length * 4);
    states.forEach((state, i) => {
      expect(state).toBe(states[i - (i % 4)]);
    });
    return states.filter((_state, i) => i % 4 === 0);
  }

  it('scans forwards and backwards, from where it is told', () => {
    // A gate of 0.5; candidates tanh(40) = 1, 0 and -1.
    const kernel = make();
    const rows = [
      [0, 40],
      [0, 0],
      [0, -40],
    ] as const;
    const close = (states: number[], wanted: number[]): void => {
      expect(states.length).toBe(wanted.length);
      states.forEach((state, i) => {
        expect(state).toBeCloseTo(wanted[i]!, 5);
      });
    };
    close(scan(kernel, rows), [0.5, 0.25, -0.375]);
    close(scan(kernel, rows, true), [0.375, -0.25, -0.5]);
    close(scan(kernel, rows, false, 1), [1, 0.5, -0.25]);
    close(scan(kernel, rows, true, 1), [0.5, 0, 0]);
  });

  it('scans in parts what it scans as a whole', () => {
    const kernel = make();
    const rows = Array.from({ length: 9 }, (__, i) => [Math.sin(i), Math.cos(3 * i)] as const);
    const whole = scan(kernel, rows);
    expect(scan(kernel, rows.slice(4), false, whole[3]!)).toEqual(whole.slice(4));
    const back = scan(kernel, rows, true);
    expect(scan(kernel, rows.slice(0, 4), true, back[4]!)).toEqual(back.slice(0, 4));
  });

  it('forgets all where the gate is open, and keeps nothing new where it is shut', () => {
    const kernel = make();
    const states = (gate: number): number[] =>
      scan(kernel, [
        [gate, 90],
        [gate, -90],
      ]).map((state) => Math.round(state * 1e5) / 1e5 + 0);
    expect(states(1000)).toEqual([1, -1]);
    expect(states(-1000)).toEqual([0, 0]);
  });

  it('has nothing to do for no rows', () => {
    const kernel = make();
    const layer = narrow(kernel, [[1, 2]]);
    const at = put(kernel, [7, 7, 7, 7]);
    kernel.multiply(layer, at, 1, at, 0);
    kernel.multiplyBytes(layer, new Uint8Array(0), at, 0);
    kernel.addRows(new Int32Array(0), 0, at, at, 4);
    kernel.addRows(Int32Array.of(0, 0), 2, at, at, 0);
    kernel.handDown(layer, at, new Int32Array(0), 0);
    kernel.spanMeans(at, 0, 4, new Int32Array(0), at);
    kernel.rectify(at, 0);
    kernel.scan({ mixed: at, rows: 0, states: 4, out: at, step: 4, isBackwards: false, before: at });
    repeatRow(kernel, layer.at, TILE, at, 0);
    expect(get(kernel, at, 4)).toEqual([7, 7, 7, 7]);
  });

  it('repeats a row, also its own first', () => {
    const kernel = make();
    const at = put(kernel, [1, 2, 3, 4, ...new Array<number>(20).fill(0)]);
    repeatRow(kernel, at, 4, at, 5);
    expect(get(kernel, at, 24)).toEqual([...new Array(5).fill([1, 2, 3, 4]).flat(), 0, 0, 0, 0]);
  });

  it('unpacks whole numbers of one and of two bytes, into rows of any step', () => {
    const kernel = make();
    const scales = [0.5, 0.25, 2, 1];
    const packed = new Uint8Array(4 * 4 + 4 * 2 + 4 * 4 + 8);
    const view = new DataView(packed.buffer);
    scales.forEach((scale, i) => {
      view.setFloat32(4 * i, scale, true);
      view.setFloat32(24 + 4 * i, scale, true);
    });
    [2, -4, 3, 300].forEach((whole, i) => {
      view.setInt16(16 + 2 * i, whole, true);
    });
    [1, 2, 3, 4, -1, -2, -3, -4].forEach((whole, i) => {
      view.setInt8(40 + i, whole);
    });
    const at = put(kernel, new Float64Array(20).fill(9));
    kernel.unpack(packed, { shape: [1, 4], bytes: 2, offset: 0 }, at, 4);
    kernel.unpack(packed, { shape: [2, 4], bytes: 1, offset: 24 }, at + 4, 8);
    expect(get(kernel, at, 20)).toEqual([
      ...[1, -1, 6, 300],
      ...[0.5, 0.5, 6, 4, 9, 9, 9, 9],
      ...[-0.5, -0.5, -6, -4, 9, 9, 9, 9],
    ]);
  });

  it('keeps what it holds while it grows, and gives back what a large page took', () => {
    const kernel = make();
    const kept = put(kernel, [1, 2, 3, 4]);
    const mark = kernel.mark();
    const large = kernel.take(2 * KEPT_NUMBERS);
    kernel.numbers[large + 2 * KEPT_NUMBERS - 1] = 5;
    expect(get(kernel, kept, 4)).toEqual([1, 2, 3, 4]);
    kernel.release(mark);
    kernel.trim();
    expect(kernel.numbers.length).toBeLessThanOrEqual(KEPT_NUMBERS);
    expect(get(kernel, kept, 4)).toEqual([1, 2, 3, 4]);
    expect(kernel.take(4)).toBe(mark);
  });

  it('moves nothing for what was reserved', () => {
    const kernel = make();
    const kept = put(kernel, [1, 2, 3, 4]);
    kernel.reserve(2 * KEPT_NUMBERS);
    const { numbers } = kernel;
    kernel.take(KEPT_NUMBERS);
    kernel.take(KEPT_NUMBERS);
    expect(kernel.numbers).toBe(numbers);
    expect(get(kernel, kept, 4)).toEqual([1, 2, 3, 4]);
    kernel.reserve(0);
    expect(kernel.numbers).toBe(numbers);
  });
});

describe('the simd kernel', () => {
  it('says what to do about a page that 32 bits cannot address', () => {
    expect(() => new SimdKernel().take(2 ** 30)).toThrow('maxNodes');
  });
});

describe('both kernels', () => {
  const number = fc.double({ min: -4, max: 4, noNaN: true });
  const numbers = (count: number): fc.Arbitrary<number[]> =>
    fc.array(fc.oneof(fc.constant(0), number), { minLength: count, maxLength: count });

  it('come to the same', () => {
    const cases = fc
      .record({ inputs: fc.integer({ min: 1, max: 9 }), rows: fc.integer({ min: 1, max: 5 }) })
      .chain(({ inputs, rows }) =>
        fc.record({
          rows: fc.constant(rows),
          x: numbers(inputs * rows),
          bytes: fc.uint8Array({ minLength: inputs * rows, maxLength: inputs * rows }),
          weight: numbers(inputs * TILE),
        }),
      );
    fc.assert(
      fc.property(cases, ({ rows, x, bytes, weight }) => {
        const [plain, simd] = KERNELS.map(([, make]) => {
          const kernel = make();
          const layer = { at: put(kernel, weight), inputs: x.length / rows, outputs: TILE };
          const inputs = put(kernel, x);
          const out = put(kernel, new Float64Array(rows * TILE));
          kernel.multiply(layer, inputs, layer.inputs, out, rows);
          kernel.multiplyBytes(layer, bytes, out, rows);
          const states = kernel.take((rows * TILE) / 2);
          const products = get(kernel, out, rows * TILE);
          const before = put(kernel, new Float64Array(TILE / 2));
          const scan = { mixed: out, rows, states: TILE / 2, out: states, step: TILE / 2, before };
          kernel.scan({ ...scan, isBackwards: rows % 2 === 1 });
          return [...products, ...get(kernel, states, (rows * TILE) / 2)];
        });
        plain!.forEach((value, i) => {
          expect(simd![i]).toBeCloseTo(value, 4);
        });
      }),
    );
  });
});
