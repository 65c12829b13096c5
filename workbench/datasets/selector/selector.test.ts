import { parsePage } from 'fovea';
import { getAttribute } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { parseSelector } from './parse-selector.ts';
import { selectNodes } from './select-nodes.ts';

const PAGE = parsePage(`<body>
  <div id=a class="wide main"><p id=b>1<p id=c>2<span id=d data-x="y z"></span></div>
  <section id=e><div id=f><p id=g>3</div><p id=h>4</section>
  <div id="1:x"><table id=t><tr id=r><td id=u></table></div>`);

const ids = (selector: string): string =>
  selectNodes(PAGE, selector)
    .map((node) => getAttribute(PAGE, node, 'id') ?? '?')
    .join(' ');

describe('selectNodes', () => {
  it.each([
    ['p', 'b c g h'],
    ['#c', 'c'],
    ['DIV.main.wide', 'a'],
    ['div p', 'b c g'],
    ['section > p', 'h'],
    ['body section p', 'g h'],
    ['body > section > div > p', 'g'],
    ['p:nth-child(2)', 'c h'],
    ['p:nth-of-type(1)', 'b g h'],
    ['div:first-child > p:first-of-type', 'b g'],
    ['html > body > div:nth-of-type(2)', '1:x'],
    ['[data-x="y z"]', 'd'],
    ["*[data-x='y z']", 'd'],
    ['[id=e] [id]', 'f g h'],
    ['#\\31 \\:x', '1:x'],
    ['h1, #g, p#b', 'b g'],
    ['table > tr', ''],
    ['table > tbody > tr td', 'u'],
    ['section section p', ''],
  ])('%s → %s', (selector, found) => {
    expect(ids(selector)).toBe(found);
  });

  it('does the work of a path of descendants on a deep page', () => {
    const page = parsePage('<div>'.repeat(400));
    expect(selectNodes(page, Array(30).fill('div').join(' ')).length).toBeGreaterThan(300);
  });
});

describe('parseSelector', () => {
  it.each(['', 'p >', '> p', 'p:hover', '[x', '.', 'a,,b', 'p:nth-child(2n+1)', 'a ~ b'])(
    'refuses %j',
    (selector) => {
      expect(() => parseSelector(selector)).toThrow('selector');
    },
  );
});
