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
    ['one letter of two units', '<mi>𝒜</mi>', '𝒜'],
    ['its scripts', '<msup><mi>𝒜</mi><mn>2</mn></msup>', '𝒜^{2}'],
    ['a function as an operator', '<mo>max</mo><mi>x</mi>', '\\max x'],
    ['another operator', '<mo> ∈ </mo>', '\\in'],
    ['a number with a sign', '<mn> 5% </mn>', '5\\%'],
    ['a command before a number', '<mi>α</mi><mn>2</mn>', '\\alpha2'],
    ['a command and nothing before a letter', '<mi>α</mi><mo>\u2062</mo><mi>b</mi>', '\\alpha b'],
    ['an unfinished fraction', '<mfrac><mi>a</mi></mfrac>', '\\frac{a}{}'],
    ['an empty fraction', '<mfrac></mfrac>', '\\frac{}{}'],
    ['unfinished scripts', '<msub></msub><msup></msup><msubsup></msubsup>', '{}_{}{}^{}{}_{}^{}'],
    ['unfinished roots', '<msqrt></msqrt><mroot></mroot>', '\\sqrt{}\\sqrt[]{}'],
    [
      'unfinished limits',
      '<munder></munder><mover></mover><munderover></munderover>',
      '\\underset{}{}\\overset{}{}{}_{}^{}',
    ],
    ['both scripts', '<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>', 'x_{1}^{2}'],
    ['scripts of a command', '<msub><mi>α</mi><mn>1</mn></msub>', '\\alpha_{1}'],
    ['something below', '<munder><mi>x</mi><mi>n</mi></munder>', '\\underset{n}{x}'],
    [
      'something below the end of a command',
      '<munder><mrow><mi>x</mi><mi>lim</mi></mrow><mi>n</mi></munder>',
      '\\underset{n}{x\\lim}',
    ],
    [
      'something below the beginning of one',
      '<munder><mrow><mi>lim</mi><mn>1</mn></mrow><mi>n</mi></munder>',
      '\\underset{n}{\\lim1}',
    ],
    ['a limit above', '<mover><mo>∑</mo><mi>n</mi></mover>', '\\sum^{n}'],
    [
      'limits of a name',
      '<munderover><mi>rank</mi><mi>i</mi><mi>n</mi></munderover>',
      '{\\mathrm{rank}}_{i}^{n}',
    ],
    ['a string', '<ms>a_b</ms>', '\\text{a b}'],
    ['a blank text', '<mtext> </mtext>', '\\'],
    ['space', '<mi>a</mi><mspace></mspace><mi>b</mi>', 'a\\ b'],
    ['signs in a text', '<mtext>\\{}$&amp;#^_%~x</mtext>', '\\text{          x}'],
    ['what leaves its room', '<mphantom><mi>x</mi></mphantom>', '\\phantom{x}'],
    ['scripts before alone', '<mmultiscripts><mi>C</mi><mprescripts/><mn>3</mn></mmultiscripts>', '{}_{3}C'],
    ['scripts after alone', '<mmultiscripts><mi>C</mi><mrow/><mn>2</mn></mmultiscripts>', 'C^{2}'],
    ['no scripts', '<mmultiscripts></mmultiscripts>', '{}'],
    ['a style', '<mstyle><mi>x</mi></mstyle>', 'x'],
  ])('%s', (_, mathml, expected) => {
    expect(tex(mathml)).toBe(expected);
  });

  it('gives the bare symbols of a formula that is nested to no end', () => {
    expect(tex(`${'<msup><mi>x</mi>'.repeat(5000)}<mn>2</mn>${'</msup>'.repeat(5000)}`)).toMatch(/^x+2?$/u);
  });
});
