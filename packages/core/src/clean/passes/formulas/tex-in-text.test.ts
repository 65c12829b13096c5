import { describe, expect, it } from 'vitest';
import { elementsOf, rawTextOf } from '../../../content/content-walk.ts';
import { extract } from '../../../extract.ts';
import { startTrace } from '../../../trace/trace.ts';
import { afterPass, copyOf } from '../../content.cases.ts';
import { texInText } from './tex-in-text.ts';
import '../../../methods/all-methods.ts';

const SCRIPT = '<script src="/mathjax/tex-chtml.js"></script>';
const markdown = (html: string, script = SCRIPT): string =>
  extract(`${script}<article>${html}</article>`, { method: 'whole-body' }).markdown;

const after = (html: string): string =>
  afterPass(texInText, html, { delimiters: () => ({ hasDollar: true }) });
const math = (tex: string): string => `<math alttext="${tex}"><mtext>${tex}</mtext></math>`;

describe('the pass alone', () => {
  it.each([
    ['a formula and words', '<p>a \\(x\\) b</p>', `<p>a ${math('x')} b</p>`],
    ['a formula alone', '<p>$x$</p>', `<p>${math('x')}</p>`],
    ['two side by side', '<p>$x$$y$</p>', `<p>${math('x')}${math('y')}</p>`],
    [
      'formulas in several elements',
      '<p>$x$<b>$y$</b></p><p>$z$</p>',
      `<p>${math('x')}<b>${math('y')}</b></p><p>${math('z')}</p>`,
    ],
    ['over a break', '<p>a $x<br>y$ b</p>', `<p>a ${math('x\ny')} b</p>`],
    ['after a break', '<p>a<br>$x$</p>', `<p>a<br></br>${math('x')}</p>`],
    ['before a break', '<p>$x$<br>a</p>', `<p>${math('x')}<br></br>a</p>`],
    ['over several texts', '<p>a $x<!-- -->y$ b</p>', `<p>a ${math('xy')} b</p>`],
    ['nothing', '<p>a<br>b $5</p>', '<p>a<br></br>b $5</p>'],
  ])('%s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });

  it.each(['pre', 'code', 'textarea', 'select', 'noscript'])('leaves %s alone', (tag) => {
    const html = `<p>$x$</p><${tag}>$y$</${tag}>`;
    expect(after(html)).not.toContain(math('y'));
    expect(after(html)).toContain(math('x'));
  });

  it('asks for the settings of a page once, and only where there may be a formula', () => {
    let asked = 0;
    const delimiters = (): null => {
      asked++;
      return null;
    };
    expect(afterPass(texInText, '<p>a</p><p>b 5</p>', { delimiters })).toBe('<p>a</p><p>b 5</p>');
    expect(asked).toBe(0);
    afterPass(texInText, '<p>$a$</p><p>\\(b\\)</p>', { delimiters });
    expect(asked).toBe(1);
    expect(afterPass(texInText, '<p>$a$</p>')).toBe('<p>$a$</p>');
  });
});

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
