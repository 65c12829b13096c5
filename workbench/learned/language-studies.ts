import { existsSync, readFileSync } from 'node:fs';
import { ownFile } from '../comparators/model-files.ts';
import { comparators } from '../comparators/registry.ts';
import { markdownTable } from '../perf/report/table.ts';

/** What a trainer writes about languages: `workbench/comparators/languages.py`. */
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

/** Studies of comparators that are trained on our pages, by name; those that have not been studied are not there. */
export function languageStudies(): ReadonlyMap<string, LanguageStudy> {
  return new Map(
    comparators().flatMap(({ method, folder, forSample }) => {
      const file = ownFile(folder, FILE);
      if (forSample === undefined || !existsSync(file)) return [];
      return [[method.name, JSON.parse(readFileSync(file, 'utf8')) as LanguageStudy] as const];
    }),
  );
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
