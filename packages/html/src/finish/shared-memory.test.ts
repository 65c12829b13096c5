import { describe, expect, it } from 'vitest';
import { SharedMemory } from './shared-memory.ts';

describe('SharedMemory', () => {
  it('hands out arrays side by side, that do not touch each other', () => {
    const memory = new SharedMemory(3, 3, 3);
    const arrays = [
      memory.int32(1).fill(1),
      memory.uint8(2).fill(2),
      memory.uint16(3).fill(3),
      memory.int32(2).fill(-4),
      memory.uint8(1).fill(5),
    ];
    expect(arrays.map((array) => [...array])).toEqual([[1], [2, 2], [3, 3, 3], [-4, -4], [5]]);
    expect(new Set(arrays.map(({ buffer }) => buffer)).size).toBe(1);
  });

  it('has nothing to give where nothing was asked for', () => {
    expect(new SharedMemory(0, 0, 0).int32(0)).toHaveLength(0);
  });
});
