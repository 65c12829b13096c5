import type { ZooLanguage } from '../../../../fixtures/zoo/language.ts';
import { LANGUAGES } from '../../../../fixtures/zoo/languages/all.ts';

/** A script to rewrite pages in, as one of its languages writes it. */
export interface TargetScript {
  readonly name: string;
  /** Letters in the order of real text, each with its marks. */
  readonly letters: readonly string[];
  /** Letters per English letter, in the same stories. */
  readonly ratio: number;
  /** True if words are separated by spaces. */
  readonly isSpaced: boolean;
  /** The end of a sentence; '' if the script has no mark for it. */
  readonly stop: string;
  readonly question: string;
  readonly exclamation: string;
  readonly comma: string;
  /** What follows a punctuation mark: nothing if it has full width. */
  readonly gap: '' | ' ';
}

type Signs = Pick<TargetScript, 'isSpaced' | 'stop' | 'question' | 'exclamation' | 'comma' | 'gap'>;

const WESTERN: Signs = { isSpaced: true, stop: '.', question: '?', exclamation: '!', comma: ',', gap: ' ' };
const WIDE: Signs = {
  isSpaced: false,
  stop: '。',
  question: '？',
  exclamation: '！',
  comma: '，',
  gap: '',
};

/** By the tag of the language that provides the letters. */
const SIGNS: readonly (readonly [name: string, tag: string, signs: Signs])[] = [
  ['Latin', 'en', WESTERN],
  ['Cyrillic', 'ru', WESTERN],
  ['Arabic', 'ar', { ...WESTERN, question: '؟', comma: '،' }],
  ['Devanagari', 'hi', { ...WESTERN, stop: '।' }],
  ['Thai', 'th', { isSpaced: false, stop: '', question: '', exclamation: '', comma: '', gap: ' ' }],
  ['Han', 'zh-Hans', WIDE],
  ['Kana and Han', 'ja', { ...WIDE, comma: '、' }],
  ['Hangul', 'ko', WESTERN],
];

const LETTER = /\p{L}\p{M}*/gu;

/** The letters of all stories of a language in the zoo, which are the same in every language. */
function lettersOf({ stories }: ZooLanguage): readonly string[] {
  const texts = stories.flatMap(({ headline, heading, caption, sentences }) => [
    headline,
    heading,
    caption,
    ...sentences,
  ]);
  return texts.join(' ').match(LETTER) ?? [];
}

const ALL_LETTERS: ReadonlyMap<string, readonly string[]> = new Map(
  LANGUAGES.map((language) => [language.tag, lettersOf(language)]),
);
const ENGLISH = ALL_LETTERS.get('en')!.length;

/** Letters of a language of the zoo per English letter. */
export function letterRatio(tag: string): number {
  return ALL_LETTERS.get(tag)!.length / ENGLISH;
}

/** The scripts of the study. */
export const TARGET_SCRIPTS: readonly TargetScript[] = SIGNS.map(([name, tag, signs]) => ({
  name,
  letters: ALL_LETTERS.get(tag)!.map((letter) => letter.toLowerCase()),
  ratio: letterRatio(tag),
  ...signs,
}));
