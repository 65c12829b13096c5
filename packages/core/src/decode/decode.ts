import type { Warning } from '../warnings.ts';
import { byteOrderMark } from './bom.ts';
import { canDecode, decodeAs } from './decoders.ts';
import { guessEncoding } from './guess/guess.ts';
import { hasJapaneseEscapes } from './iso-2022-jp.ts';
import { encodingOfLabel, labelOfTransport } from './labels.ts';
import { prescanMeta } from './meta-prescan.ts';
import type { EncodingReason, PageEncoding } from './page-encoding.ts';
import {
  countReplaced,
  countReplacements,
  decodeLossyUtf8,
  decodeValidUtf8,
  hasContinuationBytes,
} from './utf8.ts';
import { utf16WithoutMark } from './utf16.ts';

/** Options for decoding. */
export interface DecodeOptions {
  /** Charset from the transport: a label, or a whole Content-Type value. */
  readonly charset?: string;
}

/** A decoded page. */
export interface Decoded {
  readonly text: string;
  readonly encoding: PageEncoding;
  readonly warnings: Warning[];
}

/** What a label claims, before the bytes are checked. */
interface Claim {
  readonly name: string;
  readonly reason: 'transport' | 'meta';
}

/** The result of reading the bytes in one encoding. */
interface Reading {
  readonly text: string;
  readonly encoding: PageEncoding;
  readonly bad: number;
}

/** The encoding without any evidence: the default of browsers in most of the world. */
const DEFAULT_ENCODING = 'windows-1252';

/**
 * From this many errors a label counts as refuted rather than the page as damaged, if the errors also outnumber the
 * good characters: two are an accident (a cut excerpt, one pasted quote), and in text of another encoding most
 * characters beyond ASCII are errors (measured: at most 0.6 good ones per error).
 * @sweep refuting-errors
 */
const MIN_REFUTING_ERRORS = 3;

/**
 * Continuation bytes that valid UTF-8 must contain to refute a legacy label. In single-byte text a letter followed by a
 * sign (`É»`) can look like one UTF-8 character, but not twice without an error; in double-byte text one pair in twelve
 * does, so six rule out chance.
 * @sweep single-byte-proof
 */
const SINGLE_BYTE_PROOF = 2;
/** The same against a double-byte label. @sweep double-byte-proof */
const DOUBLE_BYTE_PROOF = 6;
const DOUBLE_BYTE: ReadonlySet<string> = new Set(['gbk', 'gb18030', 'big5', 'euc-jp', 'shift_jis', 'euc-kr']);

/** Decodes the bytes of a page and says in which encoding and why; never throws. */
export function decodeBytes(bytes: Uint8Array, options: DecodeOptions = {}): Decoded {
  const warnings: Warning[] = [];
  const mark = byteOrderMark(bytes);
  if (mark !== null) {
    const reading = readAs(bytes.subarray(mark.length), mark.encoding, 'bom');
    return finish(reading, warnings);
  }
  const claim = findClaim(bytes, options.charset, warnings);
  const reading = claim === null ? readUnlabelled(bytes) : readLabelled(bytes, claim);
  if (claim !== null && reading.encoding.name !== claim.name) {
    warnings.push({
      code: 'encoding-mismatch',
      message: `The ${claim.reason} label says ${claim.name}, but the bytes are ${reading.encoding.name}.`,
    });
  }
  return finish(reading, warnings);
}

/** The transport's label, or else the page's own; unknown labels are reported and skipped. */
function findClaim(bytes: Uint8Array, charset: string | undefined, warnings: Warning[]): Claim | null {
  const label = charset === undefined ? null : labelOfTransport(charset);
  if (label !== null) {
    const name = encodingOfLabel(label);
    if (name !== null) return { name, reason: 'transport' };
    warnings.push(unknownLabel('transport', label));
  }
  const meta = prescanMeta(bytes);
  if (meta.unknownLabel !== null) warnings.push(unknownLabel('meta', meta.unknownLabel));
  return meta.encoding === null ? null : { name: meta.encoding, reason: 'meta' };
}

/** Follows the label unless the bytes refute it. */
function readLabelled(bytes: Uint8Array, claim: Claim): Reading {
  const utf16 = utf16WithoutMark(bytes);
  if (utf16 !== null) return readAs(bytes, utf16, utf16 === claim.name ? claim.reason : 'script-statistics');
  if (claim.name === 'utf-8') {
    const reading = readUtf8(bytes, claim.reason);
    return reading ?? readGuessed(bytes);
  }
  if (hasContinuationBytes(bytes, proofAgainst(claim.name))) {
    const valid = readValidUtf8(bytes, 'valid-utf-8');
    if (valid !== null) return valid;
  }
  const reading = readAs(bytes, claim.name, claim.reason);
  const suspect = reading.bad >= MIN_REFUTING_ERRORS;
  return suspect && reading.bad >= countReplaced(reading.text).good ? readUnlabelled(bytes) : reading;
}

/** Checks for self-evident encodings first (escape sequences, zero bytes, UTF-8) and guesses last. */
function readUnlabelled(bytes: Uint8Array): Reading {
  const utf16 = utf16WithoutMark(bytes);
  if (utf16 !== null) return readAs(bytes, utf16, 'script-statistics');
  if (hasJapaneseEscapes(bytes) && canDecode('iso-2022-jp')) {
    return readAs(bytes, 'iso-2022-jp', 'escape-sequences');
  }
  return readUtf8(bytes, 'valid-utf-8', 1) ?? readGuessed(bytes);
}

/** Reads UTF-8, even slightly damaged; `null` if the bytes are something else. */
function readUtf8(
  bytes: Uint8Array,
  reason: EncodingReason,
  refutingErrors = MIN_REFUTING_ERRORS,
): Reading | null {
  const valid = readValidUtf8(bytes, reason);
  if (valid !== null) return valid;
  const { text, good, bad } = decodeLossyUtf8(bytes);
  if (bad >= refutingErrors && bad >= good) return null;
  return { text, encoding: { name: 'utf-8', reason }, bad };
}

function readValidUtf8(bytes: Uint8Array, reason: EncodingReason): Reading | null {
  const valid = decodeValidUtf8(bytes);
  if (valid === null) return null;
  const cut = valid.tail > 0;
  return {
    text: cut ? `${valid.text}\ufffd` : valid.text,
    encoding: { name: 'utf-8', reason },
    bad: cut ? 1 : 0,
  };
}

function readGuessed(bytes: Uint8Array): Reading {
  const guess = guessEncoding(bytes);
  return guess === null
    ? readAs(bytes, DEFAULT_ENCODING, 'default')
    : readAs(bytes, guess, 'script-statistics');
}

function readAs(bytes: Uint8Array, name: string, reason: EncodingReason): Reading {
  const text = decodeAs(bytes, name);
  return { text, encoding: { name, reason }, bad: countReplacements(text) };
}

/** Bytes that are valid UTF-8 without zero bytes are not UTF-16, so that label needs no further proof. */
function proofAgainst(encoding: string): number {
  if (encoding.startsWith('utf-16')) return 0;
  return DOUBLE_BYTE.has(encoding) ? DOUBLE_BYTE_PROOF : SINGLE_BYTE_PROOF;
}

function unknownLabel(source: string, label: string): Warning {
  const shown = label.slice(0, 40);
  return {
    code: 'encoding-unknown-label',
    message: `The ${source} label "${shown}" names no encoding known here.`,
  };
}

function finish({ text, encoding, bad }: Reading, warnings: Warning[]): Decoded {
  if (encoding.reason === 'script-statistics' || encoding.reason === 'default') {
    warnings.push({ code: 'encoding-guessed', message: `The encoding was guessed as ${encoding.name}.` });
  }
  if (bad > 0) {
    const message = `Some bytes are no valid ${encoding.name} and became U+FFFD.`;
    warnings.push({ code: 'undecodable-bytes', message, count: bad });
  }
  return { text, encoding, warnings };
}
