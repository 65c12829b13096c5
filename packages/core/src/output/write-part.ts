import { cleanSelection } from '../clean/clean-selection.ts';
import { ALL_PARTS, type WantedParts } from '../clean/wanted-parts.ts';
import type { Page } from '../page/page.ts';
import type { Selection } from '../selection/selection.ts';
import { SILENT_TRACE } from '../trace/trace.ts';
import { toHtml } from './html.ts';
import { toText } from './text.ts';

/** A part of a page, written on its own. */
export interface WrittenPart {
  /** Sanitised HTML. */
  readonly content: string;
  readonly text: string;
}

/** Cleans and writes parts of a page; `base` is what relative addresses are relative to, `parts` what is wanted of them. */
export function partWriter(
  page: Page,
  base: string | null,
  parts: WantedParts = ALL_PARTS,
): (part: Selection) => WrittenPart {
  return (part) => {
    const content = cleanSelection({ page, selection: part }, { base, trace: SILENT_TRACE, parts });
    return { content: toHtml(content), text: toText(content) };
  };
}
