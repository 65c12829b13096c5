import type { BorderlineBlock, RemovedPart } from 'fovea';

/** A removed block as one readable line: its path, the step, the reason, and the start of its text. */
export function removedLine(block: RemovedPart): string {
  const score = block.score === null ? '' : ` (score ${Math.round(block.score * 1000) / 1000})`;
  const text = block.text === '' ? '' : `: "${block.text}"`;
  return `removed ${block.path} [${block.step}] ${block.reason}${score}${text}`;
}

/** A close call as one readable line; its number is the id for `--restore` and `--remove`. */
export function borderlineLine({ nodeId, path, kept, score, reason, text }: BorderlineBlock): string {
  return `borderline ${nodeId} ${kept ? 'kept' : 'left out'} ${path} ${reason} (score ${score}): "${text}"`;
}
