import { describe, expect, it } from 'vitest';
import type { ContentElement } from '../../../content/content-tree.ts';
import { elementsOf } from '../../../content/content-walk.ts';
import { copyOf } from '../../content.cases.ts';
import { mathmlToTex } from './mathml-to-tex.ts';

const tex = (mathml: string): string => {
  const formula = elementsOf(copyOf(`<math>${mathml}</math>`)).find(({ tag }) => tag === 'math');
  return mathmlToTex(formula as ContentElement);
};

describe('mathmlToTex', () => {
  it.each([
    ['letters and numbers', '<mi>x</mi><mo>=</mo><mn>1</mn>', 'x=1'],
    ['a Greek letter before a Latin one', '<mi>α</mi><mi>b</mi>', '\\alpha b'],
    ['a function', '<mi>sin</mi><mi>x</mi>', '\\sin x'],
    ['a name', '<mi>rank</mi>', '\\mathrm{rank}'],
    ['a fraction', '<mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac>', '\\frac{a}{b+1}'],
    ['roots', '<msqrt><mi>x</mi></msqrt><mroot><mi>y</mi><mn>3</mn></mroot>', '\\sqrt{x}\\sqrt[3]{y}'],
    ['scripts', '<msub><mi>x</mi><mi>i</mi></msub><msup><mi>e</mi><mi>x</mi></msup>', 'x_{i}e^{x}'],
    ['a base of several', '<msup><mrow><mi>a</mi><mi>b</mi></mrow><mn>2</mn></msup>', '{ab}^{2}'],
    ['a sum', '<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>', '\\sum_{i}^{n}'],
    ['a limit', '<munder><mi>lim</mi><mi>n</mi></munder>', '\\lim_{n}'],
    [
      'an accent',
      '<mover><mi>x</mi><mo>→</mo></mover><mover><mi>y</mi><mo>¯</mo></mover>',
      '\\vec{x}\\bar{y}',
    ],
    ['something above', '<mover><mo>=</mo><mi>d</mi></mover>', '\\overset{d}{=}'],
    ['text', '<mtext>if </mtext><mi>x</mi>', '\\text{if }x'],
    [
      'a matrix',
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd></mtr></mtable>',
      '\\begin{matrix}1 & 2 \\\\ 3\\end{matrix}',
    ],
    [
      'scripts on both sides',
      '<mmultiscripts><mi>C</mi><mn>1</mn><mn>2</mn><mprescripts/><mn>3</mn><mn>4</mn></mmultiscripts>',
      '{}_{3}^{4}C_{1}^{2}',
    ],
    [
      'braces and signs',
      '<mo>{</mo><mi>x</mi><mo>&lt;</mo><mn>5</mn><mo>%</mo><mo>}</mo>',
      '\\{x\\lt5\\%\\}',
    ],
    ['invisible times', '<mn>2</mn><mo>\u2062</mo><mi>x</mi>', '2x'],
    ['nothing', '', ''],
  ])('%s', (_, mathml, expected) => {
    expect(tex(mathml)).toBe(expected);
  });

  it('gives the bare symbols of a formula that is nested to no end', () => {
    expect(tex(`${'<msup><mi>x</mi>'.repeat(5000)}<mn>2</mn>${'</msup>'.repeat(5000)}`)).toMatch(/^x+2?$/u);
  });
});
