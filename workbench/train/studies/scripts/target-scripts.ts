import type { ZooLanguage } from '../../../../fixtures/zoo/language.ts';
import { LANGUAGES } from '../../../../fixtures/zoo/languages/all.ts';

/** A script to rewrite pages in, as one of its languages writes it. */
export interface TargetScript {
  readonly name: string;
  /** Letters in the order of real text, each with its marks. */
  readonly letters: readonly string[];
  /** Letters to one of English, in the same stories. */
  readonly ratio: number;
  /** Whether words stand apart. */
  readonly isSpaced: boolean;
  /** Ends of sentences; '' where the script has no sign for it. */
  readonly stop: string;
  readonly question: string;
  readonly exclamation: string;
  readonly comma: string;
  /** What follows a sign: nothing where the sign is as wide as a letter. */
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

/** By the tag of the language that lends its letters. */
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

/** The letters of everything that a language tells in the zoo, which is the same in all of them. */
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

/** Letters of a language of the zoo to one of English. */
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
