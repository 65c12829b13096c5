import type { MethodParameter } from '../method.ts';
import { listParameters } from '../parameters.ts';

/** The parameters of R⁴, typed. */
export interface R4Options {
  readonly c: number;
  readonly criterion3: 'paper' | 'guarded' | 'off';
  readonly excludedTags: 'paper' | 'product';
  readonly rawChildNodes: boolean;
  readonly unit: 'words' | 'chars';
  readonly postProcess: boolean;
  readonly tr: number;
  readonly hr: number;
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
  criterion3: {
    default: 'paper',
    about: 'When a page that is wider than deep is all content: as published, with a text guard, or never.',
    choices: ['paper', 'guarded', 'off'],
  },
  excludedTags: {
    default: 'paper',
    about: 'Tags that cannot be content roots: the paper’s, or also svg, option, select and button.',
    choices: ['paper', 'product'],
  },
  rawChildNodes: {
    default: false,
    about: 'Count blank text and comments as children, as a browser’s childNodes does.',
  },
  unit: {
    default: 'words',
    about: 'What is divided by tags to choose among the c-SET.',
    choices: ['words', 'chars'],
  },
  postProcess: { default: true, about: 'Remove groups of links from the selected nodes.' },
  tr: {
    default: 1.5,
    about: 'A group of links has more than this many characters per character outside links.',
  },
  hr: { default: 7, about: 'A group of links has more than this many links.' },
});

/** Largest c: the paper tried 1 to 8, and the c-SET is compared pair by pair. @cap */
const MAX_C = 64;

/** Checked options, clamped to their range. */
export function r4Options(options: R4Options): R4Options {
  return { ...options, c: Math.min(Math.max(1, Math.floor(options.c)), MAX_C) };
}
