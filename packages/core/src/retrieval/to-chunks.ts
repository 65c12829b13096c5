import { Meter } from '../budget/meter.ts';
import type { ContentElement } from '../content/content-tree.ts';
import { placedBlocks } from '../output/blocks/to-blocks.ts';
import { toMarkdown } from '../output/markdown/markdown.ts';
import { type Place, Places } from '../output/places/places.ts';
import { toText } from '../output/text.ts';
import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import type { SourceRange } from '../selection/selection.ts';
import { assemble } from './assemble.ts';
import type { ContentChunk } from './chunk.ts';
import type { ChunkSize } from './chunk-size.ts';
import { findUnits } from './find-units.ts';
import { outlineOf } from './outline.ts';
import { type Pack, packUnits, type SplitUnit } from './pack.ts';
import { sourceOffsets } from './source-offsets.ts';
import type { TokenCounter } from './token-counter.ts';
import { joinedParts, type LinePart, type Unit } from './unit.ts';

/** What chunks are made with. */
export interface ChunkContext {
  readonly page: Page;
  readonly size: ChunkSize;
  readonly counter: TokenCounter;
  /** Captions that are not part of the running text. */
  readonly quiet?: ReadonlySet<NodeId>;
  readonly meter?: Meter;
}

/** Characters of a chunk as JSON besides its texts: keys, ids, offsets. @cap */
const CHUNK_COST = 160;
/** The same for the id of a block. @cap */
const ID_COST = 8;

/** Cuts content into chunks that follow its structure. */
export function toChunks(content: ContentElement, context: ChunkContext): readonly ContentChunk[] {
  const { page, size, counter, meter = new Meter() } = context;
  const units = findUnits(content, counter, size.maxTokens);
  const split: SplitUnit = (unit, limit) => findUnits(assemble([unit]), counter, limit);
  const writer = new ChunkWriter(context, new Places(page, content));
  const chunks: ContentChunk[] = [];
  for (const pack of packUnits(units, outlineOf(units), size, split)) {
    const chunk = writer.write(pack);
    if (chunk.text === '' && chunk.markdown === '') continue;
    if (!meter.take(sizeOf(chunk))) break;
    chunks.push(chunk);
  }
  return chunks;
}

function sizeOf({ headings, text, markdown, nodeIds }: ContentChunk): number {
  const names = headings.reduce((sum, heading) => sum + heading.length, 0);
  return CHUNK_COST + names + text.length + markdown.length + ID_COST * nodeIds.length;
}

class ChunkWriter {
  readonly #context: ChunkContext;
  readonly #places: Places;
  /** Where a line that is split stands, and each of its characters. */
  readonly #lines = new Map<
    LinePart['line'],
    { place: Place | null; offsets: ReturnType<typeof sourceOffsets> }
  >();

  constructor(context: ChunkContext, places: Places) {
    this.#context = context;
    this.#places = places;
  }

  write({ headings, units, repeated }: Pack): ContentChunk {
    const { counter, quiet } = this.#context;
    const content = assemble(joinedParts(units));
    const markdown = toMarkdown(content);
    const text = toText(content, undefined, quiet);
    const places = mergedParts(units).flatMap((unit) => this.#placesOf(unit));
    const nodeIds = places.flatMap(({ nodeId }) => (nodeId === null ? [] : [nodeId]));
    const first = units[repeated]?.part;
    const overlap = repeated === 0 ? 0 : this.#repeats(units.slice(0, repeated), text);
    return {
      headings,
      text,
      markdown,
      tokens: counter.count(markdown),
      nodeIds: [...new Set(nodeIds)],
      source: this.#places.source(this.#places.join(places)),
      ...(overlap > 0 ? { overlap } : {}),
      ...(first !== undefined && first.from > 0 ? { continued: true as const } : {}),
    };
  }

  #repeats(units: readonly Unit[], text: string): number {
    const before = toText(assemble(joinedParts(units)), undefined, this.#context.quiet);
    return text.startsWith(before) ? before.length : 0;
  }

  #placesOf(unit: Unit): readonly Place[] {
    const { page } = this.#context;
    if (unit.part === undefined)
      return placedBlocks(assemble([unit], false), page, this.#places).map(({ place }) => place);
    const { line, from, to } = unit.part;
    const known = this.#lineOf(unit, line);
    if (known.place === null) return [];
    const start = known.offsets?.(from, false) ?? null;
    const end = known.offsets?.(to, true) ?? null;
    if (start === null || end === null || end < start) return [known.place];
    return [{ ...known.place, spans: clip(known.place.spans, start, end) }];
  }

  #lineOf(
    { around }: Unit,
    line: LinePart['line'],
  ): { place: Place | null; offsets: ReturnType<typeof sourceOffsets> } {
    const known = this.#lines.get(line);
    if (known !== undefined) return known;
    const { page } = this.#context;
    const whole = assemble([{ nodes: line.slice(0, line.text.length), around }], false);
    const [first] = placedBlocks(whole, page, this.#places);
    const found = { place: first?.place ?? null, offsets: sourceOffsets(page, line) };
    this.#lines.set(line, found);
    return found;
  }
}

/** Units in which parts of one line that follow each other are one. */
function mergedParts(units: readonly Unit[]): readonly Unit[] {
  const merged: Unit[] = [];
  for (const unit of units) {
    const last = merged.at(-1);
    const { part } = unit;
    if (part !== undefined && last?.part?.line === part.line && last.part.to === part.from)
      merged[merged.length - 1] = { ...last, part: { ...part, from: last.part.from } };
    else merged.push(unit);
  }
  return merged;
}

function clip(spans: readonly SourceRange[], start: number, end: number): readonly SourceRange[] {
  return spans
    .map((span) => ({ start: Math.max(span.start, start), end: Math.min(span.end, end) }))
    .filter((span) => span.start < span.end);
}
