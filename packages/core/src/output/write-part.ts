import { cleanSelection } from '../clean/clean-selection.ts';
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

/** Cleans and writes parts of a page; `base` is what relative addresses are relative to. */
export function partWriter(page: Page, base: string | null): (part: Selection) => WrittenPart {
  return (part) => {
    const content = cleanSelection({ page, selection: part }, { base, trace: SILENT_TRACE });
    return { content: toHtml(content), text: toText(content) };
  };
}
