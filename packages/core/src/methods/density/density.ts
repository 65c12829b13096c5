import { sourceOf } from '../../features/text-stream/page-source.ts';
import { growRegion, type LineRegion, largestRegion, regionsOf } from '../../features/text-stream/regions.ts';
import { scanSource } from '../../features/text-stream/scan.ts';
import { rangeSelection } from '../../selection/range-selection.ts';
import type { Method } from '../method.ts';
import { listParameters } from '../parameters.ts';
import { type WithPreset, withPaperPreset } from '../presets.ts';
import { type PieceCut, type TextPieceList, textPieces } from './text-pieces.ts';

/** What counts as long and as close; see the README for the source of each default. */
export interface DensityOptions {
  /** 0 means the mean of the page. */
  readonly minLength: number;
  readonly maxDistance: number;
  readonly cut: PieceCut;
}

/** The densest run of long texts (Moreno, Deschacht, Moens 2009). @sweep density.minLength density.maxDistance */
export const density: Method<WithPreset<DensityOptions>> = withPaperPreset<DensityOptions>(
  {
    name: 'density',
    about: 'The region of the page where long pieces of text are close together.',
    needs: ['source'],
    parameters: listParameters<DensityOptions>({
      minLength: {
        // Chosen by sweep: see the README.
        default: 50,
        about:
          'C1: a piece of text is long if it has more characters than this; 0 means the average of the page.',
      },
      // Chosen by sweep: see the README.
      maxDistance: { default: 20, about: 'C2: short pieces that may lie between two long ones.' },
      cut: {
        default: 'tag',
        about: 'Where a piece of text ends: at every tag, or only where a new line begins.',
        choices: ['tag', 'block'],
      },
    }),
    citation: {
      authors: 'Moreno, Deschacht, Moens',
      title: 'Language Independent Content Extraction from Web Pages',
      year: 2009,
    },
    select(page, { options }) {
      const source = sourceOf(page, 'density');
      const pieces = textPieces(source, scanSource(source), options.cut);
      const { minLength } = options;
      const mean = meanLength(pieces);
      // On a page of equal texts each is as long as the mean; then all of them are content.
      const isLong = (length: number): boolean => (minLength > 0 ? length > minLength : length >= mean);
      const region = densestRegion(pieces, isLong, options.maxDistance);
      const ranges =
        region === null ? [] : [{ start: pieces.start[region.start]!, end: pieces.end[region.end - 1]! }];
      return rangeSelection(
        ranges,
        `The region with the most characters, ${region?.size}, around pieces of text of more than ${(minLength || mean).toFixed(0)}.`,
        'No piece of text stands out by its length.',
      );
    },
  },
  // The mean of the page and a handful of texts, which is how it is described; its constants could not be read.
  { minLength: 0, maxDistance: 5 },
);

function meanLength({ size, length }: TextPieceList): number {
  let sum = 0;
  for (let piece = 0; piece < size; piece++) sum += length[piece]!;
  return size === 0 ? 0 : sum / size;
}

/** Joins long pieces that are close to each other; the region with the most characters wins, the first on ties. */
export function densestRegion(
  { size, length }: TextPieceList,
  isLong: (length: number) => boolean,
  maxDistance: number,
): LineRegion | null {
  const long = regionsOf(
    size,
    (piece) => isLong(length[piece]!),
    (piece) => length[piece]!,
  );
  const joined: LineRegion[] = [];
  for (let index = 0; index < long.length; ) {
    const [, last] = growRegion(long, index, maxDistance);
    joined.push(span(length, long[index]!.start, long[last]!.end));
    index = last + 1;
  }
  return joined[largestRegion(joined)] ?? null;
}

/** A region with everything in it, including short pieces. */
function span(length: Int32Array, start: number, end: number): LineRegion {
  let size = 0;
  for (let piece = start; piece < end; piece++) size += length[piece]!;
  return { start, end, size };
}
