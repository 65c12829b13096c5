import type { Layer } from './layer.ts';
import { trusted } from './trusted.ts';

/** What each key does, by the name that the browser gives it. */
export type KeyTable = Readonly<Record<string, () => void>>;

/**
 * Listens to keys while a mode is open on the page, ahead of the page where that is possible; returns how to stop.
 * Keys that are typed into a field of Fovea's own, or with a modifier, are left alone.
 */
export function hearKeys({ root }: Layer, table: KeyTable): () => void {
  const listener = trusted((event: KeyboardEvent): void => {
    const action = table[event.key] ?? table[digitOf(event)];
    if (action === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const focused = root.activeElement?.localName ?? '';
    const isTyping = focused === 'input' || focused === 'select';
    if (event.key !== 'Escape' && (isTyping || (focused === 'button' && event.key === 'Enter'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    action();
  });
  window.addEventListener('keydown', listener, true);
  return () => window.removeEventListener('keydown', listener, true);
}

const DIGIT = /^(?:Digit|Numpad)(\d)$/;

/** The digit on a key, whatever the keyboard writes with it: `۱` on a Persian one, `&` on a French one. */
function digitOf({ code }: KeyboardEvent): string {
  return DIGIT.exec(code)?.[1] ?? '';
}
