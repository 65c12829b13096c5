import type { ContainerId, Literal, LiteralTable } from './literals.ts';

/** How rich-text formats mark a heading: `h2`, `header`, `heading`, `heading-2`, `heading_2`; in any field. */
const HEADING_MARK = /^h(?:ead(?:er|ing))?[-_ ]?([1-6])?$/iu;
/** The level of a heading that states none, as inside an article. @sweep data-heading-level */
const USUAL_LEVEL = 2;
/** Steps from a text up to its record: `{type, children: [{text}]}`. @format */
const STEPS_TO_RECORD = 2;
/** Longest text of a heading; longer texts in a record called a header are not headings. @sweep data-heading */
const MAX_HEADING = 200;

/** Finds the heading level of a string; 0 if it is not a heading. */
export function headingLevels({ parents, literals }: LiteralTable): (literal: Literal) => number {
  const marked = new Map<ContainerId, number>();
  for (const { text, container } of literals) {
    const mark = HEADING_MARK.exec(text);
    if (mark !== null) marked.set(container, Number(mark[1] ?? USUAL_LEVEL));
  }
  return ({ text, container }) => {
    if (text.length > MAX_HEADING) return 0;
    let record = container;
    for (let step = 0; step < STEPS_TO_RECORD && !marked.has(record); step++) {
      record = Math.max(0, parents[record]!);
    }
    return marked.get(record) ?? 0;
  };
}
