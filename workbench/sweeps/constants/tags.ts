/** What may stand behind a constant's value. */
export const TAG_KINDS = ['sweep', 'source', 'cap', 'format', 'trained'] as const;

/** One of them. */
export type TagKind = (typeof TAG_KINDS)[number];

/** A tag of a comment, with the words behind it. */
export interface Tag {
  readonly kind: TagKind;
  readonly text: string;
}

const TAG = new RegExp(`@(${TAG_KINDS.join('|')})\\b([^@]*)`, 'gu');
const ORNAMENT = /\s*(?:\*\/|\n\s*(?:\*|\/\/))\s*/gu;

/** The tags of a comment, in their order. */
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

/** Whether a sweep is of an option of a method, as `dsc.window`; these are run by `npm run papers -- sweep`. */
export function isOptionId(id: string): boolean {
  return id.includes('.');
}
