import type { MethodParameter } from '../method.ts';
import { listParameters } from '../parameters.ts';

/** The parameters of R⁴, typed. */
export interface R4Options {
  readonly c: number;
  readonly depth: 'subtree' | 'root';
  readonly cset: 'paper' | 'code';
  readonly criterion3: 'paper' | 'guarded' | 'code' | 'off';
  readonly excludedTags: 'paper' | 'product' | 'code';
  readonly wordCount: 'paper' | 'code';
  readonly rawChildNodes: boolean;
  readonly unit: 'words' | 'chars';
  readonly per: 'tags' | 'links';
  readonly mediaWords: number;
  readonly postProcess: boolean;
  readonly linkGroups: 'paper' | 'code';
  readonly tr: number;
  readonly hr: number;
  readonly dropCookies: boolean;
}

/**
 * What `fovea methods` lists; the README gives the source of each default.
 * @source Alarte, Silva 2020.
 * @sweep r4.c r4.tr r4.hr
 */
export const R4_PARAMETERS: readonly MethodParameter[] = listParameters<R4Options>({
  c: {
    default: 3,
    about: 'Size of the c-SET: how many of the farthest nodes are compared, 1 to 64.',
  },
  depth: {
    default: 'subtree',
    about:
      'What the position ratio calls depth: the height of the subtree, as defined, or the distance from the body.',
    choices: ['subtree', 'root'],
  },
  cset: {
    default: 'paper',
    about: 'The c-SET: the farthest from the centroid, or the nearest to the one farthest from the medoid.',
    choices: ['paper', 'code'],
  },
  criterion3: {
    default: 'paper',
    about:
      'What a page wider than deep means: all of it is content, as published or with a text guard; roots hold half of the text, as in code of the authors; or nothing.',
    choices: ['paper', 'guarded', 'code', 'off'],
  },
  excludedTags: {
    default: 'paper',
    about:
      'Tags that cannot be content roots: the paper’s, also svg, option, select and button, or those of code of the authors.',
    choices: ['paper', 'product', 'code'],
  },
  wordCount: {
    default: 'paper',
    about:
      'Words of the word ratio: outside links, or as in code of the authors, outside direct children of links and one for blank text.',
    choices: ['paper', 'code'],
  },
  rawChildNodes: {
    default: false,
    about: 'Count blank text and comments as children, as a browser’s childNodes does.',
  },
  unit: {
    default: 'words',
    about: 'What is divided by tags or links to choose among the c-SET.',
    choices: ['words', 'chars'],
  },
  per: {
    default: 'tags',
    about: 'What words or characters are divided by; the code of the authors counts links.',
    choices: ['tags', 'links'],
  },
  mediaWords: {
    default: 0,
    about: 'Words that a picture or player counts for, so that a gallery can win over a footer.',
  },
  postProcess: { default: true, about: 'Remove groups of links from the selected nodes.' },
  linkGroups: {
    default: 'paper',
    about:
      'Links that make a group: more than hr below a node, or as in code of the authors, at least hr direct children, below the second level.',
    choices: ['paper', 'code'],
  },
  tr: {
    default: 1.5,
    about: 'A group of links has more than this many characters per character outside links.',
  },
  hr: { default: 7, about: 'A group of links has more than this many links.' },
  dropCookies: {
    default: false,
    about: 'Leave out elements with “cookie” in their id or as a class, as code of the authors does.',
  },
});

/** Largest c: the paper tried 1 to 8, and the c-SET is compared pair by pair. @cap */
const MAX_C = 64;
/** Largest weight of a picture: sums over a page stay far below what a 32-bit number holds. @cap */
const MAX_MEDIA_WORDS = 1000;

/** Checked options, clamped to their range. */
export function r4Options(options: R4Options): R4Options {
  return {
    ...options,
    c: Math.min(Math.max(1, Math.floor(options.c)), MAX_C),
    mediaWords: Math.min(Math.max(0, Math.floor(options.mediaWords)), MAX_MEDIA_WORDS),
  };
}
