import type { MethodOptions, MethodParameter } from '../method.ts';
import { DIRECTORY } from './network/weights.ts';

/** Options of the method, as `methodOptions` gives them. */
export interface FoveaOptions {
  /** Rather leave something out, neither, or rather take something in. */
  readonly focus: 'precision' | 'balanced' | 'recall';
  /** The heading that repeats the page's title: as the network decides, always in, or never in. */
  readonly title: 'auto' | 'keep' | 'drop';
  /** Discussions below an article: as the network decides, always in, or never in; a page that is one stays. */
  readonly comments: 'auto' | 'keep' | 'drop';
  /** Whose idea of content to follow: `default`, a dataset's name, or `any`. */
  readonly policy: string;
}

/** The same for `fovea methods` and for checking at the door. */
export const PARAMETERS: readonly MethodParameter[] = [
  {
    name: 'focus',
    default: 'balanced',
    about: 'Rather leave something out (precision), or rather take something in (recall).',
    choices: ['precision', 'balanced', 'recall'],
  },
  {
    name: 'title',
    default: 'auto',
    about: 'The heading that repeats the title of the page.',
    choices: ['auto', 'keep', 'drop'],
  },
  {
    name: 'comments',
    default: 'auto',
    about: 'The discussion below an article; on a forum it is the content, whatever is said here.',
    choices: ['auto', 'keep', 'drop'],
  },
  {
    name: 'policy',
    default: 'default',
    about:
      'Whose idea of content to follow: that of a dataset that the network learned from, any, or between the two.',
    choices: ['default', ...DIRECTORY.policies],
  },
];

/** Options from checked parameters. */
export function foveaOptions(options: MethodOptions): FoveaOptions {
  return options as unknown as FoveaOptions;
}
