import type { LetterLanguage } from './letters.ts';

/** A single-byte encoding and the languages that were written in it. */
export interface SingleByteCandidate {
  readonly encoding: string;
  /** Prior cost in bits: how rare pages in this encoding are. */
  readonly prior: number;
  readonly languages: readonly LetterLanguage[];
}

const CENTRAL: readonly LetterLanguage[] = ['pl', 'cs', 'sk', 'hu', 'ro', 'hr', 'sq'];
const BALTIC: readonly LetterLanguage[] = ['lt', 'lv', 'et'];
const CYRILLIC: readonly LetterLanguage[] = ['ru', 'uk', 'bg', 'sr'];

/**
 * The encodings that may be guessed, most common first: on a tie the first wins. The ISO encodings come after the
 * Windows ones, which have the same letters and more. Encodings that are not here (ISO-8859-3, -10, -14, -16, the
 * Macintosh ones) are too rare to risk a wrong guess and need a label.
 * @sweep single-byte-priors
 */
export const SINGLE_BYTE_CANDIDATES: readonly SingleByteCandidate[] = [
  {
    encoding: 'windows-1252',
    prior: 0,
    languages: ['en', 'fr', 'de', 'es', 'pt', 'it', 'ca', 'sv', 'fi', 'da', 'is', 'nl', 'sq'],
  },
  { encoding: 'windows-1251', prior: 1, languages: CYRILLIC },
  { encoding: 'windows-1250', prior: 1, languages: CENTRAL },
  { encoding: 'windows-1256', prior: 2, languages: ['ar', 'fa', 'ur'] },
  { encoding: 'windows-1254', prior: 2, languages: ['tr'] },
  { encoding: 'windows-1253', prior: 2, languages: ['el'] },
  { encoding: 'windows-1255', prior: 2, languages: ['he'] },
  { encoding: 'windows-874', prior: 2, languages: ['th'] },
  { encoding: 'windows-1257', prior: 3, languages: BALTIC },
  { encoding: 'windows-1258', prior: 4, languages: ['vi'] },
  { encoding: 'koi8-r', prior: 2, languages: ['ru', 'bg'] },
  { encoding: 'iso-8859-2', prior: 3, languages: CENTRAL },
  { encoding: 'iso-8859-15', prior: 3, languages: ['fr', 'de', 'es', 'it', 'fi', 'nl', 'pt'] },
  { encoding: 'koi8-u', prior: 4, languages: ['uk'] },
  { encoding: 'iso-8859-7', prior: 4, languages: ['el'] },
  { encoding: 'iso-8859-6', prior: 4, languages: ['ar'] },
  { encoding: 'iso-8859-5', prior: 4, languages: CYRILLIC },
  { encoding: 'iso-8859-13', prior: 5, languages: BALTIC },
  { encoding: 'iso-8859-4', prior: 5, languages: BALTIC },
  { encoding: 'ibm866', prior: 5, languages: ['ru'] },
];
