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

/** How parts are cleaned, and what they may come to together. */
export interface PartContext {
  /** What relative addresses are relative to. */
  readonly base: string | null;
  readonly budget: OutputBudget;
  /** What is wanted of links, pictures and tables. */
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
    // Parts may overlap, so their sum is counted; what does not fit any more is not even cleaned.
    if (meter.isFull) return NOTHING;
    const content = cleanSelection({ page, selection: part }, { base, budget, parts, trace: SILENT_TRACE });
    const written = { content: toHtml(content), text: toText(content) };
    return meter.take(written.content.length + written.text.length) ? written : NOTHING;
  };
}
