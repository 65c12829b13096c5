import { extract } from 'fovea';
import 'fovea/methods';
import { sliceFaults } from '../../fixtures/slice-checks.ts';
import { htmlTokens, markdownTokens, missing, textTokens } from './tokens.ts';

/** The faults in the outputs of one page; empty if there are none. */
export interface PageFaults {
  readonly id: string;
  readonly faults: readonly string[];
}

/** Words of a fault to show. */
const SHOWN = 12;

/**
 * Checks what must hold for every page: HTML, Markdown and text contain the same words, none lost and none duplicated,
 * and extracting the output gives the output.
 */
export function checkPage(id: string, html: string, url: string | null): PageFaults {
  const options = url !== null && URL.canParse(url) ? { url } : {};
  const result = extract(html, { ...options, formats: ['html', 'markdown', 'text', 'blocks'] });
  const { content, markdown, text } = result;
  const faults = [
    ...differences('Markdown', htmlTokens(content, { math: false, players: true }), markdownTokens(markdown)),
    ...differences('text', htmlTokens(content, { math: true, players: false }), textTokens(text)),
  ];
  const misplaced = sliceFaults(html, result);
  if (misplaced.length > 0)
    faults.push(`${misplaced.length} blocks are not where they say: ${JSON.stringify(misplaced[0])}`);
  const again = extract(content, { ...options, method: 'whole-body' });
  if (again.content !== content)
    faults.push(`HTML changes when it is extracted again: ${firstChange(content, again.content)}`);
  else if (again.markdown !== markdown)
    faults.push(`Markdown changes: ${firstChange(markdown, again.markdown)}`);
  return { id, faults };
}

function differences(form: string, wanted: readonly string[], found: readonly string[]): string[] {
  const lost = missing(wanted, found).filter((word) => !CALLOUTS.test(word));
  const added = missing(found, wanted).filter((word) => !CALLOUTS.test(word));
  return [
    ...(lost.length > 0 ? [`${form} lost ${lost.length}: ${lost.slice(0, SHOWN).join(' ')}`] : []),
    ...(added.length > 0 ? [`${form} added ${added.length}: ${added.slice(0, SHOWN).join(' ')}`] : []),
  ];
}

/** The kind of a callout is in Markdown's own words, or in the page's. */
const CALLOUTS = /^(?:note|tip|important|warning|caution)$/iu;

/** Characters around a change to show. */
const CONTEXT_LENGTH = 60;

function firstChange(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const from = Math.max(0, at - CONTEXT_LENGTH);
  return `${JSON.stringify(before.slice(from, at + CONTEXT_LENGTH))} → ${JSON.stringify(after.slice(from, at + CONTEXT_LENGTH))}`;
}
