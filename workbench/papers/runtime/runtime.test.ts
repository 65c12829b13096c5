import { describe, expect, it } from 'vitest';
import type { Sample } from '../../datasets/sample.ts';
import { pageRuntime } from './page-runtime.ts';
import { runtimeMarkdown } from './run-runtime.ts';
import { runtimePlot } from './runtime-plot.ts';

const prose = 'The river rose in the night and by morning the lower fields were under water. '
  .repeat(6)
  .trim();

function sample(paragraphs: number): Sample {
  return {
    id: `river-${paragraphs}`,
    dataset: 'invented',
    url: null,
    site: null,
    lang: 'en',
    page_type: 'article',
    html: `<html><body><ul><li><a href="/">Home</a></li><li><a href="/2">More</a></li></ul><div><div>${`<p>${prose} <b>Again.</b></p>`.repeat(paragraphs)}</div></div></body></html>`,
    gold_text: Array.from({ length: paragraphs }, () => `${prose} Again.`).join('\n'),
    meta: {},
    split: null,
  };
}

describe('the runtime of R⁴ page by page', () => {
  const pages = [3, 6].map((paragraphs) => pageRuntime(sample(paragraphs))!);

  it('counts the nodes of the page, of its content, and those that are rated', () => {
    const [small, large] = pages;
    expect(small).toMatchObject({ id: 'river-3', byWords: { f1: 1 } });
    // Three paragraphs more: each with two texts and a b; the texts and the b are leaves or hold only a leaf.
    expect(large!.nodes - small!.nodes).toBe(3 * 4);
    expect(large!.contentNodes - small!.contentNodes).toBe(3 * 4);
    expect(large!.rated - small!.rated).toBe(3 * 2);
    expect(small!.time.runs).toBeGreaterThanOrEqual(11);
  });

  it('has nothing to say of a page whose gold is not there', () => {
    expect(pageRuntime({ ...sample(3), gold_text: '' })).toBeNull();
  });

  it('writes a row and draws a dot for each page', () => {
    const text = runtimeMarkdown(pages);
    expect(text).toContain('| published, 50 pages of TECO');
    expect(text.match(/^\| `river-/gmu)).toHaveLength(2);
    const { body, description } = runtimePlot(pages);
    expect(body.match(/<path /gu)).toHaveLength(2);
    expect(body).toContain('river-3: ');
    expect(description).toMatch(/^2 pages/u);
  });
});
