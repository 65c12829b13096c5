import type { OutputBudget } from '../budget/output-budget.ts';
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

/** How to clean parts, and how long they may be together. */
export interface PartContext {
  /** The base of relative addresses. */
  readonly base: string | null;
  readonly budget: OutputBudget;
  /** The caller's options for links, pictures and tables. */
  readonly parts?: WantedParts;
}

const NOTHING: WrittenPart = { content: '', text: '' };

/** Cleans and writes parts of a page, under one name in its budget. */
export function partWriter(
  page: Page,
  name: string,
  { base, budget, parts = ALL_PARTS }: PartContext,
): (part: Selection) => WrittenPart {
  const meter = budget.meter(name);
  return (part) => {
    // Parts may overlap, so their sum is counted; a part that no longer fits is not even cleaned.
    if (meter.isFull) return NOTHING;
    const content = cleanSelection({ page, selection: part }, { base, budget, parts, trace: SILENT_TRACE });
    const written = { content: toHtml(content), text: toText(content) };
    return meter.take(written.content.length + written.text.length) ? written : NOTHING;
  };
}
