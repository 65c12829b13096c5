import { describe, expect, it } from 'vitest';
import { elementWithId, pageWithBoxes } from '../layout/layout.cases.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { HiddenBy } from '../page/page-layout.ts';
import { growthRatio } from '../trace/growth.cases.ts';
import { foldLayout } from './fold-layout.ts';

const LINE = 'Лодки вернулись до полудня почти пустыми, и никто не спросил, почему. ';
const SHOWN = `<p>${LINE.repeat(6)}</p>`;

/** Whether the element `x` of a page counts as folded away. */
function isFolded(html: string): boolean {
  const page = foldLayout(pageWithBoxes(`<body>${html}`));
  const node = elementWithId(page, 'x');
  const bits = page.layout!.hidden[node]! & HiddenBy.folded;
  // What holds for an element holds for all in it.
  expect(page.layout!.hidden[node + 1]! & HiddenBy.folded).toBe(bits);
  return bits !== 0;
}

describe('foldLayout', () => {
  const panel = (css: string, head = '<button aria-controls=x>More</button>', text = LINE): string =>
    `${SHOWN}${head}<div id=x css="${css}"><p>${text}</p></div>`;

  it('folds what a control opens, and nothing else that is not shown', () => {
    expect(isFolded(panel('display: none'))).toBe(true);
    expect(isFolded(panel('display: none', ''))).toBe(false);
    expect(isFolded(panel('display: none', undefined, `<a href=/>${LINE}</a>`))).toBe(false);
    expect(isFolded(panel('display: block'))).toBe(false);
  });

  it('folds what is transparent in its place, not what floats', () => {
    expect(isFolded(panel('opacity: 0', ''))).toBe(true);
    expect(isFolded(panel('opacity: 0; position: relative', ''))).toBe(true);
    expect(isFolded(panel('opacity: 0; position: absolute', ''))).toBe(false);
    expect(isFolded(panel('opacity: 0; visibility: hidden', ''))).toBe(false);
  });

  it('believes no style that hides most of the prose, however many elements it is in', () => {
    const parts = (count: number): string =>
      `<div id=x css="display: none"><p>${LINE}</p></div>`.repeat(count);
    expect(isFolded(`${SHOWN}${parts(5)}`)).toBe(false);
    expect(isFolded(`${SHOWN}${parts(7)}`)).toBe(true);
    const menu = `<div id=x css="display: none"><p><a href=/>${LINE.repeat(40)}</a></p></div>`;
    expect(isFolded(`${SHOWN}${menu}`)).toBe(false);
  });

  it('leaves a page without layout, and one that hides nothing', () => {
    const plain = pageFromHtml(SHOWN);
    expect(foldLayout(plain)).toBe(plain);
    const shown = pageWithBoxes(`<body>${SHOWN}`);
    expect(foldLayout(shown)).toBe(shown);
  });

  it('folds any number of parts', () => {
    const page = pageWithBoxes(`<body>${'<i css="display: none">a</i>'.repeat(140_000)}`);
    expect(foldLayout(page).layout!.hidden.at(-1)! & HiddenBy.folded).not.toBe(0);
  });

  it('takes linear time', () => {
    const prepare = (n: number): (() => void) => {
      const page = pageWithBoxes(
        `<body>${'<div css="opacity: 0"><div css="display: none">text</div></div>'.repeat(n)}`,
      );
      return () => foldLayout(page);
    };
    expect(growthRatio(prepare, 400, 16)).toBeLessThan(40);
  });
});
