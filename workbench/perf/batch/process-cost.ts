import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { median, sum } from '../statistics.ts';

/** What commands cost that run side by side. */
export interface ProcessCost {
  readonly wallMs: number;
  /** CPU time of the commands and of all their descendants. */
  readonly cpuMs: number;
  /** CPU time of the commands alone. */
  readonly ownCpuMs: number;
  /** Most resident memory of all processes together. */
  readonly peakMb: number;
}

const POLL_MS = 100;
/** The kernel counts CPU time in hundredths of a second. */
const TICK_MS = 10;
const TIMES = /^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm;

/** Runs commands (a program and its arguments) at the same time until all have ended. */
export async function costOf(commands: readonly (readonly string[])[]): Promise<ProcessCost> {
  const began = performance.now();
  const ends = await Promise.all(commands.map(runOne));
  const total = (pick: (end: OneCost) => number): number => ends.reduce((sum, end) => sum + pick(end), 0);
  return {
    wallMs: performance.now() - began,
    cpuMs: total(({ cpuMs }) => cpuMs),
    ownCpuMs: total(({ ownCpuMs }) => ownCpuMs),
    peakMb: total(({ peakMb }) => peakMb),
  };
}

/** The medians of several runs, each figure by itself. */
export function medianCost(costs: readonly ProcessCost[]): ProcessCost {
  const of = (pick: (cost: ProcessCost) => number): number => median(costs.map(pick));
  return {
    wallMs: of(({ wallMs }) => wallMs),
    cpuMs: of(({ cpuMs }) => cpuMs),
    ownCpuMs: of(({ ownCpuMs }) => ownCpuMs),
    peakMb: of(({ peakMb }) => peakMb),
  };
}

type OneCost = Omit<ProcessCost, 'wallMs'>;

/** The shell's `times` counts all descendants that were waited for, which Node cannot tell about its children. */
function runOne(command: readonly string[]): Promise<OneCost> {
  return new Promise((resolve, reject) => {
    const shell = spawn('sh', ['-c', '"$@" && times', 'sh', ...command], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const seen = new Map<number, number>();
    let printed = '';
    let ownCpuMs = 0;
    let peakKb = 0;
    const poll = setInterval(() => {
      const tree = processTree(shell.pid!);
      for (const { pid, ownCpuMs: own } of tree) seen.set(pid, own);
      peakKb = Math.max(
        peakKb,
        tree.reduce((sum, { residentKb }) => sum + residentKb, 0),
      );
      ownCpuMs = tree.find(({ parent }) => parent === shell.pid)?.ownCpuMs ?? ownCpuMs;
    }, POLL_MS);
    shell.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-1000);
    });
    shell.on('close', (code) => {
      clearInterval(poll);
      if (code !== 0) return reject(new Error(`${command.join(' ')} ended with ${code}`));
      // Those that nobody waited for, such as the Python workers of Spark, are counted only as far as we saw them.
      const cpuMs = Math.max(descendantsCpu(printed), sum([...seen.values()]));
      resolve({ cpuMs, ownCpuMs, peakMb: peakKb / 1024 });
    });
  });
}

/** The second line of `times` is about the descendants of the shell. */
function descendantsCpu(printed: string): number {
  const [, user = 0, userSeconds = 0, system = 0, systemSeconds = 0] =
    [...printed.matchAll(TIMES)].at(-1)?.map(Number) ?? [];
  return 1000 * (60 * (user + system) + userSeconds + systemSeconds);
}

interface OneProcess {
  readonly pid: number;
  readonly parent: number;
  readonly ownCpuMs: number;
  readonly residentKb: number;
}

function processTree(root: number): readonly OneProcess[] {
  const all = readdirSync('/proc').flatMap(readProcess);
  const found = new Set([root]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid));
}

const PAGE_KB = 4;

function readProcess(name: string): readonly OneProcess[] {
  const pid = Number(name);
  if (!Number.isInteger(pid)) return [];
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the command, in brackets, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent = 0, user = 0, system = 0, pages = 0] = [1, 11, 12, 21].map((at) => Number(fields[at]));
    return [{ pid, parent, ownCpuMs: (user + system) * TICK_MS, residentKb: pages * PAGE_KB }];
  } catch {
    return []; // It ended while we looked.
  }
}
