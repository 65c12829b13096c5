/** The actions of the reader's keys. */
export interface ReaderKeys {
  refit(change: 'widen' | 'narrow'): void;
  selectAll(): void;
}

/** The keys of the reader: `+` and `-` include more or less of the page. The dialog itself handles Escape. */
export function readerKeys({ refit, selectAll }: ReaderKeys): (event: KeyboardEvent) => void {
  return (event) => {
    // By default the browser would also select the page below.
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
