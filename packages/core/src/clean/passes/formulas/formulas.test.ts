import { describe, expect, it } from 'vitest';
import { rawTextOf } from '../../../content/content-walk.ts';
import { startTrace } from '../../../trace/trace.ts';
import { afterPass, contentOf } from '../../content.cases.ts';
import { formulas } from './formulas.ts';

const after = (html: string): string => afterPass(formulas, html);
const math = (tex: string, display = ''): string =>
  `<math alttext="${tex}"${display}><mtext>${tex}</mtext></math>`;
const BLOCK = ' display="block"';

describe('formulas that no script has drawn', () => {
  it.each([
    ['\\(x\\)', `<span>${math('x')}</span>`],
    [' \\[ x \\] ', `<span>${math('x', BLOCK)}</span>`],
    ['$$x$$', `<span>${math('x', BLOCK)}</span>`],
    ['\\(\\)', '<span>\\(\\)</span>'],
    ['$x$', '<span>$x$</span>'],
    ['\\(a\\) \\(b\\)', '<span>\\(a\\) \\(b\\)</span>'],
    ['see \\(x\\)', '<span>see \\(x\\)</span>'],
    ['\\(x\\).', '<span>\\(x\\).</span>'],
    ['\\(x\\]', '<span>\\(x\\]</span>'],
    ['x\\)', '<span>x\\)</span>'],
    [`\\(${'x'.repeat(9997)}\\)`, `<span>\\(${'x'.repeat(9997)}\\)</span>`],
  ])('%s', (text, expected) => {
    expect(after(`<span>${text}</span>`)).toBe(expected);
  });

  it.each(['span', 'div', 'p'])('stand alone in a %s', (tag) => {
    expect(after(`<${tag}>\\(x\\)</${tag}>`)).toBe(`<${tag}>${math('x')}</${tag}>`);
    expect(after(`<${tag}><b></b>\\(x\\)</${tag}>`)).toBe(`<${tag}><b></b>\\(x\\)</${tag}>`);
  });

  it('do not stand in other elements', () => {
    expect(after('<b>\\(x\\)</b>')).toBe('<b>\\(x\\)</b>');
  });
});

describe('formulas of one element', () => {
  it.each([
    ['<d-math>x</d-math>', math('x')],
    ['<d-math block>x</d-math>', math('x', BLOCK)],
    ['<img class="latex" alt=" x ">', math('x')],
    ['<img class="tex" alt="x">', math('x')],
    ['<mjx-container data-latex="x"></mjx-container>', math('x')],
    ['<mjx-container data-latex="x" display="true">y</mjx-container>', math('x', BLOCK)],
    [`<d-math>${'x'.repeat(20_000)}</d-math>`, math('x'.repeat(10_000))],
  ])('%s', (html, expected) => {
    expect(after(html)).toBe(expected);
  });

  it.each([
    '<img class="latex" alt=" "></img>',
    '<img class="latex"></img>',
    '<img class="texture" alt="x"></img>',
    '<mjx-container>x</mjx-container>',
    '<x-math data-latex="x">y</x-math>',
  ])('not %s', (html) => {
    expect(after(html.replace('</img>', ''))).toBe(html);
  });
});

describe('drawings', () => {
  const MATHML = '<math alttext="x"><mi>x</mi></math>';

  it.each([
    'katex',
    'MathJax',
    'MathJax_Display',
    'MathJax_SVG',
    'MathJax_SVG_Display',
    'MathJax_CHTML',
    'MathJax_MathML',
    'mwe-math-element',
  ])('%s gives way to the MathML in it', (name) => {
    expect(after(`<span class="${name}" style="a" hidden aria-hidden="true">a<b>${MATHML}</b>c</span>`)).toBe(
      `<span class="${name}">${MATHML}</span>`,
    );
  });

  it.each(['mjx-container', 'div class="katex"', 'p class="katex"'])('%s is one', (tag) => {
    const [name] = tag.split(' ');
    expect(after(`<${tag} display="true">a${MATHML}</${name}>`)).toBe(
      `<${tag} display="true">${MATHML.replace('>', ' display="block">')}</${name}>`,
    );
  });

  it('is not every box', () => {
    expect(after(`<span class="katexes">a${MATHML}</span>`)).toBe(`<span class="katexes">a${MATHML}</span>`);
    expect(after(`<b class="katex">a${MATHML}</b>`)).toBe(`<b class="katex">a${MATHML}</b>`);
    expect(after('<span class="katex">a<b>c</b></span>')).toBe('<span class="katex">a<b>c</b></span>');
  });

  it('is settled as a whole', () => {
    expect(after('<span class="katex"><span>\\(x\\)</span></span>')).toBe(
      '<span class="katex"><span>\\(x\\)</span></span>',
    );
  });
});

describe('a formula that stands there twice', () => {
  const SOURCE = '<script type="math/tex">x</script>';
  const DRAWN = '<span class="MathJax">a</span>';
  const PREVIEW = '<span class="MathJax_Preview">p</span>';

  it.each([
    ['a drawing before its source', `<p>${DRAWN}${SOURCE}</p>`, `<p>${math('x')}</p>`],
    ['a preview and a drawing', `<p>b${PREVIEW} ${DRAWN} ${SOURCE}</p>`, `<p>b  ${math('x')}</p>`],
    ['more than three', `<p>${DRAWN}${DRAWN}${DRAWN}${DRAWN}${SOURCE}</p>`, `<p>${DRAWN}${math('x')}</p>`],
    ['a word between', `<p>${DRAWN}b${SOURCE}</p>`, `<p>${DRAWN}b${math('x')}</p>`],
    ['an element between', `<p>${DRAWN}<b>b</b>${SOURCE}</p>`, `<p>${DRAWN}<b>b</b>${math('x')}</p>`],
    ['a drawing after it', `<p>${SOURCE}${DRAWN}</p>`, `<p>${math('x')}${DRAWN}</p>`],
    ['a picture of it', `<p>${SOURCE}<img alt=" x " src="i"></p>`, `<p>${math('x')}</p>`],
    [
      'a picture of another',
      `<p>${SOURCE}<img alt="y" src="i"></p>`,
      `<p>${math('x')}<img alt="y" src="i"></img></p>`,
    ],
    ['a picture of nothing', `<p>${SOURCE}<img src="i"></p>`, `<p>${math('x')}<img src="i"></img></p>`],
    [
      'a picture of one in boxes',
      `<p><b><i>${SOURCE}</i></b><img alt="x" src="i"></p>`,
      `<p><b><i>${math('x')}</i></b></p>`,
    ],
    [
      'a source that is displayed',
      '<p><script type="math/tex; mode=display">x</script></p>',
      `<p>${math('x', BLOCK)}</p>`,
    ],
  ])('%s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });

  it('is looked for in a few boxes', () => {
    const boxes = (count: number): string =>
      `<p>${'<b>'.repeat(count)}${SOURCE}${'</b>'.repeat(count)}<img alt="x" src="i"></p>`;
    expect(after(boxes(7))).not.toContain('<img');
    expect(after(boxes(8))).toContain('<img');
    expect(after(`<p><b>${SOURCE}y</b><img alt="x" src="i"></p>`)).toContain('<img');
  });

  it('says what went', () => {
    const trace = startTrace(true);
    afterPass(formulas, `<p>${DRAWN}${SOURCE}</p>`, { trace });
    expect(trace.removals).toMatchObject([{ step: 'clean/formulas', reason: 'a second form of a formula' }]);
  });
});

describe('the source of a formula', () => {
  it.each([
    ['is what it says', '<math alttext=" y "><mi>x</mi></math>', '<math alttext=" y "><mi>x</mi></math>'],
    ['is made of its symbols', '<math><mi>α</mi></math>', '<math alttext="\\alpha"><mi>α</mi></math>'],
    [
      'is made where it says nothing',
      '<math alttext=" "><mi>x</mi></math>',
      '<math alttext="x"><mi>x</mi></math>',
    ],
    ['is none where there is nothing', '<math></math>', '<math></math>'],
  ])('%s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });
});

describe('formulas', () => {
  it('drops the drawings before a source, three at most', () => {
    const drawn = (count: number): string => {
      const previews = Array.from({ length: count }, (_, at) => `<span class=MathJax_Preview>${at}</span> `);
      return `<p>x: ${previews.join('')}<script type="math/tex">a</script></p>`;
    };
    expect(rawTextOf(contentOf(drawn(3)))).not.toMatch(/\d/u);
    expect(rawTextOf(contentOf(drawn(4))).match(/\d/gu)).toEqual(['0']);
  });
});
