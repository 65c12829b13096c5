import { make } from '../interface/element.ts';

/** Long enough for a browser to start the download. @cap */
const RELEASE_AFTER_MS = 10_000;

/** A file to download. */
export interface Delivery {
  readonly name: string;
  readonly type: string;
  readonly text: string | Uint8Array<ArrayBuffer>;
}

/** Lets the browser download a file. */
export function download({ name, type, text }: Delivery, within: ParentNode): void {
  const charset = typeof text === 'string' ? ';charset=utf-8' : '';
  const url = URL.createObjectURL(new Blob([text], { type: `${type}${charset}` }));
  const link = make('a', { href: url, download: name, hidden: true });
  within.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}

/** Opens an address of another program, for which the browser asks the user. */
export function follow(uri: string, within: ParentNode): void {
  const link = make('a', { href: uri, hidden: true });
  within.append(link);
  link.click();
  link.remove();
}

/** Copies text to the clipboard; resolves to whether that worked. */
export async function copyText(text: string, within: Element): Promise<boolean> {
  try {
    // Only the window with the focus may write.
    await within.ownerDocument.defaultView!.navigator.clipboard.writeText(text);
    return true;
  } catch {
    // That works only on secure origins; the older way works everywhere during a click.
    return copyBySelection(text, within);
  }
}

function copyBySelection(text: string, within: Element): boolean {
  const area = make('textarea', { class: 'off-screen', 'aria-hidden': 'true' });
  area.value = text;
  within.append(area);
  area.select();
  const isCopied = within.ownerDocument.execCommand('copy');
  area.remove();
  return isCopied;
}
