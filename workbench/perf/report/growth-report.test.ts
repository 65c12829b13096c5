import { describe, expect, it } from 'vitest';
import type { Growth } from '../growth.ts';
import { growthMarkdown, growthRatio, inParses } from './growth-report.ts';

const setting = { date: '2026-01-02', node: 'v20', machine: '2 × CPU', loadPerCore: 0.5, versions: {} };

function growth(shape: string, times: readonly number[], ending: Growth['ending'] = { how: 'done' }): Growth {
  const steps = times.map((ms, i) => ({
    n: 10 * 16 ** i,
    bytes: 1024 * 16 ** i,
    ms,
    parse: ms / 30,
    ordinary: shape === 'dear' ? 0 : ms / 10,
  }));
  return { candidate: 'fovea', shape, tempts: 'x', steps, ending };
}

describe('growthRatio', () => {
  it('is the cost at 16n over the cost at n', () => {
    expect(growthRatio(growth('a', [2, 50]))).toBe(25);
    expect(growthRatio(growth('a', [2]))).toBeNaN();
  });
});

describe('inParses', () => {
  it('compares the largest page with parsing it, or with parsing as much ordinary markup', () => {
    const { own, markup } = inParses(growth('text', [2, 50]));
    expect([own, markup].map(Math.round)).toEqual([30, 10]);
    expect(Math.round(inParses(growth('dear', [2, 50])).markup)).toBe(30);
    expect(inParses(growth('a', [])).own).toBeNaN();
  });
});

describe('growthMarkdown', () => {
  it('marks what grows too fast and what was stopped', () => {
    const hung = { how: 'hung', at: 'slow 16×', seconds: 30 } as const;
    const growths = [
      growth('even', [1, 16]),
      growth('steep', [1, 256]),
      growth('slow', [1], hung),
      growth('dear', [1, 16]),
    ];
    const lines = growthMarkdown({ setting, growths }).split('\n');
    const line = (name: string): string => lines.find((text) => text.startsWith(`| ${name}`)) ?? '';
    expect(line('even')).toMatch(/16\.0 \| +16\.0 \| +30\.0 \| +10\.0 \| +\|/);
    expect(line('steep')).toMatch(/256 \| +256 \| .*grows above 25/);
    expect(line('dear')).toMatch(/30\.0 \| +30\.0 \| costs above 25/);
    expect(line('slow')).toContain('stopped after 30 s at slow 16×');
  });
});
