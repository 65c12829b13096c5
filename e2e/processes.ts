import { readdirSync, readFileSync } from 'node:fs';

/** A running process. */
export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Kilobytes that are in memory. */
  readonly resident: number;
}

/** Everything that a process has started, and what that has started; processes that only wait to be reaped are left out. */
export function descendants(root: number): RunningProcess[] {
  const all = runningProcesses();
  const found = new Set([root]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const { pid, parent } of all) {
      if (!found.has(parent) || found.has(pid)) continue;
      found.add(pid);
      grown = true;
    }
  }
  return all.filter(({ pid }) => found.has(pid) && pid !== root);
}

/** Megabytes of a process and all it has started. */
export function residentMegabytes(root: number): number {
  const own = runningProcesses().filter(({ pid }) => pid === root);
  return Math.round([...own, ...descendants(root)].reduce((sum, { resident }) => sum + resident, 0) / 1024);
}

function runningProcesses(): RunningProcess[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid)) return [];
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const field = (key: string): string => new RegExp(`^${key}:\\s*(\\S+)`, 'm').exec(status)?.[1] ?? '';
      if (field('State') === 'Z') return [];
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid, parent: Number(field('PPid')), command, resident: Number(field('VmRSS')) }];
    } catch {
      return []; // It ended while we looked.
    }
  });
}
