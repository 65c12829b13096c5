import { gceAnalysis } from '@fovea/internal';
import type { Page } from 'fovea';
import { type Point, type Rect, rectOf } from 'fovea/layout';
import type { Sample } from '../../datasets/sample.ts';
import { goldNodes, pageOf } from '../../metrics/nodes/gold.ts';
import { visibleTexts, wordWeights } from '../../metrics/nodes/page-nodes.ts';

/** The claims of the GCE papers about their pages, tested on one page; 1 is yes. */
export interface CentreHits {
  readonly midpoint: number;
  readonly window: number;
  readonly document: number;
  readonly c1: number;
  readonly c2: number;
  readonly c3: number;
  /** The text nearest to each centre is content. */
  readonly e1: number;
  readonly e2: number;
  readonly e3: number;
  /** The extraction band in the paper of 2021: between the heights of window and document. */
  readonly band2021: number;
  /** The band in the paper of 2022: between the centres of window and document. */
  readonly band2022: number;
}

/** Names of the questions, for tables. */
export const HIT_LABELS: Readonly<Record<keyof CentreHits, string>> = {
  midpoint: 'midpoint of window and document centre',
  window: 'window centre',
  document: 'document centre',
  c1: 'C1',
  c2: 'C2',
  c3: 'C3',
  e1: 'text nearest to C1',
  e2: 'text nearest to C2',
  e3: 'text nearest to C3',
  band2021: 'extraction band, 2021',
  band2022: 'extraction band, 2022',
};

/** The gold is text; its element is the smallest one with this share of its words, to ignore a stray line. */
const GOLD_SHARE = 0.9;
const SCROLL = 2;

/** Tests a page; `null` if none of its visible text is content. */
export function centreHits(sample: Sample): CentreHits | null {
  const page = pageOf(sample);
  const { layout } = page;
  const analysis = gceAnalysis(page);
  const gold = goldNodes(sample)[0]!.nodes;
  const element = goldElement(page, gold);
  if (layout === null || analysis === null || element === null) return null;
  const box = rectOf(layout, element);
  const window = { x: layout.viewport.width / 2, y: layout.viewport.height / 2 };
  const document = { x: layout.document.width / 2, y: layout.document.height / 2 };
  const midpoint = { x: (window.x + document.x) / 2, y: (window.y + document.y) / 2 };
  const [c1, c2, c3] = analysis.centres.map((centre) => hit(box, centre)) as [number, number, number];
  const [e1, e2, e3] = [0, 1, 2].map((n) => gold[analysis.seeds[n]?.text ?? 0]!) as [number, number, number];
  const lowest = Math.min(SCROLL * layout.viewport.height, layout.document.height);
  return {
    midpoint: hit(box, midpoint),
    window: hit(box, window),
    document: hit(box, document),
    ...{ c1, c2, c3, e1, e2, e3 },
    band2021: overlaps(box, { x: 0, y: layout.viewport.height }, { x: layout.viewport.width, y: lowest }),
    band2022: overlaps(box, window, { x: document.x, y: Math.min(document.y, lowest) }),
  };
}

/** The smallest element around nearly all visible content; `null` if there is none. */
function goldElement(page: Page, gold: Uint8Array): number | null {
  const { tree } = page;
  const visible = visibleTexts(page);
  const words = Float64Array.from(wordWeights(page), (count, id) => count * (gold[id]! & visible[id]!));
  for (let id = tree.size - 1; id > 0; id--) words[tree.parent[id]!]! += words[id]!;
  const needed = GOLD_SHARE * words[0]!;
  if (needed === 0) return null;
  let node = 0;
  for (let child = tree.firstChild[0]!; child !== -1; ) {
    const isEnough = words[child]! >= needed && tree.firstChild[child]! !== -1;
    if (isEnough) node = child;
    child = isEnough ? tree.firstChild[child]! : tree.nextSibling[child]!;
  }
  return node;
}

function hit({ x, y, width, height }: Rect, point: Point): number {
  return Number(point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height);
}

/** True if a box and the rectangle between two points overlap; a band of no width is a line. */
function overlaps({ x, y, width, height }: Rect, a: Point, b: Point): number {
  const isBeside = Math.max(a.x, b.x) < x || Math.min(a.x, b.x) > x + width;
  const isAbove = Math.max(a.y, b.y) < y || Math.min(a.y, b.y) > y + height;
  return Number(!(isBeside || isAbove));
}
