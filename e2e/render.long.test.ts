import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRenderer, RenderError } from '@fovea/render';
import { describe, expect, it, onTestFinished } from 'vitest';
import { descendants, residentMegabytes } from './processes.ts';

/** Number of pages for the test that nothing is left behind; the README of the package reports 200. */
const ROW = Number(process.env['FOVEA_RENDER_PAGES'] ?? 12);

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const HANGS = { html: '<script>for (;;);</script>' };

describe('many pages in a row', () => {
  it('leave no process, no tab and no file behind, and take no more memory', {
    timeout: 60_000 + ROW * 10_000,
  }, async () => {
    const own = mkdtempSync(join(tmpdir(), 'fovea-e2e-render-'));
    onTestFinished(() => rmSync(own, { recursive: true, force: true }));
    const before = process.env['TMPDIR'];
    const processesBefore = descendants(process.pid).length;
    process.env['TMPDIR'] = own;
    const renderer = openRenderer({ pagesPerBrowser: Math.max(5, ROW / 4) });
    const html = readFileSync('fixtures/pages/en-news-two-sidebars/source.html', 'utf8');
    const counts: number[] = [];
    const memory: number[] = [];
    const began = performance.now();
    try {
      const { mhtml } = await renderer.render({ html }, { mhtml: true });
      for (let page = 0; page < ROW; page++) {
        if (page % 10 === 9)
          await expect(renderer.render(HANGS, { timeoutMs: 1500 })).rejects.toThrow(RenderError);
        else await renderer.render(page % 2 === 0 ? { html } : { mhtml: Buffer.from(mhtml!) });
        counts.push(descendants(process.pid).length);
        memory.push(residentMegabytes(process.pid));
      }
    } finally {
      await renderer.close();
      process.env['TMPDIR'] = before ?? '';
      if (before === undefined) delete process.env['TMPDIR'];
    }
    const seconds = (performance.now() - began) / 1000 / ROW;
    console.info(
      `${ROW} pages, ${seconds.toFixed(2)} s each, processes ${counts.at(0)} … ${counts.at(-1)}, MB ${memory.at(0)} … ${memory.at(-1)} (most ${Math.max(...memory)})`,
    );
    expect(readdirSync(own)).toEqual([]);
    expect(descendants(process.pid).length).toBe(processesBefore);
    // A browser has a handful of processes and one per tab: leaked tabs would add up.
    expect(Math.max(...counts) - counts[0]!).toBeLessThan(6);
    // Medians, because a browser that has just been replaced is smaller, and one at work larger.
    const third = Math.floor(ROW / 3);
    expect(median(memory.slice(-third)) / median(memory.slice(0, third))).toBeLessThan(1.5);
  });
});
