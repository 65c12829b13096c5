import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { growthRatio } from '../../../trace/growth.cases.ts';
import { pageFeatures } from '../features/page-features.ts';
import { statedBlocks } from './stated.ts';
import { statedTexts } from './stated-texts.ts';

const script = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const recipe = (...recipeIngredient: string[]): string => script({ '@graph': [{ recipeIngredient }] });

/** Which blocks of a page say the same as its data. */
function kept(html: string): number[] {
  const page = pageFromHtml(`<body>${html}`);
  return [...statedBlocks(page, pageFeatures(page))];
}

describe('statedBlocks', () => {
  it('keeps what the data of the page says, however it is written', () => {
    const data = recipe('2 EL Zucker, fein', '1 Prise Salz');
    expect(kept(`${data}<p>Seit jeher<p>2 EL <b>Zucker</b> (fein)<p>☐ 1 Prise Salz<p>Mehr`)).toEqual([
      0, 1, 1, 0,
    ]);
  });

  it('finds amount and name in cells of their own', () => {
    const rows = '<tr><td>200 g<td>小麦粉<tr><td>大さじ2<td>砂糖';
    expect(kept(`${recipe('200g小麦粉', '大さじ2砂糖')}<table>${rows}</table><p>次`)).toEqual([
      1, 1, 1, 1, 0,
    ]);
  });

  it('keeps a short text only near another, a long one anywhere', () => {
    const far = '<p>a<p>b<p>c<p>d<p>e';
    const long = 'ein Viertel Liter lauwarme Milch vom Bauern';
    expect(kept(`${recipe('Salz', 'Zucker')}<p>Salz${far}<p>Zucker`)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(kept(`${recipe('Salz', 'Zucker')}<p>Salz<p>a<p>b<p>c<p>Zucker`)).toEqual([1, 0, 0, 0, 1]);
    expect(kept(`${recipe(long)}<p>a<p>${long}`)).toEqual([0, 1]);
  });

  it('leaves hidden texts and texts with more in them', () => {
    const text = 'ein Viertel Liter lauwarme Milch';
    expect(kept(`${recipe(text)}<p>${text} und mehr<p>a<p hidden>${text}`).slice(0, 2)).toEqual([0, 0]);
  });

  it('takes time in proportion to the page', () => {
    const prepare = (size: number) => {
      const page = pageFromHtml(`<body>${recipe('a'.repeat(500))}${'<p>a<b>a</b>a<i>a</i>'.repeat(size)}`);
      const features = pageFeatures(page);
      return () => statedBlocks(page, features);
    };
    expect(growthRatio(prepare, 500, 4)).toBeLessThan(8);
  });
});

describe('statedTexts', () => {
  const stated = (html: string): string[] => [...statedTexts(pageFromHtml(html))].toSorted();

  it('reads ingredients, steps and answers', () => {
    expect(
      stated(
        script([
          { '@type': 'Recipe', name: 'No', recipeIngredient: ['A 1'], ingredients: 'B 2' },
          {
            recipeInstructions: [{ '@type': 'HowToSection', itemListElement: [{ text: 'C 3' }] }, 'D 4\nE 5'],
          },
          { mainEntity: [{ name: 'No', acceptedAnswer: { text: '<p>F &amp; 6</p>' } }] },
        ]),
      ),
    ).toEqual(['a1', 'b2', 'c3', 'd4', 'e5', 'f6']);
  });

  it.each([
    ['no data', '<p>a'],
    ['data about something else', script({ name: 'a', text: 'b' })],
    ['broken data', '<script type="application/ld+json">{"recipeIngredient": ["a"</script>'],
    ['a text as long as an article', recipe('a'.repeat(601))],
  ])('finds nothing in %s', (_, html) => {
    expect(stated(html)).toEqual([]);
  });

  it('reads deep and long data within its limits', () => {
    expect(
      stated(
        `<script type="application/json">{"recipeIngredient":${'['.repeat(3000)}"a"${']'.repeat(3000)}}</script>`,
      ),
    ).toEqual(['a']);
    const many = Array.from({ length: 30_000 }, (_, at) => `x${at}`);
    expect(stated(recipe(...many)).length).toBeLessThan(20_000);
  });
});
