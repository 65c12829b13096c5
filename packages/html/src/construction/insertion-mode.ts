import type { Doctype } from '../tokenizer/sink.ts';
import type { TreeConstruction } from './tree-construction.ts';

/** The insertion modes of the standard (section 13.2.4.1). */
export const Mode = {
  initial: 0,
  beforeHtml: 1,
  beforeHead: 2,
  inHead: 3,
  inHeadNoscript: 4,
  afterHead: 5,
  inBody: 6,
  text: 7,
  inTable: 8,
  inTableText: 9,
  inCaption: 10,
  inColumnGroup: 11,
  inTableBody: 12,
  inRow: 13,
  inCell: 14,
  inTemplate: 15,
  afterBody: 16,
  inFrameset: 17,
  afterFrameset: 18,
  afterAfterBody: 19,
  afterAfterFrameset: 20,
} as const;

/** One of the insertion modes. */
export type ModeId = (typeof Mode)[keyof typeof Mode];

/** What a mode does with text, given as a range of the source; returns how far it has processed it. */
export type TextRule = (tree: TreeConstruction, start: number, end: number, bits: number) => number;

/** What a mode does with a tag, given the id of its name. */
export type TagRule = (tree: TreeConstruction, tag: number) => void;

/**
 * What a mode does with tags: a rule for each name with a fixed id, by that id, and a last one for all other names. A
 * table rather than a function, so that a tag finds its rule in one call.
 */
export type TagRules = readonly TagRule[];

/** The rules of one insertion mode, one for each kind of token. */
export interface ModeRules {
  readonly characters: TextRule;
  readonly startTags: TagRules;
  readonly endTags: TagRules;
  readonly comment: (tree: TreeConstruction, start: number, end: number, bits: number) => void;
  readonly doctype: (tree: TreeConstruction, doctype: Doctype) => void;
  /** Returns true to process the end of the file again, in the mode that is then current. */
  readonly endOfFile: (tree: TreeConstruction) => boolean;
}
