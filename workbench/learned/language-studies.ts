import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../baselines/root.ts';
import { ownFile } from '../comparators/model-files.ts';
import { comparators } from '../comparators/registry.ts';
import { markdownTable } from '../perf/report/table.ts';

/** What a trainer writes about languages: `workbench/comparators/languages.py`, for ours through `workbench/train/model/english.py`. */
export interface LanguageStudy {
  /** Pages that the weights of the folds have learned from, by language. */
  readonly learned: Readonly<Record<string, number>>;
  /** F1 of content over texts, by language and of all but English together. */
  readonly rows: readonly LanguageRow[];
}

interface LanguageRow {
  readonly language: string;
  readonly pages: number;
  /** By weights that know the language, but not the site. */
  readonly seen: number;
  /** By weights that have learned from English pages only. */
  readonly unseen: number;
}

const FILE = 'weights/languages.json';

/** The study of our own method, in small: the networks that are packed have learned from far more pages. */
const OWN_FILE = join(ROOT, 'workbench/train/folds/languages.json');

/** Studies of systems that are trained on our pages, by name; those that have not been studied are not there. */
export function languageStudies(): ReadonlyMap<string, LanguageStudy> {
  const files = comparators()
    .filter(({ forSample }) => forSample !== undefined)
    .map(({ method, folder }) => [method.name, ownFile(folder, FILE)] as const);
  return new Map(
    [['fovea:fovea', OWN_FILE] as const, ...files].flatMap(([name, file]) =>
      existsSync(file) ? [[name, JSON.parse(readFileSync(file, 'utf8')) as LanguageStudy] as const] : [],
    ),
  );
}

/** Where the trainer of our own method says what it does without a language. */
const EXPERIMENTS = join(ROOT, 'workbench/train/experiments.md');
const LEFT_OUT = /^## Leaving a language out$.*?^(\|.*?)\n\n/msu;

/** What our own method loses on a language that it has not seen, as its experiments have it; throws if they do not. */
export function leftOutTable(): string {
  const table = LEFT_OUT.exec(readFileSync(EXPERIMENTS, 'utf8'))?.[1];
  if (table === undefined) throw new Error('The experiments have no table of languages that were left out.');
  return table;
}

/** What English weights lose on other languages, system by system. */
export function studyTable(studies: ReadonlyMap<string, LanguageStudy>): string {
  const rows = [...studies].flatMap(([system, { rows }]) => rows.map((row) => ({ system, ...row })));
  type Row = (typeof rows)[number];
  const number = (title: string, cell: (row: Row) => string) => ({ title, isNumber: true, cell });
  return markdownTable<Row>(
    [
      { title: 'system', cell: ({ system }) => system },
      { title: 'language', cell: ({ language }) => language },
      number('pages', ({ pages }) => String(pages)),
      number('F1, language seen', ({ seen }) => seen.toFixed(3)),
      number('F1, only English seen', ({ unseen }) => unseen.toFixed(3)),
      number('loss', ({ seen, unseen }) => (seen - unseen).toFixed(3)),
    ],
    rows,
  );
}
