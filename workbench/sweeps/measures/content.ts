import type { ExtractResult, Method, MethodOptions, PageInput } from 'fovea';
import { chooseDatasets } from '../../bench/choose/choose-datasets.ts';
import { CACHE_FOLDER } from '../../bench/paths.ts';
import { readPages } from '../../bench/read-pages.ts';
import type { Sample, SampleMeta } from '../../datasets/sample.ts';
import { metadataScores } from '../../metrics/metadata/metadata.ts';
import type { Scores } from '../../metrics/metric.ts';
import { tokenLcsScores } from '../../metrics/text/lcs-scores.ts';
import type { Measure, Outcome } from './measure.ts';

/** Datasets with gold by people or by parsers made for their sites, in many languages and of all page types. */
const DATASETS: readonly string[] = [
  'cleaneval',
  'cleanportaleval',
  'dragnet',
  'fundus-hist',
  'fundus-tests',
  'google-trends-2017',
  'haruki-ja-th-zh',
  'magic-html',
  'michelle-zh',
  'msv-big9-chaos',
  'postlight',
  'trafilatura-eval',
  'wcxb',
  'web-forum-52',
  'xmu-zh',
];

/** Every page runs a hundred times and more; the few longer ones would take half of the time. */
const MAX_LENGTH = 300_000;

/** A page with its gold. */
interface PageCase {
  readonly html: string;
  readonly url: string | null;
  readonly goldText: string;
  readonly meta: SampleMeta;
}

/** The part of core that is measured. */
export interface ExtractingCore {
  extract(input: PageInput, options: object): ExtractResult;
  methods(): readonly Method[];
}

/** Content and metadata as users get them, by the default method or by another one with its own options. */
export function contentMeasure(
  name: string,
  rooms: readonly string[],
  method: string | null,
  methodOptions: MethodOptions = {},
): Measure {
  return {
    name,
    about: `F1 of tokens${method === null ? '' : ` of the method ${named(method, methodOptions)}`}; right titles, authors and dates`,
    unit: 'pages',
    exported: EXTRACTING,
    columns: ['f1', 'title', 'author', 'date'],
    deciding: ['f1', 'fields'],
    appliesTo: ({ file }) => rooms.some((room) => file.startsWith(room)),
    cases: readCases,
    evaluate(core, given) {
      const { html, url, goldText, meta } = given as PageCase;
      const by = method === null ? {} : methodOf(core as ExtractingCore, method, methodOptions);
      return extractCase(
        core as ExtractingCore,
        html,
        { ...by, ...(url === null ? {} : { url }) },
        goldText,
        meta,
      );
    },
  };
}

/** A method with the options that it is given: `r4 (criterion3 guarded)`. */
export function named(method: string, options: MethodOptions): string {
  const given = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`);
  return given.length === 0 ? method : `${method} (${given.join(', ')})`;
}

/** What `extractCase` needs. */
export const EXTRACTING: Measure['exported'] = { extract: 'extract.ts', methods: 'methods/all-methods.ts' };

/** The options that name a method of a build. */
export function methodOf(core: ExtractingCore, name: string, methodOptions: MethodOptions): object {
  return { method: core.methods().find((method) => method.name === name), methodOptions };
}

async function readCases(pages: number): Promise<readonly PageCase[]> {
  const cases: PageCase[] = [];
  for (const { path, pages: chosen } of await chooseDatasets({ datasets: DATASETS, pages }, CACHE_FOLDER)) {
    for await (const sample of readPages(path, new Set(chosen.map(({ id }) => id)))) {
      if (sample.html.length <= MAX_LENGTH) cases.push(caseOf(sample));
    }
  }
  return cases;
}

function caseOf({ html, url, gold_text, meta: { title, author, date } }: Sample): PageCase {
  const known = { title: title ?? null, author: author ?? null, date: date ?? null };
  return { html, url, goldText: gold_text, meta: known };
}

/** Extracts a page with the whole result, except what differs from run to run or only explains. */
export function extractCase(
  core: ExtractingCore,
  input: PageInput,
  options: object,
  goldText: string,
  meta: SampleMeta,
): Outcome {
  const result = core.extract(input, {
    ...options,
    formats: ['text', 'markdown'],
    posts: true,
    explain: true,
  });
  const { timings: _, removed: __, ...told } = result;
  return { output: JSON.stringify(told), score: () => scoresOf(result, goldText, meta) };
}

function scoresOf(result: ExtractResult, goldText: string, meta: SampleMeta): Scores {
  const { text, title, byline, published, modified } = result;
  const fields = metadataScores(meta, { title, author: byline, date: published ?? modified });
  const right = Object.values(fields);
  return {
    ...(goldText === '' ? {} : { f1: tokenLcsScores(goldText, text).f1 }),
    ...fields,
    ...(right.length === 0 ? {} : { fields: right.reduce((sum, one) => sum + one, 0) / right.length }),
  };
}
