import type { Method, Page } from 'fovea';
import { textOf } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { elementId, sampleOf } from '../../metrics/nodes/find-node.cases.ts';
import { type PageFates, textFates } from './text-fates.ts';

/** Chooses `main` without its `aside`. */
const MAIN: Method = {
  name: 'main',
  about: 'the main element',
  needs: [],
  parameters: [],
  select: (page: Page) => ({
    roots: [elementId(page, 'main')],
    removed: [elementId(page, 'aside')],
    reasons: [],
  }),
};

const PROSE = '町の人びとは川べりに集まり、静かに水の音を聞いていた。'.repeat(20);
const HTML = `<body><nav>Home page of the town</nav><main><p>${PROSE}</p><aside>Weather for the week</aside>
<button>Send it</button><p hidden>Told to nobody at all</p><p>The same words again here</p>
<p style="display:none">The same words again here</p></main></body>`;

const fatesOf = (html: string, gold: string): PageFates =>
  textFates(sampleOf({ html, gold_text: gold }), MAIN)!;

const lines = ({ page, texts }: PageFates): string[] =>
  texts.map(({ node, left, gold, isCopy }) => {
    const words = textOf(page, node).trim().slice(0, 9);
    return `${words}: ${left?.name ?? 'kept'}, ${gold.toFixed(1)}${isCopy ? ', copy' : ''}`;
  });

describe('textFates', () => {
  it('tells for every text which step left it out, and whether it is gold', () => {
    expect(lines(fatesOf(HTML, `${PROSE}\nTold to nobody at all\nThe same words again here`))).toEqual([
      'Home page: method, 0.0',
      '町の人びとは川べり: kept, 1.0',
      'Weather f: method, 0.0',
      'Send it: clean/controls, 0.0',
      'Told to n: hidden, 1.0',
      'The same : kept, 1.0',
      'The same : hidden, 0.0, copy',
    ]);
  });

  it('gives the reason of the step', () => {
    const { texts } = fatesOf(HTML, PROSE);
    expect(texts.find(({ left }) => left?.name === 'clean/controls')?.left?.reason).toBe('form control');
  });

  it('finds a text in the output although control characters are gone from it', () => {
    const html = `<body><main><aside></aside><p>${PROSE}</p><p>The baker\u0080\u0099s bread of the day</p></main></body>`;
    expect(lines(fatesOf(html, PROSE)).at(-1)).toBe('The baker: kept, 0.0');
  });

  it('takes a text of the output for a repeat only if the gold has it less often', () => {
    const twice = '<p>The same words again here</p>'.repeat(2);
    const html = `<body><main><aside></aside><p>${PROSE}</p>${twice}</main></body>`;
    const copies = (gold: string): number => fatesOf(html, gold).texts.filter(({ isCopy }) => isCopy).length;
    expect(copies(`${PROSE}\nThe same words again here`)).toBe(1);
    expect(copies(`${PROSE}\nThe same words again here\nThe same words again here`)).toBe(0);
  });

  it('does not take the box around loose text for what went', () => {
    const html = `<body><main><aside></aside><p>${PROSE}</p>Loose label:</main></body>`;
    expect(lines(fatesOf(html, PROSE))).toEqual([
      '町の人びとは川べり: kept, 1.0',
      'Loose lab: clean/loose-ends, 0.0',
    ]);
  });

  it('has nothing to say without gold text', () => {
    expect(textFates(sampleOf({ html: HTML }), MAIN)).toBeNull();
  });
});
