import type { RemovedBlock } from 'fovea';

/** A removed block as one readable line: where, who, why, and how it begins. */
export function removedLine(block: RemovedBlock): string {
  const score = block.score === null ? '' : ` (score ${Math.round(block.score * 1000) / 1000})`;
  const text = block.text === '' ? '' : `: "${block.text}"`;
  return `removed ${block.path} [${block.step}] ${block.reason}${score}${text}`;
}
