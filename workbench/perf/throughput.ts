import { danaRanges, type Method, type MethodOptions, methods, parsePage } from 'fovea';
import { cpuMs } from './measure/cpu.ts';
import type { Progress } from './report/progress.ts';
import type { SamplePage } from './sample/sample.ts';
import { median, sum } from './statistics.ts';

/** What one method costs, from the HTML to its selection. */
export interface Throughput {
  readonly method: string;
  /** Whether it works on the source, without a tree. */
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
    name: 'dana, on UTF-8 bytes',
    isOnSource: true,
    run: ({ bytes }) => void danaRanges(bytes),
  };
  const parseOnly: Work = {
    name: '(the parse alone)',
    isOnSource: false,
    run: ({ html }) => void parsePage(html).tree,
  };
  return [
    onBytes,
    parseOnly,
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
