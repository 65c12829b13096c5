import type { ExtractResult, NodeId, Page } from 'fovea';
import { getAttribute, NodeKind, textContent } from 'fovea/page';
import { headingOf } from './title.ts';

/** What the reader shows above the text: parts of the page that a method leaves to the metadata. */
export type HeadKind = 'title' | 'byline' | 'date';

/** A part of the page that is shown above the text. */
export interface HeadPart {
  readonly kind: HeadKind;
  readonly node: NodeId;
}

/**
 * A byline may have a few words around the names («By», a role, a place); a larger part holds more than the byline.
 * @source Chosen by hand: «By», a role and a place of usual length.
 */
const MAX_AROUND_NAMES = 60;

/** More nodes than a name, a date or a headline with their links and marks. @source Chosen by hand. */
const MAX_NODES = 40;

/** Attributes in which a page states the day beside its words. */
const DATED = ['datetime', 'content'] as const;

/** A day in ISO 8601. @format */
const DAY_LENGTH = 10;

const SPACE = /\s+/gu;

/** Finds on the page the title, the byline and the date that the metadata name. */
export function headParts(page: Page, result: ExtractResult): readonly HeadPart[] {
  const { title, byline, published } = result;
  const heading = title === null ? null : headingOf(page, title);
  const found: [HeadKind, NodeId | null][] = [
    ['title', heading],
    ['byline', byline === null ? null : nearest(page, heading, containsAuthors(page, result))],
    ['date', published === null ? null : nearest(page, heading, containsDate(page, published))],
  ];
  return found.flatMap(([kind, node]) => (node === null ? [] : [{ kind, node }]));
}

function containsAuthors(page: Page, { byline, authors }: ExtractResult): (node: NodeId) => boolean {
  const names = (authors.length > 0 ? authors : [byline ?? '']).map(plain);
  const room = names.join('').length + MAX_AROUND_NAMES;
  return (node) => {
    const text = plain(textContent(page, node));
    return text.length <= room && names.every((name) => text.includes(name));
  };
}

function containsDate(page: Page, published: string): (node: NodeId) => boolean {
  const day = published.slice(0, DAY_LENGTH);
  return (node) =>
    textContent(page, node).trim() !== '' &&
    DATED.some((name) => getAttribute(page, node, name)?.startsWith(day) === true);
}

/** The smallest visible element that passes, and of these the nearest to the headline. */
function nearest(page: Page, heading: NodeId | null, passes: (node: NodeId) => boolean): NodeId | null {
  const { kind, end, size } = page.tree;
  let best: NodeId | null = null;
  for (let node = 0; node < size; node++) {
    if (kind[node] !== NodeKind.element || end[node]! - node > MAX_NODES) continue;
    if (page.layout?.hidden[node] || !passes(node)) continue;
    const isInBest = best !== null && node < end[best]!;
    if (best === null || isInBest || isNearer(node, best, heading)) best = node;
  }
  return best;
}

function isNearer(node: NodeId, best: NodeId, heading: NodeId | null): boolean {
  return heading !== null && Math.abs(node - heading) < Math.abs(best - heading);
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(SPACE, ' ').trim().toLowerCase();
}
