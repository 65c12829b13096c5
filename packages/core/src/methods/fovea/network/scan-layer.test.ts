import { describe, expect, it } from 'vitest';
import { scanLayer } from './scan-layer.ts';

/** One input, and one state in each direction. */
const layers = (gateBias: number) => {
  const gate = {
    inputs: 1,
    outputs: 2,
    weight: Float64Array.of(0, 0),
    bias: Float64Array.of(gateBias, gateBias),
  };
  const candidate = { inputs: 1, outputs: 2, weight: Float64Array.of(1, 1), bias: Float64Array.of(0, 0) };
  return { gate, candidate };
};

describe('scanLayer', () => {
  it('mixes forwards in the first half and backwards in the second', () => {
    // A gate of 0.5; candidates tanh(40) = 1, 0 and -1. Forwards: 0.5, 0.25, -0.375. Backwards: 0.375, -0.25, -0.5.
    const states = scanLayer(layers(0), Float64Array.of(40, 0, -40), 3);
    expect([...states].map((state) => Math.round(state * 1e6) / 1e6)).toEqual([
      0.5, 0.375, 0.25, -0.25, -0.375, -0.5,
    ]);
  });

  it('forgets all where the gate is open, and keeps nothing new where it is shut', () => {
    expect([...scanLayer(layers(50), Float64Array.of(40, -40), 2)]).toEqual([1, 1, -1, -1]);
    expect(scanLayer(layers(-50), Float64Array.of(40, -40), 2).some(Boolean)).toBe(false);
  });

  it('has nothing to say of no blocks', () => {
    expect(scanLayer(layers(0), new Float64Array(0), 0).length).toBe(0);
  });
});
