import type { MethodParameter } from '../method.ts';
import { listParameters } from '../parameters.ts';

/** The parameters of layout analysis, typed. */
export interface LayoutAnalysisOptions {
  readonly tolerance: number;
  readonly sentences: number;
  readonly delta: number;
  readonly fallback: 'maxDelta' | 'none';
  readonly verbTest: 'auto' | 'english' | 'any';
}

/** What `fovea methods` lists; the README gives the source of each default. @source Rae et al. 2018. */
export const LAYOUT_ANALYSIS_PARAMETERS: readonly MethodParameter[] = listParameters<LayoutAnalysisOptions>({
  tolerance: { default: 0.1, about: 'How far the edges of a column may differ, as a share of its width.' },
  sentences: { default: 2, about: 'A paragraph has at least this many sentences with a verb.' },
  delta: {
    default: 0.3,
    about: 'The main column holds at least this share of the text that its largest column does not hold.',
  },
  fallback: {
    default: 'maxDelta',
    about: 'If no column reaches delta: the one that comes closest, or nothing, as in the published code.',
    choices: ['maxDelta', 'none'],
  },
  verbTest: {
    default: 'auto',
    about:
      'What counts as a sentence: an English verb, or several plain words; auto goes by the page’s language.',
    choices: ['auto', 'english', 'any'],
  },
});
