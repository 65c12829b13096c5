import type { Layer } from './layer.ts';
import { scrollingOf } from './scroll-keys.ts';
import { trusted } from './trusted.ts';

/** The action of each key, by the browser's name for it. */
export type KeyTable = Readonly<Record<string, () => void>>;

/** Keys that press a button. */
const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ']);

const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);

/**
 * Listens to keys while a mode is open; returns a function that stops it. It listens in the frame, where only Fovea
 * receives keys, and on the page, in case the user has clicked there. Ignores keys that are typed into a field or with a
 * modifier.
 */
export function listenToKeys({ frame }: Layer, table: KeyTable): () => void {
  const listener = trusted((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isInFrame = frame.isSeparate && event.view === frame.view;
    const action = table[event.key] ?? table[digitOf(event)] ?? (isInFrame ? scrollingOf(event) : undefined);
    if (action === undefined || (event.key !== 'Escape' && hasOwnUse(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    action();
  });
  const views = new Set([frame.view, window]);
  for (const view of views) view.addEventListener('keydown', listener, true);
  return () => {
    for (const view of views) view.removeEventListener('keydown', listener, true);
  };
}

/** True if the focused element handles the key itself. */
function hasOwnUse(event: KeyboardEvent): boolean {
  const { localName, isContentEditable } = event.composedPath()[0] as Partial<HTMLElement>;
  if (localName === 'button' && PRESSING.has(event.key)) return true;
  return isContentEditable === true || FIELDS.has(localName ?? '');
}

const DIGIT = /^(?:Digit|Numpad)(\d)$/;

/** The digit on a key, whatever the keyboard layout types with it: `۱` on a Persian one, `&` on a French one. */
function digitOf({ code }: KeyboardEvent): string {
  return DIGIT.exec(code)?.[1] ?? '';
}
