import { fold } from '../../plain-text/fold.ts';
import { similarity } from './similarity.ts';

/** The words in the address of a page, which most sites make from its title. */
export interface AddressWords {
  /** Whether a text says what the address says. */
  isNamedBy(text: string): boolean;
  /** Whether it is that of a front page. */
  readonly isFront: boolean;
}

const MARKS = /\p{M}+/gu;
const QUERY = /[?#]/u;
const EXTENSION = /\.[a-z]{2,5}$/iu;
/** Shorter ends of an address (`index`, `reviews`) say too little about a title. @sweep address-length */
const MIN_LENGTH = 12;
/** Lowest similarity of a title and an address that was made from it. @sweep address-similarity */
const MIN_SIMILARITY = 0.5;

/** Reads the last part of the path of the first address. */
export function readAddressWords(addresses: readonly string[]): AddressWords {
  const [address] = addresses;
  const words = address === undefined ? '' : lastPart(address);
  const isFront = address !== undefined && words === '';
  if (words.length < MIN_LENGTH) return { isFront, isNamedBy: () => false };
  return {
    isFront,
    isNamedBy: (text) => {
      const own = plain(text);
      // Long titles are cut in the address.
      return own.includes(words) || similarity(own, words) >= MIN_SIMILARITY;
    },
  };
}

function lastPart(address: string): string {
  const path = address.split(QUERY, 1)[0]!.split('/').slice(3);
  const last = path.findLast((part) => part !== '') ?? '';
  try {
    return plain(decodeURIComponent(last).replace(EXTENSION, ''));
  } catch {
    return '';
  }
}

/** Letters without accents, as addresses write them. */
function plain(text: string): string {
  return fold(text.normalize('NFD').replace(MARKS, ''));
}
