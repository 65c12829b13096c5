/** The possible sources of a constant's value. */
export const TAG_KINDS = ['sweep', 'source', 'cap', 'format', 'trained'] as const;

/** One of them. */
export type TagKind = (typeof TAG_KINDS)[number];

/** A tag of a comment, with the words after it. */
export interface Tag {
  readonly kind: TagKind;
  readonly text: string;
}

const TAG = new RegExp(`@(${TAG_KINDS.join('|')})\\b([^@]*)`, 'gu');
const ORNAMENT = /\s*(?:\*\/|\n\s*(?:\*|\/\/))\s*/gu;

/** The tags of a comment, in order. */
export function tagsOf(comment: string): readonly Tag[] {
  return [...comment.matchAll(TAG)].map(([, kind, text]) => ({
    kind: kind as TagKind,
    text: text!.replace(ORNAMENT, ' ').trim(),
  }));
}

/** The sweeps that a tag names. */
export function sweepIds(tags: readonly Tag[]): readonly string[] {
  return tags
    .filter(({ kind }) => kind === 'sweep')
    .flatMap(({ text }) => text.split(' ').filter((id) => id !== ''));
}

/** True for the sweep of a method's option, such as `dsc.window`, which `npm run papers -- sweep` runs. */
export function isOptionId(id: string): boolean {
  return id.includes('.');
}
