import { readFileSync } from 'node:fs';
import { scriptWords, treebankWords } from './words.ts';

/** How words and tags become columns. In a list of words, column 0 is for unknown ones, and so for tags. */
export interface Vocabulary {
  readonly kind: VocabularyKind;
  /** Columns for words; those for tags follow. */
  readonly words: number;
  readonly tags: number;
  split(text: string): readonly string[];
  wordColumn(word: string): number;
  /** Counted from the first column for tags. */
  tagColumn(tag: string): number;
  /** Whether counts that share a column are added up; if not, the last one stays. */
  readonly isSummed: boolean;
}

/** The vocabulary of the authors, or hashes of words in any language. */
export type VocabularyKind = 'trends' | 'hashed';

/** Where the authors' vocabularies are, in the folder of `FOVEA_MODELS`. */
export const VOCABULARY_FILES = ['boilernet/words.json', 'boilernet/tags.json'] as const;

/** Words and tags with their columns, as the authors' preprocessing writes them. */
export type ColumnByName = Readonly<Record<string, number>>;

/**
 * A vocabulary of the most frequent words and tags. The training code of the authors writes the count of each unknown word
 * over that of the one before; their browser extension adds them up.
 * @source Leonhardt et al. 2020, code (`get_feature_vector`).
 */
export function listedVocabulary(words: ColumnByName, tags: ColumnByName, isSummed = false): Vocabulary {
  const wordColumns = new Map(Object.entries(words));
  const tagColumns = new Map(Object.entries(tags));
  return {
    kind: 'trends',
    words: wordColumns.size,
    tags: tagColumns.size,
    split: treebankWords,
    wordColumn: (word) => wordColumns.get(word) ?? 0,
    tagColumn: (tag) => tagColumns.get(tag) ?? 0,
    isSummed,
  };
}

/** Reads the vocabulary of the authors. */
export function readVocabulary(wordsFile: string, tagsFile: string): Vocabulary {
  const read = (file: string): ColumnByName => JSON.parse(readFileSync(file, 'utf8')) as ColumnByName;
  return listedVocabulary(read(wordsFile), read(tagsFile));
}

/** A vocabulary without lists: each word and tag falls into one of so many columns by its hash; counts are added up. */
export function hashedVocabulary(words: number, tags: number): Vocabulary {
  return {
    kind: 'hashed',
    words,
    tags,
    split: scriptWords,
    wordColumn: (word) => hashOf(word) % words,
    tagColumn: (tag) => hashOf(tag) % tags,
    isSummed: true,
  };
}

/** 32-bit FNV-1a over UTF-16 units. @format */
const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function hashOf(word: string): number {
  let hash = FNV_BASIS;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), FNV_PRIME);
  return hash >>> 0;
}
