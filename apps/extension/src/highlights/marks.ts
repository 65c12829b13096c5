import { make } from '../interface/element.ts';
import type { Highlight } from './highlight.ts';
import { TextIndex, type TextPart } from './text-index.ts';

/** A part of a text node that a highlight covers. */
interface Covered extends TextPart {
  readonly highlight: Highlight;
}

/** Marks passages in an article that is ours to change; returns those that are not there any more. */
export function markPassages(article: Element, highlights: readonly Highlight[]): readonly Highlight[] {
  if (highlights.length === 0) return [];
  // All are found before any is marked, because marks cut the text nodes that the index knows.
  const index = new TextIndex(article);
  const covered = new Map<Text, Covered[]>();
  const lost = highlights.filter((highlight) => {
    const parts = index.find(highlight.quote, highlight.start);
    for (const part of parts) {
      const others = covered.get(part.text) ?? [];
      covered.set(part.text, [...others, { ...part, highlight }]);
    }
    return parts.length === 0;
  });
  for (const [text, parts] of covered) markText(text, parts);
  return lost;
}

/** Marks the parts of a text node; where they overlap, one mark is in the other. */
function markText(text: Text, parts: readonly Covered[]): void {
  const cuts = [...new Set(parts.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => b - a);
  // The end first, so that the offsets before it stay right.
  for (const [n, from] of cuts.slice(1).entries()) {
    const to = cuts[n]!;
    const covering = parts.filter((part) => part.from <= from && part.to >= to);
    if (covering.length === 0) continue;
    if (to < text.length) text.splitText(to);
    const marked = from > 0 ? text.splitText(from) : text;
    for (const { highlight } of covering) wrap(marked, highlight);
  }
}

function wrap(text: Text, { id, color, note }: Highlight): void {
  const mark = make('mark', {
    class: `highlight ${color}`,
    'data-highlight': id,
    title: note || undefined,
  });
  text.replaceWith(mark);
  mark.append(text);
}

/** Removes the marks of a passage. */
export function unmarkPassage(article: Element, id: string): void {
  for (const mark of marksOf(article, id)) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

/** The marks of a passage: one for each piece of text that it touches. */
export function marksOf(article: Element, id: string): readonly HTMLElement[] {
  return allMarks(article).filter(({ dataset }) => dataset['highlight'] === id);
}

/** The ids of the passages that are marked. */
export function markedIds(article: Element): ReadonlySet<string> {
  return new Set(allMarks(article).map(({ dataset }) => dataset['highlight'] ?? ''));
}

function allMarks(article: Element): readonly HTMLElement[] {
  return [...article.querySelectorAll<HTMLElement>('mark.highlight')];
}
