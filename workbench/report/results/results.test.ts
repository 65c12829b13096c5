import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_METHOD } from 'fovea';
import { afterAll, describe, expect, it } from 'vitest';
import { JsonLinesFile } from '../../bench/store/json-lines-file.ts';
import { costsOf } from './costs.ts';
import { inventedResults } from './invented-results.cases.ts';
import { readResults } from './read-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'fovea-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { result, pages } = inventedResults(3, 5);

describe('readResults', () => {
  it('reads what the bench writes', () => {
    writeFileSync(join(folder, 'result.json'), JSON.stringify(result));
    new JsonLinesFile(join(folder, 'pages.jsonl.gz')).append(pages);
    expect(readResults(folder)).toEqual({ folder, result, pages });
  });

  it('says what to do where there are none, or of another form', () => {
    expect(() => readResults(join(folder, 'nowhere'))).toThrow('npm run bench');
    const other = mkdtempSync(join(folder, 'other-'));
    writeFileSync(join(other, 'result.json'), JSON.stringify({ ...result, form: 'fovea-bench-0' }));
    expect(() => readResults(other)).toThrow("the form 'fovea-bench-0'");
  });
});

describe('costsOf', () => {
  it('takes wall time of the bench, weighed by pages', () => {
    const runs = [
      { ...result.runs[0]!, system: 'npm-peer-1', pages: 1, meanMs: 10 },
      { ...result.runs[0]!, system: 'npm-peer-1', pages: 3, meanMs: 30 },
    ];
    expect(costsOf({ ...result, runs }, null)).toEqual(
      new Map([['npm-peer-1', { msPerPage: 25, kind: 'wall' }]]),
    );
  });

  it('prefers CPU time where the speed comparison has the system', () => {
    const perf = join(folder, 'perf.json');
    const summary = (name: string, skipped: string | null) => ({
      name,
      skipped,
      shortWarm: { msPerPage: 7 },
    });
    writeFileSync(
      perf,
      JSON.stringify({
        summaries: [summary('fovea', null), summary('npm-peer-1', 'absent'), summary('parse5', null)],
      }),
    );
    const ours = `fovea:${DEFAULT_METHOD}`;
    const rename = (name: string): string => (name === result.systems[0]!.name ? ours : name);
    const systems = result.systems.map((system) => ({ ...system, name: rename(system.name) }));
    const runs = result.runs.map((run) => ({ ...run, system: rename(run.system) }));
    const costs = costsOf({ ...result, systems, runs }, perf);
    expect(costs.get(ours)).toEqual({ msPerPage: 7, kind: 'cpu' });
    expect(costs.get('npm-peer-1')!.kind).toBe('wall');
    expect(costs.has('parse5')).toBe(false);
  });
});
