import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textContent } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import type { Selection } from '../../selection/selection.ts';
import { runMethodCases, select } from '../method.cases.ts';
import { resolveParameters } from '../parameters.ts';
import { fovea } from './fovea.ts';
import { loadModel } from './network/load-model.ts';

runMethodCases(fovea);

const PROSE: Readonly<Record<string, string>> = {
  English: 'The boats that left before dawn came back with little, and nobody asked them why. ',
  German: 'Die Boote kamen vor Mittag zurück, und niemand fragte sie, warum sie so wenig brachten. ',
  Russian: 'Лодки вернулись до полудня почти пустыми, и никто на берегу не спросил, почему так вышло. ',
  Chinese: '清晨出海的船只中午前就回来了，收获很少，码头上也没有人问为什么。',
  Japanese: '夜明け前に出た船は昼までに戻ってきたが、獲物は少なく、誰も理由を尋ねなかった。',
  Thai: 'เรือที่ออกไปก่อนรุ่งสางกลับมาพร้อมปลาเพียงเล็กน้อยและไม่มีใครบนท่าเรือถามว่าทำไม ',
  Arabic: 'عادت القوارب قبل الظهر بصيد قليل، ولم يسأل أحد على الرصيف عن السبب. ',
  Hindi: 'सुबह निकली नावें दोपहर से पहले लौट आईं, और घाट पर किसी ने कारण नहीं पूछा। ',
};

const articlePage = (prose: string): string =>
  '<!doctype html><title>A</title><body><header><nav><ul><li><a href=/a>AAA</a></li><li><a href=/b>BBB</a></li>' +
  `<li><a href=/c>CCC</a></li></ul></nav></header><main><article><h1>TTT</h1>${`<p>${prose.repeat(3)}</p>`.repeat(5)}` +
  '</article></main><aside><ul><li><a href=/d>DDD</a></li><li><a href=/e>EEE</a></li></ul></aside><footer>© FFF</footer>';

function contentOf(
  html: string,
  options?: Readonly<Record<string, string>>,
): { text: string; selection: Selection } {
  const page = pageFromHtml(html);
  const selection = fovea.select(page, { options: resolveParameters(fovea, options) });
  const removed = new Set(selection.removed.map((node) => textContent(page, node)));
  const text = selection.roots.map((root) => textContent(page, root)).join('|');
  return { text: [...removed].reduce((rest, part) => rest.replace(part, ''), text), selection };
}

describe('fovea', () => {
  it.each(Object.entries(PROSE))('finds an article in %s, and not the links around it', (_, prose) => {
    const { text, selection } = contentOf(articlePage(prose));
    expect(text.split(prose.trim()).length - 1).toBe(15);
    expect(text).not.toMatch(/AAA|BBB|CCC|DDD|EEE|FFF/);
    expect(selection.confidence).toBeGreaterThan(0.8);
  });

  it('says what it takes the page for', () => {
    const { pageType, reasons } = contentOf(articlePage(PROSE['English']!)).selection;
    expect(loadModel().pageTypes).toContain(pageType);
    expect(reasons?.[0]).toBe(`The page looks like this type: ${pageType}.`);
  });

  it('is never empty where there is text', () => {
    const part = fc.constantFrom(
      '<p>',
      '<div>',
      '</div>',
      '<a href=x>',
      '</a>',
      'word ',
      '字',
      '<li>',
      '<nav>',
      '<h1>',
      '<br>',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const page = pageFromHtml(`<body>${parts.join('')}`);
        const { roots, empty } = select(fovea, page);
        const hasText = parts.some((one) => one === 'word ' || one === '字');
        expect(roots.length > 0).toBe(hasText);
        expect(empty === undefined).toBe(hasText);
      }),
    );
  });

  it('refuses options that it does not have', () => {
    expect(() => contentOf('x', { focus: 'everything' })).toThrow(/precision/);
  });
});
