import { sum } from '../statistics.ts';
import { markdownTable, short } from './table.ts';

/** The part of V8's CPU profile that is read here. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Self time of one function, or of one part of the code, as a share of the samples. */
export interface SelfTime {
  readonly where: string;
  readonly name: string;
  readonly share: number;
}

/** Not work: waiting, and the profiler's own message handling. */
const NOT_WORK: ReadonlySet<string> = new Set(['(idle)', 'dispatch']);
const IN_PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const IN_FOVEA = /\/packages\/core\/dist\/(.+)$/;
const DEEP = /^([^/]+)\/.*$/;

/** Self time per function, largest first. */
export function selfTimes({ nodes, samples, timeDeltas }: CpuProfile): readonly SelfTime[] {
  const frames = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const times = new Map<string, number>();
  for (const [i, id] of samples.entries()) {
    const frame = frames.get(id);
    if (frame === undefined || (frame.url === '' && NOT_WORK.has(frame.functionName))) continue;
    const key = `${placeOf(frame.url)}\n${frame.functionName || `(anonymous, line ${frame.lineNumber + 1})`}`;
    times.set(key, (times.get(key) ?? 0) + (timeDeltas[i] ?? 0));
  }
  const total = sum([...times.values()]);
  return [...times]
    .map(([key, time]) => {
      const [where = '', name = ''] = key.split('\n');
      return { where, name, share: time / total };
    })
    .toSorted((a, b) => b.share - a.share);
}

/** Self time per folder of Fovea, per package, and of the engine. */
export function partTimes(functions: readonly SelfTime[]): readonly SelfTime[] {
  const parts = new Map<string, number>();
  for (const { where, name, share } of functions) {
    const part = where === 'engine' ? `engine ${name}` : where.replace(DEEP, '$1/');
    parts.set(part, (parts.get(part) ?? 0) + share);
  }
  return [...parts]
    .map(([where, share]) => ({ where, name: '', share }))
    .toSorted((a, b) => b.share - a.share);
}

/** The profile as Markdown: the parts, then the functions outside the parser. */
export function profileMarkdown(candidate: string, profile: CpuProfile, top: number): string {
  const functions = selfTimes(profile);
  const outside = functions.filter(({ where }) => where !== 'parse5' && where !== 'entities').slice(0, top);
  const percent = ({ share }: SelfTime): string => `${short(100 * share)} %`;
  const shareColumn = { title: 'self', isNumber: true, cell: percent };
  return [
    `## Where ${candidate} spends its time (hot, self time)`,
    markdownTable(
      [{ title: 'part', cell: (one: SelfTime) => one.where }, shareColumn],
      partTimes(functions).slice(0, top),
    ),
    '### Functions outside parse5',
    markdownTable(
      [
        { title: 'function', cell: (one: SelfTime) => one.name },
        { title: 'file', cell: (one: SelfTime) => one.where },
        shareColumn,
      ],
      outside,
    ),
  ].join('\n\n');
}

function placeOf(url: string): string {
  const inFovea = IN_FOVEA.exec(url);
  if (inFovea !== null) return inFovea[1] ?? url;
  const inPackage = IN_PACKAGE.exec(url);
  if (inPackage !== null) return inPackage[1] ?? url;
  if (url === '') return 'engine';
  return url.startsWith('node:') ? 'node' : (url.split('/').at(-1) ?? url);
}
