import { CHUNK_ROWS, eachChunk, type Kernel, repeatRow } from './kernel/kernel.ts';
import type { Linear, ScanLayers } from './model.ts';

/** A recurrence along the blocks, in both directions; a chunk begins with the states where the one before it ended. */
export function scanBlocks(
  kernel: Kernel,
  { forwards, backwards }: ScanLayers,
  rows: number,
  count: number,
  sequence: number,
): number {
  const step = 2 * sequence;
  const states = kernel.take(count * step);
  const mark = kernel.mark();
  const mixed = kernel.take(CHUNK_ROWS * step);
  const nothing = kernel.take(sequence);
  kernel.numbers.fill(0, nothing, nothing + sequence);
  const scan = ({ parts, bias }: Linear, first: number, chunk: number, isBackwards: boolean): void => {
    const layer = parts[0]!;
    repeatRow(kernel, bias, step, mixed, chunk);
    kernel.multiply(layer, rows + first * layer.inputs, layer.inputs, mixed, chunk);
    const out = states + first * step + (isBackwards ? sequence : 0);
    const isFirst = isBackwards ? first + chunk === count : first === 0;
    const before = isFirst ? nothing : out + (isBackwards ? chunk : -1) * step;
    kernel.scan({ mixed, rows: chunk, states: sequence, out, step, isBackwards, before });
  };
  eachChunk(count, (first, chunk) => scan(forwards, first, chunk, false));
  for (let end = count; end > 0; end -= CHUNK_ROWS) {
    const first = Math.max(0, end - CHUNK_ROWS);
    scan(backwards, first, end - first, true);
  }
  kernel.release(mark);
  return states;
}
