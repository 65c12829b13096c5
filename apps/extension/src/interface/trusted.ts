import { IS_TEST } from './is-test.ts';

/** Limits a listener to events that the user caused: a page can create events, but not trusted ones. */
export function trusted<Heard extends Event>(listener: (event: Heard) => void): (event: Heard) => void {
  return (event) => {
    // The end-to-end tests dispatch their own events to fill in fields and lists.
    const isFilledIn = IS_TEST && (event.type === 'change' || event.type === 'input');
    if (event.isTrusted || isFilledIn) listener(event);
  };
}
