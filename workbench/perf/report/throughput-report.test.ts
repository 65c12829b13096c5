import { describe, expect, it } from 'vitest';
import type { Throughput } from '../throughput.ts';
import { describeSetting } from './machine.ts';
import { throughputMarkdown } from './throughput-report.ts';

const row = (method: string, isOnSource: boolean, megabytesPerSecond: number): Throughput => ({
  method,
  isOnSource,
  msPerPage: 1,
  pagesPerSecond: 1000,
  megabytesPerSecond,
});

describe('throughputMarkdown', () => {
  const markdown = throughputMarkdown({
    setting: describeSetting([]),
    sample: { digest: 'd', pages: 2, megabytes: 0.5 },
    rounds: 3,
    rows: [row('r4', false, 20), row('dana', true, 200), row('lqf-25', false, 25)],
  });
  const cells = markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('has the fastest first, as a multiple of the fastest on the tree', () => {
    expect(cells.map(([, method]) => method)).toEqual(['dana', 'lqf-25', 'r4']);
    expect(cells.map((line) => line[6])).toEqual(['8.00', '1.00', '0.80']);
  });

  it('sets the published speed beside ours', () => {
    expect(cells.map((line) => line[7])).toEqual(['19.4', '1.25', '–']);
  });
});
