const SHEET_ADDRESS = /^\s*data:text\/css[^,]{0,60},/iu;
const BASE64 = /;\s*base64\s*,$/iu;

/** Whether an address contains a style sheet. */
export function isSheetAddress(address: string): boolean {
  return SHEET_ADDRESS.test(address);
}

/** The style sheet in a `data:` address, up to a length; empty if it cannot be read. */
export function sheetInAddress(address: string, maxLength: number): string {
  const head = SHEET_ADDRESS.exec(address)?.[0] ?? '';
  const data = address.slice(head.length, head.length + maxLength);
  if (BASE64.test(head)) return ofBase64(data);
  try {
    return decodeURIComponent(data);
  } catch {
    return '';
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Not every platform has `atob`, and its result would still have to be decoded. */
function ofBase64(data: string): string {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const sign of data) {
    const digit = DIGITS.indexOf(sign);
    if (digit === -1) continue;
    bits = ((bits << 6) | digit) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}
