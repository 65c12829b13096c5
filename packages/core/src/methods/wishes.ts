import type { MethodParameter } from './method.ts';

/** Whether to favour precision, neither, or recall. */
export type Focus = 'precision' | 'balanced' | 'recall';

/** As the method decides, always, or never. */
export type Wanted = 'auto' | 'keep' | 'drop';

/** Wishes that a caller can have for any method; a method that supports one has a parameter of that name. */
export interface Wishes {
  /** Whether to favour precision, neither, or recall. @default 'balanced' */
  readonly focus: Focus;
  /**
   * The heading that repeats the title of the page, which the result has as `title` anyway: never part of the content,
   * always, or as the method decides.
   * @default 'drop'
   */
  readonly title: Wanted;
  /**
   * The discussion below an article: keep it as the method decides, always, or never. On a forum it is the content.
   * @default 'auto'
   */
  readonly comments: Wanted;
}

/** A wish as a parameter. */
export interface Wish<Name extends keyof Wishes = keyof Wishes> extends MethodParameter {
  readonly name: Name;
  readonly default: Wishes[Name];
  readonly choices: readonly Wishes[Name][];
}

/** The wishes as parameters, for the methods that support them. */
export const WISHES: { readonly [Name in keyof Wishes]: Wish<Name> } = {
  focus: {
    name: 'focus',
    default: 'balanced',
    about: 'When in doubt, leave out (precision) or keep (recall).',
    choices: ['precision', 'balanced', 'recall'],
  },
  title: {
    name: 'title',
    default: 'drop',
    about:
      'The heading that repeats the title of the page: not part of the content, part of it, or as the method decides.',
    choices: ['drop', 'keep', 'auto'],
  },
  comments: {
    name: 'comments',
    default: 'auto',
    about: 'The discussion below an article; on a forum it is always the content.',
    choices: ['auto', 'keep', 'drop'],
  },
};
