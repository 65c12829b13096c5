import type { Layer } from './layer.ts';
import { trusted } from './trusted.ts';

/** The action of each key, by the browser's name for it. */
export type KeyTable = Readonly<Record<string, () => void>>;

/**
 * Listens to keys while a mode is open on the page, before the page if possible; returns a function that stops it.
 * Ignores keys that are typed into a field of Fovea or with a modifier.
 */
export function listenToKeys({ root }: Layer, table: KeyTable): () => void {
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

/** The digit on a key, whatever the keyboard layout types with it: `۱` on a Persian one, `&` on a French one. */
function digitOf({ code }: KeyboardEvent): string {
  return DIGIT.exec(code)?.[1] ?? '';
}
