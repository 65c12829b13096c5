import type { MethodParameter } from './method.ts';

/** Rather leave something out, neither, or rather take something in. */
export type Focus = 'precision' | 'balanced' | 'recall';

/** As the method decides, always in, or never in. */
export type Wanted = 'auto' | 'keep' | 'drop';

/** What any method can be asked for: one that listens has a parameter of that name. */
export interface Wishes {
  /**
   * Rather leave something out, neither, or rather take something in.
   * @default 'balanced'
   */
  readonly focus: Focus;
  /**
   * The heading that repeats the title of the page: as the method decides, always in, or never in.
   * @default 'auto'
   */
  readonly title: Wanted;
  /**
   * The discussion below an article: as the method decides, always in, or never in. On a forum it is the content.
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

/** The wishes as parameters, for the methods that listen to them. */
export const WISHES: { readonly [Name in keyof Wishes]: Wish<Name> } = {
  focus: {
    name: 'focus',
    default: 'balanced',
    about: 'Rather leave something out (precision), or rather take something in (recall).',
    choices: ['precision', 'balanced', 'recall'],
  },
  title: {
    name: 'title',
    default: 'auto',
    about: 'The heading that repeats the title of the page.',
    choices: ['auto', 'keep', 'drop'],
  },
  comments: {
    name: 'comments',
    default: 'auto',
    about: 'The discussion below an article; on a forum it is the content, whatever is said here.',
    choices: ['auto', 'keep', 'drop'],
  },
};
