import { danaRanges } from '@fovea/internal';
import { type Method, type MethodOptions, parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { parse as parse5 } from 'parse5';
import { cpuMs } from './measure/cpu.ts';
import type { Progress } from './report/progress.ts';
import type { SamplePage } from './sample/sample.ts';
import { median, sum } from './statistics.ts';

/** The cost of one method, from the HTML to its selection. */
export interface Throughput {
  readonly method: string;
  /** True if it works on the source, without a tree. */
  readonly isOnSource: boolean;
  readonly msPerPage: number;
  readonly pagesPerSecond: number;
  readonly megabytesPerSecond: number;
}

/** A page in both forms, so that neither decoding nor encoding is measured. */
interface Prepared {
  readonly html: string;
  readonly bytes: Uint8Array;
}

/** Rows that are not methods: a parse by Fovea's parser, one by parse5, and DANA on bytes, without even a string. */
export const PARSE_ALONE = '(the parse alone)';
export const PARSE5_ALONE = '(a parse by parse5)';
export const DANA_ON_BYTES = 'dana, on UTF-8 bytes';

interface Work {
  readonly name: string;
  readonly isOnSource: boolean;
  readonly run: (page: Prepared) => void;
}

/** Measures every method that needs no layout, in interleaved rounds after one round to warm up. */
export function measureThroughput(
  pages: readonly SamplePage[],
  rounds: number,
  progress: Progress,
): readonly Throughput[] {
  const prepared = pages.map(({ html }) => ({ html, bytes: new TextEncoder().encode(html) }));
  const megabytes = sum(prepared.map(({ bytes }) => bytes.length)) / 1e6;
  const works = allWorks();
  const times = works.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, work] of works.entries()) {
      progress.begin(work.name);
      const start = cpuMs();
      for (const page of prepared) work.run(page);
      if (round > 0) times[index]!.push(cpuMs() - start);
      progress.step(work.name);
    }
  }
  return works.map(({ name, isOnSource }, index) => {
    const ms = median(times[index]!);
    return {
      method: name,
      isOnSource,
      msPerPage: ms / pages.length,
      pagesPerSecond: (1000 * pages.length) / ms,
      megabytesPerSecond: (1000 * megabytes) / ms,
    };
  });
}

/** How many steps `measureThroughput` takes. */
export function throughputSteps(rounds: number): number {
  return (rounds + 1) * allWorks().length;
}

function allWorks(): readonly Work[] {
  const onBytes: Work = {
    name: DANA_ON_BYTES,
    isOnSource: true,
    run: ({ bytes }) => void danaRanges(bytes),
  };
  const parseOnly: Work = {
    name: PARSE_ALONE,
    isOnSource: false,
    run: ({ html }) => void parsePage(html).tree,
  };
  const byParse5: Work = {
    name: PARSE5_ALONE,
    isOnSource: false,
    run: ({ html }) => void parse5(html, { scriptingEnabled: false }),
  };
  return [
    onBytes,
    parseOnly,
    byParse5,
    ...methods()
      .filter(({ needs }) => !needs.includes('layout'))
      .map(workOf),
  ];
}

function workOf(method: Method): Work {
  const options = defaultsOf(method);
  return {
    name: method.name,
    isOnSource: method.needs.includes('source'),
    run: ({ html }) => void method.select(parsePage(html), { options }),
  };
}

function defaultsOf(method: Method): MethodOptions {
  return Object.fromEntries(method.parameters.map(({ name, default: value }) => [name, value]));
}
