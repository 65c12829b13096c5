import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { NodeKind } from '../page/tree.ts';
import { growthRatio } from '../trace/growth.cases.ts';
import { sourceOffsets } from './source-offsets.ts';
import { Line } from './text-line.ts';

/** What stands in the source for each character of the text of a page, as it is shown; white space has no place. */
function sourcesOf(html: string, text: string): readonly string[] {
  const page = pageFromHtml(html);
  const node = page.tree.kind.indexOf(NodeKind.text);
  const offsets = sourceOffsets(page, new Line([{ kind: 'text', text, node }], null))!;
  return Array.from(text, (letter, at) =>
    letter === ' ' ? '' : html.slice(offsets(at, false)!, offsets(at + 1, true)!),
  );
}

describe('sourceOffsets', () => {
  it.each([
    ['plain text', 'ab c', 'ab c', ['a', 'b', '', 'c']],
    ['line ends of two characters', 'a\r\nb\r\n\r\nc', 'a b c', ['a', '', 'b', '', 'c']],
    ['single carriage returns', 'a\rb\r\r\nc', 'a b c', ['a', '', 'b', '', 'c']],
    ['references', 'a&amp;b&lt;', 'a&b<', ['a', '&amp;', 'b', '&lt;']],
    ['both', 'a\r\n&amp;\r\nb&lt;\r\n', 'a & b<', ['a', '', '&amp;', '', 'b', '&lt;']],
    ['an ampersand that is no reference', 'a & b\r\n&c', 'a & b &c', ['a', '', '&', '', 'b', '', '&', 'c']],
  ])('finds %s', (_, source, text, expected) => {
    expect(sourcesOf(`<p>${source}</p>`, text)).toEqual(expected);
  });

  it('gives the parts of a paragraph their places on a page with line ends of two characters', () => {
    const sentences = Array.from({ length: 40 }, (_, at) => `Sentence ${at} ends\r\nright here.`);
    const html = `<main>\r\n<p>\r\n${sentences.join('\r\n')}\r\n</p>\r\n</main>`;
    const options = { include: 'main', formats: ['chunks' as const], chunks: { maxTokens: 64 } };
    const { chunks } = extract(html, options);
    expect(chunks!.length).toBeGreaterThan(3);
    for (const { text, source } of chunks!.filter(({ continued }) => continued))
      expect(html.slice(source!.start, source!.end).replaceAll('\r\n', ' ').trim()).toContain(text);
    for (const { text, source } of chunks!.slice(1, -1))
      expect(html.slice(source!.start, source!.end).replaceAll('\r\n', ' ').trim()).toBe(text);
  });

  it('takes linear time over many pieces, far from any reference', () => {
    const prepare = (n: number): (() => void) => {
      const page = pageFromHtml(`<p>${'<b>\r\nx</b>'.repeat(n)}</p>${'text '.repeat(100 * n)}`);
      const nodes = [...page.tree.kind.keys()]
        .filter((id) => page.tree.kind[id] === NodeKind.text)
        .slice(0, n);
      const line = new Line(
        nodes.map((node) => ({ kind: 'text', text: 'x', node })),
        null,
      );
      return () => void sourceOffsets(page, line);
    };
    expect(growthRatio(prepare, 500, 16)).toBeLessThan(60);
  });
});
