import { mean } from '../../../papers/sweeps/mean.ts';
import { score, type Table, tableMarkdown } from '../../../report/tables/table.ts';
import type { Study } from '../study.ts';
import { headlineDatasets, studyPages } from '../study-pages.ts';
import type { Agreement } from './compare-choices.ts';
import { measureScripts } from './measure-scripts.ts';
import { TARGET_SCRIPTS } from './target-scripts.ts';

/** Below this F1 a choice is a different one, not the same with a block more or less. */
const MIN_SAME_F1 = 0.9;

/** Whether the choice depends on the script of a page. */
export const scriptsStudy: Study = {
  name: 'scripts',
  title: 'The same pages in other scripts',
  about: 'how the choice changes when pages are rewritten in other scripts',
  pages: 30,
  async run(pages) {
    const datasets = await headlineDatasets();
    const agreements = new Map(TARGET_SCRIPTS.map(({ name }) => [name, [] as Agreement[]]));
    let left = 0;
    for await (const { html } of studyPages(datasets, pages)) {
      for (const [script, agreement] of Object.entries(measureScripts(html))) {
        if (agreement === null) left++;
        else agreements.get(script)!.push(agreement);
      }
    }
    return `${about(datasets, pages)}\n\n${tableMarkdown(tableOf(agreements))}\n\n${left} rewritten pages had a different tree and are left out.`;
  },
};

function about(datasets: readonly string[], pages: number): string {
  return `At most ${pages} pages of each of ${datasets.join(', ')}. All text of a page is replaced word by word by letters of another
script, in the order of real text and in the number of a translation (the ratio is that of the stories of the zoo, which are
the same in all its languages), with the script's own punctuation and spaces; equal words become equal words, digits and markup stay.
*Unchanged* are pages on which the default method chooses exactly the same texts as on the original, whatever script that is
in; F1 is that of the one choice against the other, by letters. Latin shows the noise of the method: most pages are in it
already, and only the words change.`;
}

function tableOf(agreements: ReadonlyMap<string, readonly Agreement[]>): Table {
  const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;
  return {
    id: 'scripts',
    title: 'Scripts',
    head: [
      { title: 'script' },
      ...['pages', 'unchanged', 'mean F1', `F1 below ${MIN_SAME_F1}`].map((title) => ({
        title,
        isNumber: true,
      })),
    ],
    rows: [...agreements].map(([script, all]) => [
      script,
      String(all.length),
      share(all.filter(({ isSame }) => isSame).length, all.length),
      score(mean(all.map(({ f1 }) => f1))),
      share(all.filter(({ f1 }) => f1 < MIN_SAME_F1).length, all.length),
    ]),
  };
}
