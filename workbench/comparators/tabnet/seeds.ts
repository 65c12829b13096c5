import { existsSync, readFileSync } from 'node:fs';
import { ownFile } from '../model-files.ts';
import type { TabNetColumns } from './element-rows.ts';

/** LCS F1 of whole pages with recorded boxes, by seed of the training. */
export interface SeedScores {
  readonly pages: number;
  readonly seeds: Readonly<Record<TabNetColumns, Readonly<Record<string, number>>>>;
}

/** Where they are kept. */
export const SEEDS_FILE: string = ownFile('tabnet', 'weights/seeds.json');

/** What trainings with other seeds reach; nothing if that has not been measured. */
export function seedScores(): SeedScores | null {
  return existsSync(SEEDS_FILE) ? (JSON.parse(readFileSync(SEEDS_FILE, 'utf8')) as SeedScores) : null;
}

/** The seed in the middle, and what all of them reach together. */
export function spreadOf(scores: Readonly<Record<string, number>>): {
  readonly median: string;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly count: number;
} {
  const ordered = Object.entries(scores).toSorted((a, b) => a[1] - b[1]);
  const values = ordered.map(([, value]) => value);
  return {
    median: ordered[Math.floor((ordered.length - 1) / 2)]![0],
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    least: values[0]!,
    most: values.at(-1)!,
    count: values.length,
  };
}
