import { IS_TEST } from './is-test.ts';

/** A listener that hears only what the user did: a page can make events up, but not trusted ones. */
export function trusted<Heard extends Event>(listener: (event: Heard) => void): (event: Heard) => void {
  return (event) => {
    // The end-to-end tests fill in fields and lists by events of their own.
    const isFilledIn = IS_TEST && (event.type === 'change' || event.type === 'input');
    if (event.isTrusted || isFilledIn) listener(event);
  };
}
