import type { Page } from 'fovea';

/** Caches a value computed from a page for as long as the page lives, because many metrics and systems use the page. */
export function oncePerPage<Value>(compute: (page: Page) => Value): (page: Page) => Value {
  const known = new WeakMap<Page, { readonly value: Value }>();
  return (page) => {
    let entry = known.get(page);
    if (!entry) {
      entry = { value: compute(page) };
      known.set(page, entry);
    }
    return entry.value;
  };
}
