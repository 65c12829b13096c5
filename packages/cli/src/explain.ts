import type { BorderlineBlock, ExtractResult, HiddenPart } from 'fovea';

/** What a result says about how the content was chosen. */
export type Explanation = Pick<ExtractResult, 'reasons' | 'removed' | 'hidden' | 'borderline'>;

/** Everything that is known about one block. */
interface Explained {
  readonly nodeId: number;
  readonly path: string;
  readonly steps: string[];
  readonly reasons: string[];
  text: string;
}

/** One readable line for each block that was left out, is not shown, or was a close call; its number is for `--restore` and `--remove`. */
export function explanationLines({
  removed = [],
  hidden = [],
  borderline = [],
}: Explanation): readonly string[] {
  const blocks = new Map<number, Explained>();
  for (const part of removed) {
    const { nodeId, path } = part;
    const block = blocks.get(nodeId) ?? { nodeId, path, steps: [], reasons: [], text: '' };
    blocks.set(nodeId, block);
    if (!block.steps.includes(part.step)) block.steps.push(part.step);
    block.reasons.push(part.reason + scoreOf(part.score));
    block.text ||= part.text;
  }
  const others: string[] = [];
  for (const part of hidden.filter(isWorthALine)) if (!blocks.has(part.nodeId)) others.push(hiddenLine(part));
  for (const call of borderline.filter(isWorthALine)) {
    const block = blocks.get(call.nodeId);
    if (block === undefined) others.push(borderlineLine(call));
    else
      block.reasons.push(
        call.kept ? `borderline, kept ${call.reason}${scoreOf(call.score)}` : `borderline ${call.reason}`,
      );
  }
  return [...[...blocks.values()].filter(isWorthALine).map(removedLine), ...others];
}

/** What readers know without any text. */
const MEDIA: ReadonlySet<string> = new Set([
  'img',
  'picture',
  'figure',
  'svg',
  'canvas',
  'video',
  'audio',
  'iframe',
  'object',
  'embed',
]);
const TAG = /^[\w-]+/;

/** A block without text has nothing that a reader could miss, unless it is a picture or a player. */
function isWorthALine({ path, text }: { readonly path: string; readonly text: string }): boolean {
  return text !== '' || MEDIA.has(TAG.exec(path.split(' > ').at(-1)!)?.[0] ?? '');
}

function removedLine({ nodeId, path, steps, reasons, text }: Explained): string {
  return `removed ${nodeId} ${path} [${steps.join(', ')}] ${reasons.join('; ')}${quoted(text)}`;
}

function hiddenLine({ nodeId, path, kind, by, text }: HiddenPart): string {
  const outcome = kind === 'collapsed' ? 'folded away, kept' : 'left out';
  return `hidden ${nodeId} ${outcome} ${path} by ${by}${quoted(text)}`;
}

function borderlineLine({ nodeId, path, kept, score, reason, text }: BorderlineBlock): string {
  return `borderline ${nodeId} ${kept ? 'kept' : 'left out'} ${path} ${reason}${scoreOf(score)}${quoted(text)}`;
}

function scoreOf(score: number | null): string {
  return score === null ? '' : ` (score ${Math.round(score * 1000) / 1000})`;
}

function quoted(text: string): string {
  return text === '' ? '' : `: "${text}"`;
}

/** A warning, with what to do about it where the command line knows. */
export function warningText({ code, message }: { readonly code: string; readonly message: string }): string {
  if (code === 'needs-scripts') return `${message} Add --render for that.`;
  return code === 'address-list' ? `${message}; fovea batch --urls fetches them` : message;
}
