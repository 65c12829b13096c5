import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthRatio } from '../../trace/growth.cases.ts';
import { readDom } from '../from-dom.ts';
import { pageFromHtml } from '../from-html.ts';
import { windowOf } from '../jsdom.cases.ts';
import { parseSelector } from './parse-selector.ts';
import { selectNodes } from './select-nodes.ts';

const HTML = `<main id="m" class="wide 主"><p class="a b">1</p><p class="b" lang="en-GB">2</p>
<div data-x="Foo bar"><p>3<i></i></p><span class="b">4</span><p class="a">5</p></div></main><p>6</p><p lang="english">7</p>`;

/** jsdom is the judge. */
function both(selector: string): [string[], string[]] {
  const { document } = windowOf(HTML);
  const { page, nodes } = readDom(document);
  const ours = selectNodes(page, parseSelector(selector)!).map((id) => nodes[id] as unknown as Element);
  const theirs = [...document.querySelectorAll(selector)];
  const show = (element: Element): string => `${element.localName} ${element.textContent.trim()}`;
  return [ours.map(show), theirs.map(show)];
}

describe('selectors', () => {
  it.each([
    'p',
    '*',
    '.b',
    'p.a.b',
    '#m',
    '.主',
    'main p',
    'main > p',
    'p + p',
    'p ~ div p',
    'div > p + span',
    'main p ~ p',
    'p, span',
    '[lang]',
    '[lang|=en]',
    '[data-x~="bar"]',
    "[data-x^='foo' i]",
    '[data-x$=bar]',
    '[data-x*="o b"]',
    'p:not(.a)',
    'p:not(.a, [lang])',
    'p:first-child',
    'div > :last-child',
    'i:only-child',
    'i:empty',
    ':root > body',
    'main div p.a',
    'MAIN P',
    ':is(main, div) > p',
    ':where(p, span).a',
    'p:is(.a):not(.b)',
    ':is(:not(p, main, div, html, head, body))',
    'p:nth-child(2)',
    'p:nth-child(odd)',
    'main > :nth-child(even)',
    'p:nth-child(2n + 1)',
    'main > :nth-child(-n+2)',
    ':nth-child(n+3)',
    'p:nth-last-child(1)',
    'p:nth-of-type(2)',
    'p:nth-last-of-type( -2n+3 )',
    'span:first-of-type',
    'div > p:last-of-type',
    'span:only-of-type',
    '.\\62',
    '.\\000062.a',
    '[data-x="\\46oo bar"]',
  ])('%s finds what a browser finds', (selector) => {
    const [ours, theirs] = both(selector);
    expect(theirs.length).toBeGreaterThan(0);
    expect(ours).toEqual(theirs);
  });

  it('finds whole words only', () => {
    const page = pageFromHtml(
      `<p class="ab a-b ${'aa'.repeat(9)}\taab b">1</p><p class="aa">2</p><p class=" x\n\naa ">3</p>`,
    );
    const found = (selector: string): number => selectNodes(page, parseSelector(selector)!).length;
    expect(['.a', '.b', '.aa', '.aab', '[class~="aab b"]', '[class~=""]'].map(found)).toEqual([
      0, 1, 2, 1, 0, 0,
    ]);
  });

  it.each([
    '',
    ',',
    'p,',
    '> p',
    'p >',
    '.',
    '#',
    'p:hover',
    'p:not(',
    'p:not(a b)',
    ':is(a > b)',
    '[a',
    'a{}',
    'p '.repeat(40),
  ])('does not read %s', (selector) => {
    expect(parseSelector(selector)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseSelector(text)));
  });

  it('agrees with a browser on random chains', () => {
    const compound = fc.constantFrom('p', '.a', '.b', 'div', 'main', '*', 'span', 'i', ':first-child');
    const rest = fc.array(fc.tuple(fc.constantFrom(' ', ' > ', ' + ', ' ~ '), compound), { maxLength: 4 });
    fc.assert(
      fc.property(compound, rest, (first, steps) => {
        const [ours, theirs] = both(first + steps.flat().join(''));
        expect(ours).toEqual(theirs);
      }),
      { numRuns: 60 },
    );
  });

  it('costs each node the same, however the chain could be matched', () => {
    const page = pageFromHtml(`${'<div>'.repeat(400)}${'<p>x</p>'.repeat(5000)}`);
    expect(selectNodes(page, parseSelector('div div div div div div div div p + p ~ p')!)).toHaveLength(4998);
  });
});

describe('parseSelector', () => {
  it.each([
    ['[a="b"', 'x]'],
    [':nth-child(2n', 'x)'],
  ])('takes linear time over spaces after %s', (before, after) => {
    const prepare = (size: number): (() => void) => {
      const text = before + ' '.repeat(size) + after;
      return () => void parseSelector(text);
    };
    expect(growthRatio(prepare, 500, 16)).toBeLessThan(40);
  });
});
