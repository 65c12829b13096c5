import { textOfUnits } from './text-of-units.ts';

/** Trail bytes of the extension, in order; lead bytes from 0xA1 use only those below 0xA1. */
const EXTENSION_TRAILS: readonly number[] = [
  ...range(0x41, 0x5a),
  ...range(0x61, 0x7a),
  ...range(0x81, 0xfe),
];

/** Code unit of each pair of bytes (`lead << 8 | trail`), or 0; built on first use. */
let pairs: Uint16Array | null = null;

/**
 * Decodes EUC-KR as the Encoding Standard defines it, with the 8822 extra syllables of windows-949. Runtimes built on
 * ICU know only the 2350 of KS X 1001 and lose the others, so pages that use them are decoded here, from the runtime's
 * own table plus the rule behind the extension.
 */
export function decodeEucKr(bytes: Uint8Array): string {
  const decoder = new TextDecoder('euc-kr');
  if (!usesExtension(bytes)) return decoder.decode(bytes);
  pairs ??= buildPairs(decoder);
  const units = new Uint16Array(bytes.length);
  let length = 0;
  for (let i = 0; i < bytes.length; i++) {
    const lead = bytes[i]!;
    if (lead < 0x80) {
      units[length++] = lead;
      continue;
    }
    const trail = bytes[i + 1] ?? 0;
    const unit = pairs[(lead << 8) | trail]!;
    units[length++] = unit === 0 ? 0xfffd : unit;
    // A bad lead byte must not swallow an ASCII byte, which may be the `<` of a tag.
    if (unit !== 0 || trail >= 0x80) i++;
  }
  return textOfUnits(units.subarray(0, length));
}

/** Whether a pair is outside the 94 × 94 square of KS X 1001. */
function usesExtension(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length - 1; i++) {
    const lead = bytes[i]!;
    if (lead < 0x81) continue;
    const trail = bytes[i + 1]!;
    if (trail >= 0x41 && (lead < 0xa1 || trail < 0xa1)) return true;
    if (trail >= 0x80) i++;
  }
  return false;
}

/** The extension holds, in Unicode order, exactly the syllables that KS X 1001 lacks. */
function buildPairs(decoder: TextDecoder): Uint16Array {
  const table = new Uint16Array(0x10000);
  const taken = new Set<number>();
  for (const lead of range(0xa1, 0xfe)) {
    for (const trail of range(0xa1, 0xfe)) {
      const char = decoder.decode(Uint8Array.of(lead, trail));
      if (char.length !== 1 || char === '\ufffd') continue;
      table[(lead << 8) | trail] = char.charCodeAt(0);
      taken.add(char.charCodeAt(0));
    }
  }
  let syllable = 0xac00;
  for (const lead of range(0x81, 0xc6)) {
    for (const trail of EXTENSION_TRAILS) {
      if (lead >= 0xa1 && trail >= 0xa1) break;
      while (taken.has(syllable)) syllable++;
      if (syllable > 0xd7a3) return table;
      table[(lead << 8) | trail] = syllable++;
    }
  }
  return table;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
