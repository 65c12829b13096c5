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
  tolerance: { default: 0.1, about: 'How far edges of one column may lie apart, per width of it.' },
  sentences: { default: 2, about: 'A paragraph has at least this many sentences with a verb.' },
  delta: {
    default: 0.3,
    about: 'The main column holds at least this share of the text that its largest column does not hold.',
  },
  fallback: {
    default: 'maxDelta',
    about: 'Where no column reaches delta: the one that comes closest, or nothing as in the published code.',
    choices: ['maxDelta', 'none'],
  },
  verbTest: {
    default: 'auto',
    about:
      'What a sentence is: one with an English verb, or one of several plain words; auto asks the page’s language.',
    choices: ['auto', 'english', 'any'],
  },
});
