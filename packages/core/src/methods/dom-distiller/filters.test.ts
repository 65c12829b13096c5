import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { NodeKind, type PageTree } from '../../page/tree.ts';
import { block, blocks, contentOf } from '../../text-blocks/text-block.cases.ts';
import { hasLabel, Label, type TextBlock } from '../../text-blocks/text-block.ts';
import { fuseContent, fuseContentOnLevel, fuseHeadings } from './fusions.ts';
import { keepLargestAndSiblings } from './keep-largest.ts';
import { dropNeverContent, labelEndPhrases } from './never-content.ts';
import { expandToSiblings, type Similarity } from './similar-siblings.ts';

const partsOf = (given: readonly TextBlock[]): (readonly number[])[] => given.map(({ parts }) => parts);
const content = { isContent: true };

describe('never content', () => {
  it('are phrases below articles and share counts', () => {
    const given = blocks(
      { text: 'Have your say', isContent: true },
      { text: 'Shares', words: 1, isContent: true },
      { text: 'Shares', words: 1, linkedWords: 1, isContent: true },
      { text: 'Shares fell', isContent: true },
    );
    expect(contentOf(dropNeverContent(labelEndPhrases(given)))).toEqual([2, 3]);
  });
});

/** One block for each text of a page that is not blank; those with a `+` are content. */
function blocksOfTexts(html: string, given: Partial<TextBlock> = {}): { tree: PageTree; all: TextBlock[] } {
  const page = pageFromHtml(`<body>${html}`);
  const { tree } = page;
  const nodes = [...tree.kind.keys()].filter((id) => tree.kind[id] === NodeKind.text);
  const source = page.source!;
  const all = nodes.map((node, number) =>
    block(number, {
      firstText: node,
      lastText: node,
      isContent: source[tree.sourceStart[node]!] === '+',
      ...given,
    }),
  );
  return { tree, all };
}

describe('expandToSiblings', () => {
  const sameTag: Similarity = { needsSameTag: true, maxLinkDensity: 0.5 };
  const mixed: Similarity = { needsSameTag: false, maxLinkDensity: 0 };
  const expanded = (html: string, similarity: Similarity, given: Partial<TextBlock> = {}): number[] => {
    const { tree, all } = blocksOfTexts(html, given);
    return contentOf(expandToSiblings(tree, all, similarity));
  };

  it('makes siblings with the same tag content, before and after', () => {
    expect(expanded('<div><p>-</p><p>+</p><p>-</p><b>-</b></div><p>-</p>', sameTag)).toEqual([0, 1, 2]);
  });

  it('compares the largest boxes that belong to one block', () => {
    expect(expanded('<div><p><b>-</b></p><p>+</p></div><p>-</p>', sameTag)).toEqual([0, 1]);
    // Both blocks in one paragraph: only the text and the <b> are their own.
    expect(expanded('<div><p><b>-</b><i>+</i></p><p>+</p></div>', sameTag)).toEqual([1, 2]);
  });

  it('takes any tag where asked, but then no links', () => {
    const html = '<div><p>+</p><b>-</b></div>';
    expect(expanded(html, mixed)).toEqual([0, 1]);
    expect(expanded(html, mixed, { linkedWords: 1 })).toEqual([0]);
  });

  it('allows link density up to the bound', () => {
    const html = '<div><p>+</p><p>-</p></div>';
    expect(expanded(html, sameTag, { words: 10, linkedWords: 5 })).toEqual([0, 1]);
    expect(expanded(html, sameTag, { words: 10, linkedWords: 6 })).toEqual([0]);
  });

  it('reaches ten blocks far, and from there on', () => {
    const far = (between: number): string => `<p>+</p><div>${'<p>-</p>'.repeat(between)}</div><p>-</p>`;
    expect(expanded(far(9), sameTag)).toEqual([0, 10]);
    expect(expanded(far(10), sameTag)).toEqual([0]);
    expect(expanded(`<p>+</p>${'<p>-</p>'.repeat(25)}`, sameTag)).toHaveLength(26);
  });

  it('does not cross titles, nor touch what is never content', () => {
    const { tree, all } = blocksOfTexts('<p>-</p><h1>-</h1><p>+</p><p>-</p>');
    all[1] = { ...all[1]!, labels: Label.title };
    all[3] = { ...all[3]!, labels: Label.notContent };
    expect(contentOf(expandToSiblings(tree, all, sameTag))).toEqual([2]);
  });
});

describe('fuseHeadings', () => {
  const heading = { labels: Label.heading };

  it('fuses a heading into the content below it, and notes where the heading was none', () => {
    const fused = fuseHeadings(blocks({ ...heading, ...content }, content, heading, content));
    expect(partsOf(fused)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(fused.map(({ labels }) => labels)).toEqual([0, Label.plainHeadingFused]);
    expect(contentOf(fused)).toEqual([0, 1, 2, 3]);
  });

  it('takes a heading above something else for no content', () => {
    expect(contentOf(fuseHeadings(blocks({ ...heading, ...content }, {})))).toEqual([]);
  });

  it('leaves titles, what is never content, and a heading at the end alone', () => {
    const title = { labels: Label.heading | Label.title, ...content };
    const never = { labels: Label.notContent, ...content };
    const given = blocks(title, content, { ...heading, ...content }, never, { ...heading, ...content });
    expect(partsOf(fuseHeadings(given))).toEqual([[0], [1], [2], [3], [4]]);
    expect(contentOf(fuseHeadings(given))).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('fuseContent', () => {
  it('fuses content over one dropped block, but not over a heading that was none', () => {
    const given = [
      block(0, content),
      block(2, content),
      block(5, content),
      block(6, { ...content, labels: Label.plainHeadingFused }),
      block(7),
      block(8, content),
    ];
    expect(partsOf(fuseContent(given))).toEqual([[0, 2], [5], [6], [7], [8]]);
  });

  it('keeps titles and what is never content apart', () => {
    const title = { ...content, labels: Label.title };
    const never = { ...content, labels: Label.notContent };
    expect(partsOf(fuseContent(blocks(title, content, never)))).toEqual([[0], [1], [2]]);
    expect(partsOf(fuseContent(blocks(title, title, never, never)))).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('on one level', () => {
    const given = blocks(content, content, { ...content, tagLevel: 3, labels: Label.plainHeadingFused });
    expect(partsOf(fuseContentOnLevel(given))).toEqual([[0, 1], [2]]);
  });
});

describe('keepLargestAndSiblings', () => {
  it('keeps the largest block and what stands beside it, and beside that', () => {
    const { tree, all } = blocksOfTexts(
      '<div><p>+</p><p>-</p></div><div><p>-</p><p>+</p><p>-</p></div><p>-</p>',
    );
    all[3] = { ...all[3]!, words: 50 };
    const kept = keepLargestAndSiblings(tree, all);
    expect(contentOf(kept)).toEqual([2, 3, 4]);
    expect(kept.map((each) => hasLabel(each, Label.mightBeContent))).toEqual([
      true,
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  it('keeps nothing where nothing is content, and leaves a single block alone', () => {
    const { tree, all } = blocksOfTexts('<p>-</p><p>-</p>');
    expect(contentOf(keepLargestAndSiblings(tree, all))).toEqual([]);
    expect(keepLargestAndSiblings(tree, all.slice(0, 1))).toEqual(all.slice(0, 1));
  });
});
