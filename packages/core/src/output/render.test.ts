import { describe, expect, it } from 'vitest';
import { OutputBudget } from '../budget/output-budget.ts';
import { content, element } from '../content/build-tree.cases.ts';
import { NO_METADATA } from '../metadata/metadata.cases.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { OutputFormat } from './output-format.ts';
import { type RenderedContent, renderContent } from './render.ts';

const WORDS = 'words '.repeat(100).trim();

function render(formats: readonly OutputFormat[], budget: OutputBudget): RenderedContent {
  const context = {
    page: pageFromHtml(''),
    selection: { roots: [0], removed: [], reasons: [] },
    metadata: NO_METADATA,
    budget,
  };
  return renderContent(content(element('p', WORDS)), context, formats);
}

describe('renderContent', () => {
  it('writes the formats that were requested, and no others', () => {
    const budget = new OutputBudget(10_000);
    expect(render([], budget)).toEqual({ html: '', markdown: '', text: '' });
    expect(render(['html'], budget)).toEqual({ html: `<p>${WORDS}</p>`, markdown: '', text: '' });
    expect(render(['markdown'], budget)).toEqual({ html: '', markdown: WORDS, text: '' });
    expect(render(['text'], budget)).toEqual({ html: '', markdown: '', text: WORDS });
    expect(render(['blocks'], budget)).toMatchObject({
      text: '',
      blocks: [{ type: 'paragraph', text: WORDS }],
    });
    expect(render(['blocks'], budget)).not.toHaveProperty('tei');
    expect(render(['tei'], budget)).toMatchObject({ tei: expect.stringContaining(`<p>${WORDS}</p>`) });
    expect(render(['tei'], budget)).not.toHaveProperty('blocks');
  });

  it.each<[format: OutputFormat, name: string]>([
    ['html', 'content'],
    ['markdown', 'markdown'],
    ['text', 'text'],
    ['blocks', 'blocks'],
  ])('counts %s under the name of %s', (format, name) => {
    const budget = new OutputBudget(50);
    render([format], budget);
    expect(budget.meter(name).isFull).toBe(true);
    expect(budget.warnings()).toHaveLength(1);
  });
});
