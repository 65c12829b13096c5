import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, cpus, loadavg, platform } from 'node:os';
import { join } from 'node:path';
import { short } from './table.ts';

/** The machine and the versions of a run. */
export interface Setting {
  readonly date: string;
  readonly node: string;
  readonly machine: string;
  /** Load average over a minute, per core: above 1 the machine was busy. */
  readonly loadPerCore: number;
  readonly versions: Readonly<Record<string, string>>;
}

/** Describes this machine and the installed versions of the packages. */
export function describeSetting(packages: readonly string[]): Setting {
  const cores = cpus();
  const model = cores[0]?.model.trim() ?? 'unknown CPU';
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    machine: `${cores.length} × ${model}, ${platform()} ${arch()}`,
    loadPerCore: (loadavg()[0] ?? 0) / Math.max(1, cores.length),
    versions: Object.fromEntries([...new Set(packages)].toSorted().map((name) => [name, versionOf(name)])),
  };
}

/** The setting as text. */
export function settingLines(setting: Setting): string {
  const versions = Object.entries(setting.versions).map(([name, version]) => `${name} ${version}`);
  return [
    `${setting.date}, Node ${setting.node}, ${setting.machine}; load per core at the start ${short(setting.loadPerCore)}.`,
    `Versions: ${versions.join(', ')}.`,
  ].join('\n');
}

/** Looks in the parent folders, because not every package exports its package.json. */
function versionOf(name: string): string {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  for (const place of places) {
    try {
      const json = JSON.parse(readFileSync(join(place, name, 'package.json'), 'utf8')) as {
        version?: string;
      };
      return json.version ?? '?';
    } catch {
      // Not in this folder: the next one up.
    }
  }
  return 'not installed';
}
