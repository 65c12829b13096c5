import { canDecode, isBuiltIn } from './decoders.ts';

/** Labels that pages use but the Encoding Standard omits, or that runtimes lack. */
const EXTRA_LABELS: Readonly<Record<string, string>> = {
  'iso-8859-16': 'iso-8859-16',
  'latin-1': 'windows-1252',
  utf8mb4: 'utf-8',
  cp932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  ms949: 'euc-kr',
  cp950: 'big5',
  // Meant for reading binary data through text APIs; as the encoding of a page it is a mistake.
  'x-user-defined': 'windows-1252',
};

/** `win-1251`, `windows1251`, `cp-1251`: what people write when they mean `windows-1251`. */
const WINDOWS_ALIAS = /^(?:win|windows|cp|ms)[-_]?(125[0-8]|874)$/;

/** Labels of windows-1252, which Fovea decodes itself and so knows on every runtime. */
const WESTERN_LABELS: ReadonlySet<string> = new Set([
  'windows-1252',
  'cp1252',
  'x-cp1252',
  'iso-8859-1',
  'iso8859-1',
  'iso88591',
  'latin1',
  'l1',
  'ascii',
  'us-ascii',
]);

/** The longest WHATWG label has 19 characters; anything much longer is not a label but an attack or a bug. @cap */
const MAX_LABEL_LENGTH = 64;

/** Charset parameter of a Content-Type value, quoted or not. */
const CHARSET_PARAMETER = /charset\s{0,8}=\s{0,8}["']?([^\s"';,]+)/i;

/**
 * WHATWG name of the encoding of a label, in lower case; `null` if the label is unknown or this runtime cannot decode
 * it.
 */
export function encodingOfLabel(label: string): string | null {
  const key = label.trim().toLowerCase();
  if (key.length === 0 || key.length > MAX_LABEL_LENGTH) return null;
  if (WESTERN_LABELS.has(key)) return 'windows-1252';
  const windows = WINDOWS_ALIAS.exec(key)?.[1];
  const name = Object.hasOwn(EXTRA_LABELS, key) ? EXTRA_LABELS[key]! : windows ? `windows-${windows}` : key;
  const known = isBuiltIn(name) ? name : runtimeName(name);
  return known !== null && canDecode(known) ? known : null;
}

/** The label in the transport's charset: a bare label, or the parameter of a whole Content-Type value. */
export function labelOfTransport(charset: string): string | null {
  const value = charset.slice(0, 1024);
  const parameter = CHARSET_PARAMETER.exec(value)?.[1];
  if (parameter !== undefined) return parameter;
  // A media type without a charset (`text/html; q=1`) says nothing about the encoding.
  const label = value.trim().replace(/^["']|["']$/g, '');
  return label === '' || label.includes('/') ? null : label;
}

/** Uses the runtime's label table, which is the WHATWG one and saves a copy of 200 labels. */
function runtimeName(label: string): string | null {
  try {
    return new TextDecoder(label).encoding.toLowerCase();
  } catch {
    return null;
  }
}
