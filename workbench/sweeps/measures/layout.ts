import type { MethodOptions } from 'fovea';
import { choosePages } from '../../bench/choose/choose-pages.ts';
import { type LayoutSample, openSpiderLayout } from '../../datasets/spider-layout.ts';
import { spiderSample } from '../../datasets/spider-page.ts';
import { pageOf } from '../../metrics/nodes/gold.ts';
import { EXTRACTING, type ExtractingCore, extractCase, methodOf, named } from './content.ts';
import type { Measure } from './measure.ts';

/** More pages than from other datasets, because it is only one and its pages are small. */
const PAGE_FACTOR = 5;

/** Content by a method that needs a layout, on pages whose boxes were recorded. */
export function layoutMeasure(
  name: string,
  appliesTo: Measure['appliesTo'],
  method: string,
  methodOptions: MethodOptions = {},
): Measure {
  return {
    name,
    about: `F1 of tokens of the method ${named(method, methodOptions)} on recorded layouts`,
    unit: 'pages',
    exported: EXTRACTING,
    columns: ['f1'],
    deciding: ['f1'],
    appliesTo,
    async cases(pages) {
      const all: LayoutSample[] = [];
      for await (const layout of openSpiderLayout()) if (layout.gold_text !== '') all.push(layout);
      return choosePages('spider-layout', all, pages * PAGE_FACTOR);
    },
    evaluate(core, given) {
      // A new page each time, because methods cache what they know about a page.
      const sample = spiderSample(given as LayoutSample);
      const options = methodOf(core as ExtractingCore, method, methodOptions);
      return extractCase(core as ExtractingCore, pageOf(sample), options, sample.gold_text, {});
    },
  };
}
