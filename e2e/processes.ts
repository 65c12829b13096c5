import { readdirSync, readFileSync } from 'node:fs';

/** A running process. */
export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Resident memory in kilobytes. */
  readonly resident: number;
}

/** All descendants of a process, without zombies. */
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

/** Resident memory of a process and its descendants, in megabytes. */
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
