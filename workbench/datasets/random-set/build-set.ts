import { createHash } from 'node:crypto';

/** What became of an address that was drawn. */
export interface BuiltPage {
  readonly url: string;
  /** `failed`: could not be captured; `unreadable`: no text that a person would read at length. */
  readonly state: 'kept' | 'unreadable' | 'failed';
  /** Snapshot in the folder, and its SHA-256. */
  readonly file?: string;
  readonly digest?: string;
  readonly error?: string;
}

/** How a set was drawn, so that the same list and seed draw the same pages. */
export interface SetManifest {
  readonly form: 'fovea-set-1';
  readonly seed: string;
  /** SHA-256 of the list without duplicates, sorted. */
  readonly list: string;
  readonly draw: number;
  readonly least: number;
  readonly counts: {
    readonly addresses: number;
    readonly drawn: number;
    readonly crawled: number;
    readonly readable: number;
    readonly kept: number;
  };
  readonly pages: readonly BuiltPage[];
}

/** What to draw from, and how much. */
export interface SetPlan {
  readonly addresses: readonly string[];
  readonly seed: string;
  /** Addresses of each round. */
  readonly draw: number;
  /** Another round follows while fewer pages are readable. */
  readonly least: number;
}

/** Captures addresses and tells what became of each, in their order. */
export type CapturePages = (urls: readonly string[]) => Promise<readonly BuiltPage[]>;

/**
 * Builds a set as the authors of GCE did: pages drawn at random from a list are captured, those that are readable are
 * kept, and as many are drawn again while too few are.
 */
export async function buildSet(
  { addresses, seed, draw, least }: SetPlan,
  capture: CapturePages,
): Promise<SetManifest> {
  const order = drawOrder(addresses, seed);
  const pages: BuiltPage[] = [];
  const kept = (): number => pages.filter(({ state }) => state === 'kept').length;
  do pages.push(...(await capture(order.slice(pages.length, pages.length + draw))));
  while (kept() < least && pages.length < order.length);
  return {
    form: 'fovea-set-1',
    seed,
    list: createHash('sha256').update(order.toSorted().join('\n')).digest('hex'),
    draw,
    least,
    counts: {
      addresses: order.length,
      drawn: pages.length,
      crawled: pages.filter(({ state }) => state !== 'failed').length,
      readable: kept(),
      kept: kept(),
    },
    pages,
  };
}

/**
 * The addresses in the order in which they are drawn: by a hash of seed and address, so that neither the order of the
 * list nor other addresses matter.
 */
export function drawOrder(addresses: readonly string[], seed: string): readonly string[] {
  const rank = (url: string): string => createHash('sha256').update(`${seed}\n${url}`).digest('hex');
  return [...new Set(addresses)]
    .map((url) => ({ url, rank: rank(url) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ url }) => url);
}
