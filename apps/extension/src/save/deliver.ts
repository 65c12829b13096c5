import { make } from '../interface/element.ts';
import type { SavedFile } from './file.ts';

/** Long enough for a browser to have begun reading what it downloads. */
const RELEASE_AFTER_MS = 10_000;

/** Hands a file to the browser as a download. */
export function download({ name, type, text }: SavedFile, within: ParentNode): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = make('a', { href: url, download: name, hidden: true });
  within.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}

/** Puts text on the clipboard; says whether that worked. */
export async function copyText(text: string, within: ParentNode): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Only pages of a secure origin have that door; the old one is open to all while a user is pressing a button.
    return copyBySelection(text, within);
  }
}

function copyBySelection(text: string, within: ParentNode): boolean {
  const area = make('textarea', { class: 'off-screen', 'aria-hidden': 'true' });
  area.value = text;
  within.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
