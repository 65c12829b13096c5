import { markdownTable } from '../perf/report/table.ts';
import type { KillRun } from './measure-kills.ts';

const HEADING = '### Processes killed at random';
const NEXT_HEADING = '\n\n## ';

/** What became of runs in which a process was killed. */
export function killsPart(kills: readonly KillRun[]): string {
  return [
    HEADING,
    'A real cluster of one master and two workers, a process killed with `kill -9` at a random moment of the time that an undisturbed run takes; the ' +
      'rows must be those of an undisturbed `fovea batch` in all columns, and the parts of files the same to the byte. The input of files has one that ' +
      'is cut off. The process is drawn from all that run then: the child of a batch, or the worker of a DataFrame, that extracts (`node child`), the ' +
      'batch itself (`node parent`), a Python worker, an executor, or a whole Spark worker with its executor and all below it. A moment may be later than ' +
      'the end of its run; then it hits nothing, and the kill is drawn again. A child that dies is the business of its parent, so Spark need not try ' +
      'again; nor if a Python worker or an executor has nothing to do.',
    killsTable(kills),
  ].join('\n\n');
}

/** A page with what these runs say, and everything else as it was. */
export function withKills(page: string, kills: readonly KillRun[]): string {
  const from = page.indexOf(HEADING);
  const to = page.indexOf(NEXT_HEADING, from);
  if (from === -1 || to === -1) throw new Error('The page has no table of kills: write all of it');
  return page.slice(0, from) + killsPart(kills) + page.slice(to);
}

function killsTable(kills: readonly KillRun[]): string {
  const keyOf = ({ way, kind }: KillRun): string => `${way} ${kind}`;
  const groups = [...new Set(kills.map(keyOf))].toSorted().map((key) => {
    return kills.filter((run) => keyOf(run) === key);
  });
  type Group = readonly KillRun[];
  const count = (title: string, counts: (run: KillRun) => boolean) => ({
    title,
    isNumber: true,
    cell: (group: Group) => String(group.filter(counts).length),
  });
  return markdownTable<Group>(
    [
      { title: 'input', cell: ([run]) => run?.way ?? '' },
      { title: 'killed', cell: ([run]) => run?.kind ?? '' },
      count('runs', () => true),
      count('hit', ({ isHit }) => isHit),
      {
        title: 'at work on pages',
        isNumber: true,
        cell: (group) =>
          group.some(({ hasBegun }) => hasBegun !== null)
            ? String(group.filter(({ hasBegun }) => hasBegun === true).length)
            : '–',
      },
      count('Spark tried again', ({ isRetried }) => isRetried),
      count('same rows', ({ isSame }) => isSame),
      {
        title: 'longest run, s',
        isNumber: true,
        cell: (group) => Math.max(...group.map(({ tookS }) => tookS)).toFixed(0),
      },
    ],
    groups,
  );
}
