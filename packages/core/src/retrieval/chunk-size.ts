import type { NumberField } from '../option-tables/option.ts';

/** The size of chunks. */
export interface ChunkSize {
  /** Maximum number of tokens of a chunk. */
  readonly maxTokens: number;
  /** Maximum number of tokens that a chunk repeats from the one before it. */
  readonly overlap: number;
}

/**
 * The numbers of the option. 512 tokens is what most encoders of sentences read; a chunk of fewer than 16 would be all
 * marks and no text.
 * @source Devlin et al. 2019, BERT: the length of its input, which most models for retrieval have kept.
 */
export const CHUNK_FIELDS: readonly NumberField[] = [
  {
    name: 'maxTokens',
    default: 512,
    least: 16,
    about: 'maximum number of tokens of a chunk, counted in its Markdown',
  },
  { name: 'overlap', default: 0, least: 0, about: 'maximum number of tokens repeated from the chunk before' },
];
