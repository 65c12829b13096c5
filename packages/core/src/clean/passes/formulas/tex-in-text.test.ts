import { describe, expect, it } from 'vitest';
import { elementsOf, rawTextOf } from '../../../content/content-walk.ts';
import { extract } from '../../../extract.ts';
import { startTrace } from '../../../trace/trace.ts';
import { copyOf } from '../../content.cases.ts';
import { texInText } from './tex-in-text.ts';
import '../../../methods/all-methods.ts';

const SCRIPT = '<script src="/mathjax/tex-chtml.js"></script>';
const markdown = (html: string, script = SCRIPT): string =>
  extract(`${script}<article>${html}</article>`, { method: 'whole-body' }).markdown;

describe('texInText', () => {
  it('makes formulas of TeX between other words, each once', () => {
    expect(markdown('<p>氷は \\(a_1*b_2*c\\) だ。</p>')).toBe('氷は $a_1*b_2*c$ だ。');
  });

  it('leaves the text of pages that no script would draw', () => {
    expect(markdown('<p>so \\(a\\) it is</p>', '')).toBe('so \\\\(a\\\\) it is');
  });

  it('goes over line breaks, and keeps those outside', () => {
    expect(markdown('<p>one<br>two \\(a<br>b\\) three<br>four</p>')).toBe('one\\\ntwo $a b$ three\\\nfour');
  });

  it('leaves code and what other elements stand in', () => {
    expect(markdown('<p><code>\\(a\\)</code> and \\(a <b>b</b>\\)</p>')).toBe(
      '`\\(a\\)` and \\\\(a **b**\\\\)',
    );
  });

  it('draws a bounded number of formulas and keeps the others as text', () => {
    const content = copyOf(`<p>${'\\(a\\)'.repeat(30_000)}<b>x</b>${'\\(b\\)'.repeat(30_000)}</p>`);
    const context = { base: null, trace: startTrace(false), delimiters: () => ({ hasDollar: false }) };
    expect(texInText.run(content, context, elementsOf(content))).toBe(true);
    const formulas = elementsOf(content).filter(({ tag }) => tag === 'math');
    expect(formulas).toHaveLength(50_000);
    expect(rawTextOf(content)).toBe(`${'a'.repeat(30_000)}x${'b'.repeat(20_000)}${'\\(b\\)'.repeat(10_000)}`);
  });

  it('finds formulas on both sides of an element', () => {
    expect(markdown('<p>\\(a\\) <em>and</em> \\(b\\) or \\(c\\)</p>')).toBe('$a$ *and* $b$ or $c$');
  });
});
