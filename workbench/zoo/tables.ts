import { caseOf, type Disagreement, disagreements } from '../../fixtures/zoo/agreement.ts';
import { EXCEPTIONS } from '../../fixtures/zoo/exceptions.ts';
import { metricsNamed } from '../metrics/registry.ts';
import { groupBy } from '../report/findings/group-by.ts';
import { score, type Table } from '../report/tables/table.ts';
import type { ZooRecord } from './measure.ts';
import { ZOO_SYSTEMS } from './systems.ts';

/** Methods whose choice must not depend on the language. */
const INDEPENDENT: readonly string[] = ['gce', 'layout-analysis', 'r4'];

const COLUMNS = [
  ['LCS F1', 'lcs-token', 'f1'],
  ['LCS F0.5', 'lcs-token', 'f05'],
  ['Matched text blocks F1', 'text-blocks-aligned', 'f1'],
  ['Matched text blocks F0.5', 'text-blocks-aligned', 'f05'],
] as const;

/** Every score by language, layout and size, and how far the languages agree. */
export function zooTables(records: readonly ZooRecord[]): readonly Table[] {
  const found = disagreements(records.flatMap(({ choices }) => choices));
  return [
    agreementTable(records, found),
    exceptionTable(found),
    ...scoreTables(records, 'language', ({ zoo }) => zoo.language),
    ...scoreTables(records, 'layout', ({ zoo }) => zoo.layout),
    ...scoreTables(records, 'size', ({ zoo }) => zoo.size),
  ];
}

/** Cases in which such a method does depend on the language, and no exception says why. */
export function unexplained(records: readonly ZooRecord[]): readonly Disagreement[] {
  const known = new Set(EXCEPTIONS.map(caseOf));
  return disagreements(records.flatMap(({ choices }) => choices)).filter(
    (one) => INDEPENDENT.includes(one.method) && !known.has(caseOf(one)),
  );
}

function scoreTables(
  records: readonly ZooRecord[],
  by: string,
  keyOf: (record: ZooRecord) => string,
): readonly Table[] {
  const parts = [['all', records] as const, ...groupBy(records, keyOf)];
  return COLUMNS.map(([title, metric, value]) => ({
    id: `${metric}-${value}-${by}`,
    title: `${title} by ${by}`,
    head: [
      { title: by },
      { title: 'pages', isNumber: true },
      ...ZOO_SYSTEMS.map(({ label }) => ({ title: label, isNumber: true })),
    ],
    rows: parts.map(([key, part]) => [
      key,
      String(part.length),
      ...ZOO_SYSTEMS.map(({ label }) => score(aggregate(part, label, metric, value))),
    ]),
  }));
}

function aggregate(
  records: readonly ZooRecord[],
  system: string,
  name: (typeof COLUMNS)[number][1],
  value: string,
): number | undefined {
  const rows = records.map(({ scores }) => scores[system]?.[name] ?? null).filter((row) => row !== null);
  return rows.length === 0 ? undefined : metricsNamed([name])[0]!.aggregate(rows)[value];
}

/** On how many layouts and sizes a method chooses the very same nodes in all languages. */
function agreementTable(records: readonly ZooRecord[], found: readonly Disagreement[]): Table {
  const cases = groupBy(records, ({ zoo }) => `${zoo.layout} ${zoo.size}`).size;
  const systems = ZOO_SYSTEMS.filter(({ label }) =>
    records.some(({ choices }) => choices.some(({ method }) => method === label)),
  );
  return {
    id: 'agreement',
    title: 'The same choice in every language',
    note: 'Layouts, each in three sizes, on which a system chooses exactly the same nodes in all languages.',
    head: [{ title: 'system' }, { title: 'same', isNumber: true }, { title: 'of', isNumber: true }],
    rows: systems.map(({ label }) => [
      label,
      String(cases - found.filter(({ method }) => method === label).length),
      String(cases),
    ]),
  };
}

function exceptionTable(found: readonly Disagreement[]): Table {
  const reasons = new Map(EXCEPTIONS.map((one) => [caseOf(one), one.reason]));
  return {
    id: 'exceptions',
    title: `Exceptions of ${INDEPENDENT.join(', ')}`,
    head: ['method', 'layout', 'size', 'languages that agree', 'why'].map((title) => ({ title })),
    rows: found
      .filter(({ method }) => INDEPENDENT.includes(method))
      .sort((a, b) => INDEPENDENT.indexOf(a.method) - INDEPENDENT.indexOf(b.method))
      .map((one) => [
        one.method,
        one.layout,
        one.size,
        one.groups.map((group) => group.join(' ')).join(' / '),
        reasons.get(caseOf(one)) ?? 'not known',
      ]),
  };
}
