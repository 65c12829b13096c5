import type { MethodParameter } from '../method.ts';
import { listParameters } from '../parameters.ts';
import { WISHES, type Wishes } from '../wishes.ts';
import { DIRECTORY } from './network/weights.ts';

/** Options of the method, as passed in `methodOptions`. */
export interface FoveaOptions extends Wishes {
  /** Whose definition of content to follow: `default`, `news`, a dataset's name, or `any`. */
  readonly policy: string;
}

/** The same options for lists of methods and for validation. */
export const PARAMETERS: readonly MethodParameter[] = listParameters<FoveaOptions>({
  focus: WISHES.focus,
  title: WISHES.title,
  comments: WISHES.comments,
  policy: {
    default: 'default',
    about:
      'Whose idea of content to follow: that of a training dataset, `news`, `any`, or `default`, which is in between.',
    choices: ['default', 'news', ...DIRECTORY.policies],
  },
});
