import { afterEach, describe, expect, it, vi } from 'vitest';
import { newKernel } from './new-kernel.ts';
import { PlainKernel } from './plain-kernel.ts';
import { SimdKernel } from './simd-kernel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('newKernel', () => {
  it('is WebAssembly where the sizes fit', () => {
    expect(newKernel({ width: 32, sequence: 24 })).toBeInstanceOf(SimdKernel);
    expect(newKernel({ width: 2, sequence: 24 })).toBeInstanceOf(PlainKernel);
    expect(newKernel({ width: 32, sequence: 1 })).toBeInstanceOf(PlainKernel);
    expect(newKernel({ width: 1024, sequence: 256 })).toBeInstanceOf(SimdKernel);
    expect(newKernel({ width: 1040, sequence: 24 })).toBeInstanceOf(PlainKernel);
    expect(newKernel({ width: 32, sequence: 20 })).toBeInstanceOf(PlainKernel);
    expect(newKernel({ width: 32, sequence: 512 })).toBeInstanceOf(SimdKernel);
    expect(newKernel({ width: 32, sequence: 520 })).toBeInstanceOf(PlainKernel);
  });

  it('is plain JavaScript on machines that write the largest byte first', () => {
    vi.stubGlobal('Uint16Array', { of: () => Uint8Array.of(0, 1) });
    expect(newKernel({ width: 32, sequence: 24 })).toBeInstanceOf(PlainKernel);
  });

  it('is plain JavaScript where there is no WebAssembly, or where compiling is forbidden', async () => {
    const forbidden = {
      Module: class {
        constructor() {
          throw new Error('Refused to compile: wasm-unsafe-eval is not allowed');
        }
      },
    };
    for (const global of [undefined, forbidden]) {
      vi.stubGlobal('WebAssembly', global);
      vi.resetModules();
      const fresh = await import('./new-kernel.ts');
      expect(fresh.newKernel({ width: 32, sequence: 24 }).constructor.name).toBe('PlainKernel');
    }
  });
});
