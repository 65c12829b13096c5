import type { Citation, MethodOptions, MethodParameter } from '../method.ts';

/** The paper that both forms come from. */
export const RAE_2018: Citation = {
  authors: 'Rae, Kim, Le, Thoma',
  title: 'Main Content Detection in HTML Journal Articles',
  year: 2018,
  doi: '10.1145/3209280.3229115',
};

/** The parameters of both forms. */
export const SEMANTIC_PARAMETERS: readonly MethodParameter[] = [
  {
    name: 'mode',
    default: 'first',
    choices: ['first', 'all'],
    about: 'Only the first such element in breadth-first order, or all of them.',
  },
  {
    name: 'tag',
    default: 'auto',
    choices: ['auto', 'main', 'article'],
    about: 'Which element to look for; auto is main, else article.',
  },
];

/** The tags to look for, one after the other. */
export function tagsToTry(options: MethodOptions): readonly ('main' | 'article')[] {
  if (options['tag'] === 'auto') return ['main', 'article'];
  return [options['tag'] as 'main' | 'article'];
}
