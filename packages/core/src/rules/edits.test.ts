import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { fovea } from '../methods/fovea/fovea.ts';
import { textContent } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { BlockScores } from '../selection/block-scores.ts';
import { nodesOfBlock } from '../selection/block-scores.ts';
import '../methods/all-methods.ts';

const LINE = 'Die Boote kamen vor Mittag zurück, und niemand fragte sie, warum sie so wenig brachten. ';
const HTML = `<!doctype html><title>Boote</title><body><nav><ul><li><a href=/a>Hafen</a><li><a href=/b>Markt</a></ul></nav>
<main><h1>Boote</h1>${`<p>${LINE.repeat(3)}</p>`.repeat(5)}</main><footer><p>© Verlag am Kai</p></footer>`;

describe('restore and remove', () => {
  const first = extract(HTML, { explain: true });
  const idOf = (text: string): number => first.removed!.find((block) => block.text.includes(text))!.nodeId;

  it('put a block back by the id of an earlier result, or take one out', () => {
    expect(first.text).not.toContain('Verlag');
    expect(extract(HTML, { restore: [idOf('Verlag')] }).text).toContain('© Verlag am Kai');
    const heading = extract(HTML, { formats: ['blocks'] }).blocks!.find(({ type }) => type === 'paragraph')!;
    const without = extract(HTML, { remove: [heading.nodeId!] }).text;
    expect(without.split(LINE.trim()).length).toBe(first.text.split(LINE.trim()).length - 3);
  });

  it('remove wins over restore', () => {
    const id = idOf('Verlag');
    expect(extract(HTML, { restore: [id], remove: [id] }).text).toBe(first.text);
  });

  it('what the page hides is shown again where it was put back', () => {
    const hidden = HTML.replace('<footer>', '<div hidden id=x><p>Verborgen am Kai</p></div><footer>');
    const page = pageFromHtml(hidden);
    const id = Array.from({ length: page.tree.size }, (_, node) => node).find(
      (node) => textContent(page, node) === 'Verborgen am Kai',
    )!;
    expect(extract(hidden).text).not.toContain('Verborgen');
    expect(extract(hidden, { restore: [id] }).text).toContain('Verborgen am Kai');
  });

  it('an id of no node is told, an id that is none is refused', () => {
    const { warnings, text } = extract(HTML, { restore: [100_000] });
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'unknown-node', count: 1 }));
    expect(text).toBe(first.text);
    expect(() => extract(HTML, { restore: [-1] })).toThrow(/restore\[0\] must be the id of a node, not -1/u);
    expect(() => extract(HTML, { remove: [1.5] })).toThrow(/remove\[0\] must be the id of a node, not 1.5/u);
  });
});

describe('what is told of blocks', () => {
  /** Every block is a close call, whatever the weights of the network are. */
  const unsure: typeof fovea = {
    ...fovea,
    select: (page, context) => {
      const selection = fovea.select(page, context);
      const blocks = selection.blocks!;
      return { ...selection, blocks: { ...blocks, isBorderline: blocks.isBorderline.slice().fill(1) } };
    },
  };

  it('close calls have an id, a score, a reason and their first words, and come back by that id', () => {
    const muddled = `<body>${'<div><a href=/x>Kai</a> Boote, <b>Netze</b><p>Mehr davon</p>Ende</div>'.repeat(3)}<p>${LINE}</p>`;
    const { borderline = [] } = extract(muddled, { explain: true, method: unsure });
    expect(borderline.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 3 }, () => ['Kai Boote, Netze', 'Mehr davon', 'Ende']).flat(),
      LINE.trim(),
    ]);
    for (const { score, reason } of borderline) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(reason).not.toBe('');
    }
    const ids = borderline.map(({ nodeId }) => nodeId);
    const all = extract(muddled, { restore: ids, method: unsure }).text;
    expect(all.match(/Netze|Mehr davon|Ende/gu)).toHaveLength(9);
    const some = extract(muddled, { restore: ids, remove: [ids[0]!, ids[4]!], method: unsure }).text;
    expect(some.match(/Netze/gu)).toHaveLength(2);
    expect(some.match(/Mehr davon/gu)).toHaveLength(2);
    expect(some.match(/Ende/gu)).toHaveLength(3);
  });

  it('only where somebody asks, and where the method judges blocks', () => {
    expect(extract(HTML).borderline).toBeUndefined();
    expect(extract(HTML, { explain: true, method: 'whole-body' }).borderline).toBeUndefined();
    expect(extract(HTML, { explain: true }).removed!.some(({ score }) => score !== null)).toBe(true);
    const paragraph = extract(HTML, { formats: ['blocks'] }).blocks!.find(
      ({ type }) => type === 'paragraph',
    )!;
    expect(paragraph.confidence).toBeGreaterThan(0.5);
  });
});

describe('nodesOfBlock', () => {
  const page = pageFromHtml('<body><div>one <b>two</b> <i>three <u>four</u></i><p>five</p></div>');
  const texts = Array.from({ length: page.tree.size }, (_, id) => id).filter(
    (id) => page.tree.kind[id] === 3,
  );
  const scores = {
    first: Int32Array.of(texts[0]!, texts.at(-1)!),
    last: Int32Array.of(texts.at(-2)!, texts.at(-1)!),
  };
  const read = (node: number): string[] =>
    nodesOfBlock(scores as unknown as BlockScores, page.tree, node).map((id) => textContent(page, id));

  it('are the largest subtrees of a block that has no element to itself', () => {
    expect(read(texts[0]!).map((text) => text.trim())).toEqual(['one', 'two', '', 'three four']);
  });

  it('are the node itself where no block begins', () => {
    expect(read(texts[1]!)).toEqual(['two']);
  });
});
