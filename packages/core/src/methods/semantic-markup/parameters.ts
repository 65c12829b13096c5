import type { Citation, MethodParameter } from '../method.ts';
import { listParameters } from '../parameters.ts';

/** Which marked elements to take. */
export interface SemanticOptions {
  readonly mode: 'first' | 'all';
  readonly tag: 'auto' | 'main' | 'article';
}

/** The paper behind both forms. */
export const RAE_2018: Citation = {
  authors: 'Rae, Kim, Le, Thoma',
  title: 'Main Content Detection in HTML Journal Articles',
  year: 2018,
  doi: '10.1145/3209280.3229115',
};

/** The parameters of both forms. */
export const SEMANTIC_PARAMETERS: readonly MethodParameter[] = listParameters<SemanticOptions>({
  mode: {
    default: 'first',
    choices: ['first', 'all'],
    about: 'Only the first such element in breadth-first order, or all of them.',
  },
  tag: {
    default: 'auto',
    choices: ['auto', 'main', 'article'],
    about: 'Which element to look for; auto is main, else article.',
  },
});

/** The tags to look for, one after another. */
export function tagsToTry({ tag }: SemanticOptions): readonly ('main' | 'article')[] {
  return tag === 'auto' ? ['main', 'article'] : [tag];
}
