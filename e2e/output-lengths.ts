import { type ExtractResult, extract } from 'fovea';
import {
  MAX_OUTPUT,
  OUTPUT_IN_ANY_CASE,
  OUTPUT_PER_CHARACTER,
} from '../packages/core/src/budget/output-budget.ts';

/** Every format and list of a result by name, with its length as JSON or text. */
export function outputLengths(html: string): ReadonlyMap<string, number> {
  const result = extract(html, {
    url: 'https://example.org/page',
    formats: ['html', 'markdown', 'text', 'blocks', 'tei', 'chunks', 'sections'],
    explain: true,
    posts: true,
  });
  const {
    content,
    markdown,
    text,
    tei,
    blocks,
    chunks,
    sections,
    posts,
    removed,
    hidden,
    borderline,
    ...rest
  } = result;
  const forms = { content, markdown, text, tei: tei ?? '' };
  const lists = {
    blocks,
    chunks,
    sections,
    posts,
    removed,
    hidden,
    borderline,
    metadata: withoutNumbers(rest),
  };
  return new Map([
    ...Object.entries(forms).map(([name, value]) => [name, value.length] as const),
    ...Object.entries(lists).map(([name, value]) => [name, JSON.stringify(value ?? []).length] as const),
  ]);
}

function withoutNumbers(rest: Partial<ExtractResult>): object {
  return { ...rest, timings: undefined };
}

/** The bound that the threat model promises for a page of this length. */
export function promisedLength(size: number): number {
  return Math.min(size * OUTPUT_PER_CHARACTER + OUTPUT_IN_ANY_CASE, MAX_OUTPUT);
}
