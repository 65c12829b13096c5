import { canDecode, decodeAs } from '../decoders.ts';
import { ASCII_BITS } from './bits.ts';
import { SINGLE_BYTE_CANDIDATES } from './candidates.ts';
import { MULTI_BYTE_CANDIDATES, multiByteCost, multiByteModel } from './multi-byte.ts';
import { sampleBytes } from './sample-bytes.ts';
import { type SingleByteModel, singleByteCost, singleByteModel } from './single-byte.ts';

/** A way to read the sample, and its cost in bits. */
interface Reading {
  readonly encoding: string;
  readonly prior: number;
  readonly cost: (sample: Uint8Array) => number;
}

/**
 * Most bits per byte beyond ASCII of a plausible reading. Measured: pages in the right encoding take 3.75 in the median
 * and 9.6 at most, uniformly random bytes 10.7.
 * @sweep bits-per-byte
 */
const MAX_BITS_PER_BYTE = 10;

/**
 * With fewer bytes beyond ASCII, a few odd signs weigh too much for that threshold to be meaningful.
 * @sweep bytes-to-refuse
 */
const MIN_BYTES_TO_REFUSE = 64;

/** Models are built on the first guess: most processes never need one. */
let readings: readonly Reading[] | null = null;

/**
 * Guesses a legacy encoding: the one in which the text takes the fewest bits, given how often each language uses each
 * character. `null` if nothing is beyond ASCII, or if no reading looks like text.
 */
export function guessEncoding(page: Uint8Array): string | null {
  const sample = sampleBytes(page);
  if (sample.high === 0) return null;
  readings ??= buildReadings();
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const reading of readings) {
    const cost = reading.prior + reading.cost(sample.bytes);
    if (cost >= least) continue;
    least = cost;
    best = reading.encoding;
  }
  const bits = least - ASCII_BITS * (sample.bytes.length - sample.high);
  if (sample.high >= MIN_BYTES_TO_REFUSE && bits > MAX_BITS_PER_BYTE * sample.high) return null;
  return best === 'gbk' && hasFourByteCodes(page) ? 'gb18030' : best;
}

function buildReadings(): Reading[] {
  return [...singleByteReadings(), ...multiByteReadings()];
}

function singleByteReadings(): Reading[] {
  const usable = SINGLE_BYTE_CANDIDATES.filter(({ encoding }) => canDecode(encoding));
  return usable.flatMap(({ encoding, prior, languages }) =>
    languages.map((language): Reading => {
      const model: SingleByteModel = singleByteModel(encoding, language);
      return { encoding, prior, cost: (sample) => singleByteCost(sample, model) };
    }),
  );
}

function multiByteReadings(): Reading[] {
  return MULTI_BYTE_CANDIDATES.filter(({ encoding }) => canDecode(encoding)).map((candidate): Reading => {
    const { encoding, prior } = candidate;
    const model = multiByteModel(candidate);
    return { encoding, prior, cost: (sample) => multiByteCost(decodeAs(sample, encoding), model) };
  });
}

/** Whether the bytes use four-byte codes, which GB18030 has and GBK lacks. */
function hasFourByteCodes(bytes: Uint8Array): boolean {
  for (let i = 0; i + 3 < bytes.length; i++) {
    if (bytes[i]! < 0x81) continue;
    const second = bytes[i + 1]!;
    if (second >= 0x30 && second <= 0x39 && bytes[i + 2]! >= 0x81) return true;
    i++;
  }
  return false;
}
