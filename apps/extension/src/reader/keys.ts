/** The actions of the reader's keys. */
export interface ReaderKeys {
  refit(change: 'widen' | 'narrow'): void;
  selectAll(): void;
  /** Highlights what is selected. */
  highlight(): void;
  leave(): void;
  /** True if a panel is open, which then handles Escape itself. */
  hasPanel(): boolean;
}

/** The keys of the reader: `+` and `-` include more or less of the page, `h` highlights, Escape closes the reader. */
export function readerKeys({
  refit,
  selectAll,
  highlight,
  leave,
  hasPanel,
}: ReaderKeys): (event: KeyboardEvent) => void {
  return (event) => {
    // By default the browser would also select the toolbar.
    if ((event.ctrlKey || event.metaKey) && event.key === 'a' && !isTyping(event)) {
      event.preventDefault();
      selectAll();
    }
    if (event.key === 'Escape' && !hasPanel()) return leave();
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
    if (event.key === '+' || event.key === '=') refit('widen');
    else if (event.key === '-') refit('narrow');
    else if (event.key === 'h') highlight();
    else return;
    event.preventDefault();
  };
}

/** A slider and a list have keys of their own. */
function isTyping({ target }: KeyboardEvent): boolean {
  return ['input', 'select', 'textarea'].includes((target as Element).localName);
}
