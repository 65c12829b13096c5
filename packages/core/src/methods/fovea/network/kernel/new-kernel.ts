import type { Kernel } from './kernel.ts';
import { PlainKernel } from './plain-kernel.ts';
import { MOST_OUTPUTS, SimdKernel, TILE } from './simd-kernel.ts';

interface Sizes {
  readonly width: number;
  readonly sequence: number;
}

/** The fastest kernel that there is for a network of these sizes. */
export function newKernel(sizes: Sizes): Kernel {
  if (!fits(sizes) || !isLittleEndian()) return new PlainKernel();
  try {
    return new SimdKernel();
  } catch {
    // No WebAssembly, none with SIMD, or a content security policy without `wasm-unsafe-eval`.
    return new PlainKernel();
  }
}

/** Whether every layer has whole tiles of outputs, and no more of them than there is room for. */
function fits({ width, sequence }: Sizes): boolean {
  return [width, 4 * sequence].every((outputs) => outputs % TILE === 0 && outputs <= MOST_OUTPUTS);
}

/** As the memory of WebAssembly always is; elsewhere JavaScript would read other numbers from it than it wrote. */
function isLittleEndian(): boolean {
  return new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
}
