import { type Method, type Page, parsePage, resolveOptions } from 'fovea';
import { methods } from 'fovea/methods';
import { zooPages } from '../../../fixtures/zoo/zoo.ts';
import { cpuMs } from '../../perf/measure/cpu.ts';
import type { Table } from '../../report/tables/table.ts';
import type { ComparedRow } from '../paper.ts';
import { SPEED } from './published.ts';

/** Those of the paper's languages that the zoo has. */
const LANGUAGES = ['ar', 'fa', 'ur'];
/** Minimum CPU time to measure for each method; the pages are read repeatedly until then. */
const MIN_MS = 300;
const MEGABYTE = 1e6;

/** Megabytes of source that each method reads in a second, next to the paper's. */
export function speeds(compared: readonly ComparedRow[], minMs = MIN_MS): Table {
  const sources = zooPages({ languages: LANGUAGES, sizes: ['medium'] }).map(({ html }) => html);
  const pages = sources.map((html) => parsePage(html));
  const bytes = sources.reduce((sum, html) => sum + Buffer.byteLength(html), 0);
  const byName = new Map(methods().map((method) => [`fovea:${method.name}`, method]));
  return {
    id: 'dana-speed',
    title: 'Table III: megabytes per second',
    note:
      `Ours: UTF-8 bytes by CPU time of the choice on a parsed page, on one core, over ${pages.length} pages of the zoo in Arabic, Persian and ` +
      'Urdu. Theirs reads the file in Java on a machine of 2011, so only the order compares; `dana` needs no parser, the others that read a ' +
      'tree need it on top.',
    head: ['', 'published', 'ours'].map((title, c) => ({ title, isNumber: c > 0 })),
    rows: SPEED.rows.map(({ name, values }) => {
      const row = compared.find(({ label }) => label === name || label === `${name}-50`);
      const method = byName.get(row?.system ?? '');
      return [
        name,
        values[0]!.toFixed(2),
        method === undefined ? '–' : perSecond(method, pages, bytes, minMs),
      ];
    }),
  };
}

function perSecond(method: Method, pages: readonly Page[], bytes: number, minMs: number): string {
  const { methodOptions: options } = resolveOptions({ method });
  const readAll = (): void => {
    for (const page of pages) method.select(page, { options, site: null });
  };
  readAll();
  const begun = cpuMs();
  let rounds = 0;
  do {
    readAll();
    rounds++;
  } while (cpuMs() - begun < minMs);
  return ((1000 * rounds * bytes) / MEGABYTE / (cpuMs() - begun)).toFixed(0);
}
