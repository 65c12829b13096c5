import type { TextBlock } from './text-block.ts';

/** A block for tests: by default ten words on one line that are not content. */
export function block(number: number, given: Partial<TextBlock> = {}): TextBlock {
  const words = given.words ?? 10;
  return {
    text: `block ${number}`,
    words,
    linkedWords: 0,
    lineWords: words,
    lines: 1,
    parts: [number],
    firstText: number,
    lastText: number,
    tagLevel: 2,
    labels: 0,
    isContent: false,
    ...given,
  };
}

/** Blocks numbered from 0. */
export function blocks(...given: readonly Partial<TextBlock>[]): TextBlock[] {
  return given.map((each, number) => block(number, each));
}

/** Which of the original blocks are content, in order. */
export function contentOf(given: readonly TextBlock[]): number[] {
  return given.flatMap(({ isContent, parts }) => (isContent ? parts : []));
}
