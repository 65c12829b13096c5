import { type MethodOptions, parsePage } from 'fovea';
import { predictWith } from '../../../baselines/fovea/fovea-methods.ts';
import { choosePages } from '../../../bench/choose/choose-pages.ts';
import type { Sample } from '../../../datasets/sample.ts';
import { tokenLcsScores } from '../../../metrics/text/lcs-scores.ts';
import { wordOverlapScores } from '../../../metrics/text/word-overlap.ts';
import { withOptions } from '../../../papers/sweeps/option-sweep.ts';
import { tableMarkdown } from '../../../report/tables/table.ts';
import { crossFitted } from '../../cross-fit.ts';
import type { Study } from '../study.ts';
import { headlineDatasets, studyPages } from '../study-pages.ts';
import { commentTable, type OptionRow, optionTable } from './option-tables.ts';

/** The measured variants: the default, and each option with another value. */
const VARIANTS: readonly MethodOptions[] = [
  {},
  { focus: 'precision' },
  { focus: 'recall' },
  { title: 'keep' },
  { title: 'drop' },
  { comments: 'keep' },
  { comments: 'drop' },
];

/** The effect of every option of the method on precision and recall. */
export const optionsStudy: Study = {
  name: 'options',
  title: 'Options of the default method',
  about: 'what focus, title and comments do to precision and recall',
  pages: 40,
  async run(pages) {
    const datasets = await headlineDatasets();
    const rows: OptionRow[] = [];
    for await (const sample of studyPages(datasets, pages)) rows.push(...measurePage(sample, VARIANTS));
    const discussed = await commentRows(pages);
    return [
      `Token LCS of at most ${pages} pages of each of ${datasets.join(', ')}, the mean of the datasets; every page by the network that has not`,
      'seen its site. Golds differ in whether they include titles and comments, so an option that contradicts the golds loses; what matters',
      'is that it does what it says. *Title*: pages of WCXB whose output has a line that is the title.',
      '',
      tableMarkdown(optionTable(rows)),
      '',
      '## Comments',
      '',
      'Dragnet separates the comments of readers from its gold. *Content* is F1 against the gold alone, *with comments* against gold and',
      `comments together, on at most ${pages * 4} of its pages with comments. Forums are the forum pages of WCXB, word F1: there the`,
      'discussion is the content. *Changed* are pages whose output differs from that of `auto`.',
      '',
      tableMarkdown(commentTable(discussed)),
    ].join('\n');
  },
};

/** Pages with comments of Dragnet, and the forums of WCXB. */
async function commentRows(pages: number): Promise<readonly OptionRow[]> {
  const variants = VARIANTS.filter(({ focus, title }) => focus === undefined && title === undefined);
  const rows: OptionRow[] = [];
  const ids: { readonly id: string }[] = [];
  const hasComments = ({ meta }: Sample): boolean => (meta.comments_gold ?? '').trim() !== '';
  for await (const sample of studyPages(['dragnet'], null))
    if (hasComments(sample)) ids.push({ id: sample.id });
  const chosen = new Set(choosePages('dragnet', ids, pages * 4).map(({ id }) => id));
  for await (const sample of studyPages(['dragnet'], null))
    if (chosen.has(sample.id)) rows.push(...measurePage(sample, variants));
  for await (const sample of studyPages(['wcxb'], null))
    if (sample.page_type === 'forum') rows.push(...measurePage(sample, variants));
  return rows;
}

function measurePage(sample: Sample, variants: readonly MethodOptions[]): OptionRow[] {
  const page = parsePage(sample.html);
  const method = crossFitted(sample);
  const known = new Map<string, OptionRow>();
  return variants.map((options) => {
    const { text } = predictWith(withOptions(method, options), page, sample.url);
    const row = known.get(text) ?? scoreText(sample, text);
    known.set(text, row);
    return { ...row, options, isChanged: known.size > 1 && row !== [...known.values()][0] };
  });
}

function scoreText(sample: Sample, text: string): OptionRow {
  const { title, comments_gold: comments = '' } = sample.meta;
  const lines = new Set(
    text
      .toLowerCase()
      .split('\n')
      .map((line) => line.trim()),
  );
  return {
    dataset: sample.dataset,
    options: {},
    isChanged: false,
    scores: tokenLcsScores(sample.gold_text, text),
    wordF1: wordOverlapScores(sample.gold_text, text).f1,
    withComments: tokenLcsScores(`${sample.gold_text}\n${comments}`, text).f1,
    hasTitle: typeof title === 'string' && title !== '' ? lines.has(title.toLowerCase().trim()) : null,
  };
}
