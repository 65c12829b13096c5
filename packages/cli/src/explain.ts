import type { BorderlineBlock, HiddenPart, RemovedPart } from 'fovea';

/** A removed block as one readable line: its number, its path, the step, the reason, and the start of its text. */
export function removedLine(block: RemovedPart): string {
  const score = block.score === null ? '' : ` (score ${Math.round(block.score * 1000) / 1000})`;
  const text = block.text === '' ? '' : `: "${block.text}"`;
  return `removed ${block.nodeId} ${block.path} [${block.step}] ${block.reason}${score}${text}`;
}

/** A part that the page does not show, as one readable line. */
export function hiddenLine({ nodeId, path, kind, by, text }: HiddenPart): string {
  const outcome = kind === 'collapsed' ? 'folded away, kept' : 'left out';
  return `hidden ${nodeId} ${outcome} ${path} by ${by}: "${text}"`;
}

/** A close call as one readable line; its number is the id for `--restore` and `--remove`. */
export function borderlineLine({ nodeId, path, kept, score, reason, text }: BorderlineBlock): string {
  return `borderline ${nodeId} ${kept ? 'kept' : 'left out'} ${path} ${reason} (score ${score}): "${text}"`;
}

/** A warning, with what to do about it where the command line knows. */
export function warningText({ code, message }: { readonly code: string; readonly message: string }): string {
  if (code === 'needs-scripts') return `${message} Add --render for that.`;
  return code === 'address-list' ? `${message}; fovea batch --urls fetches them` : message;
}
