import type { ContainerId, Literal, LiteralTable } from './literals.ts';

/** How formats of rich text mark a heading: `h2`, `header`, `heading`, `heading-2`, `heading_2`; in any field. */
const HEADING_MARK = /^h(?:ead(?:er|ing))?[-_ ]?([1-6])?$/iu;
/** @format */
const LONGEST_MARK = 9;
/** A heading without a level is one inside the story. @sweep data-heading-level */
const USUAL_LEVEL = 2;
/** From a text up to the record that it belongs to: `{type, children: [{text}]}`. @format */
const STEPS_TO_RECORD = 2;
/** Longer texts in a record that is called a header are no headings. @sweep data-heading */
const LONGEST_HEADING = 200;

/** Finds the level of the heading that a string is, 0 where it is none. */
export function headingLevels({ parents, literals }: LiteralTable): (literal: Literal) => number {
  const marked = new Map<ContainerId, number>();
  for (const { text, container } of literals) {
    const mark = text.length <= LONGEST_MARK ? HEADING_MARK.exec(text) : null;
    if (mark !== null) marked.set(container, Number(mark[1] ?? USUAL_LEVEL));
  }
  return ({ text, container }) => {
    if (marked.size === 0 || text.length > LONGEST_HEADING) return 0;
    let record = container;
    for (let step = 0; step < STEPS_TO_RECORD && !marked.has(record) && record > 0; step++)
      record = parents[record]!;
    return marked.get(record) ?? 0;
  };
}
