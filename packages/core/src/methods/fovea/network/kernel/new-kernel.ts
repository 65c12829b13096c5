import type { Kernel } from './kernel.ts';
import { PlainKernel } from './plain-kernel.ts';
import { SimdKernel, TILE } from './simd-kernel.ts';

/** The fastest kernel that there is for a network of these sizes. */
export function newKernel(sizes: { readonly width: number; readonly sequence: number }): Kernel {
  if (sizes.width % TILE !== 0 || (4 * sizes.sequence) % TILE !== 0) return new PlainKernel();
  try {
    return new SimdKernel();
  } catch {
    // No WebAssembly, none with SIMD, or a content security policy without `wasm-unsafe-eval`.
    return new PlainKernel();
  }
}
