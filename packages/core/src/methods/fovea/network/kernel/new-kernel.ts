import type { Kernel } from './kernel.ts';
import { PlainKernel } from './plain-kernel.ts';
import { MAX_OUTPUTS, SimdKernel, TILE } from './simd-kernel.ts';

interface Sizes {
  readonly width: number;
  readonly sequence: number;
}

/** The fastest available kernel for a network of these sizes. */
export function newKernel(sizes: Sizes): Kernel {
  if (!fits(sizes) || !isLittleEndian()) return new PlainKernel();
  try {
    return new SimdKernel();
  } catch {
    // No WebAssembly, none with SIMD, or a content security policy without `wasm-unsafe-eval`.
    return new PlainKernel();
  }
}

/** Whether the outputs of every layer fill whole tiles and fit the memory. */
function fits({ width, sequence }: Sizes): boolean {
  return [width, 2 * sequence].every((outputs) => outputs % TILE === 0 && outputs <= MAX_OUTPUTS);
}

/** The memory of WebAssembly is always little-endian; on other platforms JavaScript would misread it. */
function isLittleEndian(): boolean {
  return new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
}
