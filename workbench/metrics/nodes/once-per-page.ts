import type { Page } from 'fovea';

/** Remembers what is computed from a page for as long as the page lives: a page meets many metrics and systems. */
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
