/** A message is copied in one go while the page waits; this many numbers take a few milliseconds. @cap */
const MAX_WEIGHT = 25_000;

/** Characters of a text that take as long as a number. @cap */
const CHARACTERS_PER_NUMBER = 16;

/** Other values, such as a style, have a dozen parts. @cap */
const PARTS = 12;

/** Values to append to the list at a path. */
interface Items {
  readonly path: readonly string[];
  readonly items: readonly unknown[];
}

/** A piece of an object on its way: an object whose lists are still empty, or values for some of them. */
export type Piece =
  | { readonly kind: 'whole'; readonly value: unknown }
  | { readonly kind: 'items'; readonly lists: readonly Items[] }
  | { readonly kind: 'end' };

/** Takes an object apart: first without its lists, then these piece by piece. Lists may be one object deep. */
export function* piecesOf(value: Readonly<Record<string, unknown>>): Generator<Piece> {
  const lists: Items[] = [];
  yield { kind: 'whole', value: withoutLists(value, [], lists) };
  let [piece, weight]: [Items[], number] = [[], 0];
  for (const { path, items } of lists) {
    for (let from = 0; from < items.length; ) {
      let to = from;
      while (to < items.length && weight < MAX_WEIGHT) weight += weightOf(items[to++]);
      piece.push({ path, items: items.slice(from, to) });
      from = to;
      if (weight < MAX_WEIGHT) continue;
      yield { kind: 'items', lists: piece };
      [piece, weight] = [[], 0];
    }
  }
  if (piece.length > 0) yield { kind: 'items', lists: piece };
  yield { kind: 'end' };
}

function withoutLists(
  from: Readonly<Record<string, unknown>>,
  path: readonly string[],
  lists: Items[],
): object {
  return Object.fromEntries(
    Object.entries(from).map(([name, inner]) => {
      const here = [...path, name];
      if (Array.isArray(inner)) {
        lists.push({ path: here, items: inner });
        return [name, []];
      }
      const isGroup = path.length === 0 && typeof inner === 'object' && inner !== null;
      return [name, isGroup ? withoutLists(inner as Readonly<Record<string, unknown>>, here, lists) : inner];
    }),
  );
}

function weightOf(item: unknown): number {
  if (typeof item === 'number') return 1;
  return typeof item === 'string' ? 1 + item.length / CHARACTERS_PER_NUMBER : PARTS;
}

/** Puts an object together again. */
export class Assembly {
  value: unknown = null;

  /** Takes a piece; true if it was the last. */
  take(piece: Piece): boolean {
    if (piece.kind === 'whole') this.value = piece.value;
    else if (piece.kind === 'items') for (const list of piece.lists) this.#append(list);
    return piece.kind === 'end';
  }

  #append({ path, items }: Items): void {
    const list = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], this.value);
    for (const item of items) (list as unknown[]).push(item);
  }
}
