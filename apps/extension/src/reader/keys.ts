/** What the keys of the reader do. */
export interface ReaderKeys {
  refit(change: 'widen' | 'narrow'): void;
  selectAll(): void;
}

/** The keys of the reader: `+` and `-` take in more or less of the page. Escape is the dialog's own. */
export function readerKeys({ refit, selectAll }: ReaderKeys): (event: KeyboardEvent) => void {
  return (event) => {
    // Left to itself, the browser would select the page below too.
    if ((event.ctrlKey || event.metaKey) && event.key === 'a' && !isTyping(event)) {
      event.preventDefault();
      selectAll();
    }
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
    if (event.key === '+' || event.key === '=') refit('widen');
    else if (event.key === '-') refit('narrow');
    else return;
    event.preventDefault();
  };
}

/** A slider and a list have keys of their own. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && ['input', 'select', 'textarea'].includes(target.localName);
}
