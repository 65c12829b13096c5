/** A long list in a message is copied at once, and the page would wait for that. */
const MAX_ITEMS = 20_000;

/** A piece of an object on its way: values to append to the list at a path, or an object whose lists are still empty. */
export type Piece =
  | { readonly kind: 'whole'; readonly value: unknown }
  | { readonly kind: 'items'; readonly path: readonly string[]; readonly items: readonly unknown[] }
  | { readonly kind: 'end' };

/** Takes an object apart: first without its long lists, then these piece by piece. Lists may be one object deep. */
export function* piecesOf(value: Readonly<Record<string, unknown>>): Generator<Piece> {
  const lists: { path: readonly string[]; items: readonly unknown[] }[] = [];
  const without = (from: Readonly<Record<string, unknown>>, path: readonly string[]): object =>
    Object.fromEntries(
      Object.entries(from).map(([name, inner]) => {
        const here = [...path, name];
        if (Array.isArray(inner) && inner.length > MAX_ITEMS) {
          lists.push({ path: here, items: inner });
          return [name, []];
        }
        const isGroup =
          path.length === 0 && typeof inner === 'object' && inner !== null && !Array.isArray(inner);
        return [name, isGroup ? without(inner as Readonly<Record<string, unknown>>, here) : inner];
      }),
    );
  yield { kind: 'whole', value: without(value, []) };
  for (const { path, items } of lists) {
    for (let at = 0; at < items.length; at += MAX_ITEMS)
      yield { kind: 'items', path, items: items.slice(at, at + MAX_ITEMS) };
  }
  yield { kind: 'end' };
}

/** Puts an object together again. */
export class Assembly {
  value: unknown = null;

  /** Takes a piece; true if it was the last. */
  take(piece: Piece): boolean {
    if (piece.kind === 'whole') this.value = piece.value;
    else if (piece.kind === 'items') {
      const list = piece.path.reduce<unknown>(
        (at, name) => (at as Record<string, unknown>)[name],
        this.value,
      );
      for (const item of piece.items) (list as unknown[]).push(item);
    }
    return piece.kind === 'end';
  }
}
