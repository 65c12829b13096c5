import { describe, expect, it } from 'vitest';
import { commentTable, labelOf, type OptionRow, optionTable } from './option-tables.ts';

const row = (dataset: string, options: OptionRow['options'], f1: number): OptionRow => ({
  dataset,
  options,
  isChanged: f1 < 0.5,
  scores: { precision: f1, recall: 1, f1 },
  wordF1: f1 / 2,
  withComments: f1 + 0.1,
  hasTitle: dataset === 'wcxb' ? f1 > 0.5 : null,
});

describe('tables of options', () => {
  it('name options, or the default', () => {
    expect(labelOf({})).toBe('default');
    expect(labelOf({ focus: 'recall', title: 'keep' })).toBe('focus=recall, title=keep');
  });

  it('weigh datasets equally', () => {
    const rows = [row('wcxb', {}, 0.4), row('wcxb', {}, 0.6), row('wcxb', {}, 0.8), row('dragnet', {}, 0.2)];
    expect(optionTable(rows).rows).toEqual([['default', '0.400', '1.000', '0.400', '50.0 %', '66.7 %']]);
  });

  it('tell pages with comments from forums', () => {
    const rows = [row('dragnet', {}, 0.6), row('wcxb', {}, 0.8), row('dragnet', { comments: 'drop' }, 0.7)];
    expect(commentTable(rows).head.map(({ title }) => title)).toContain('forums (1)');
    expect(commentTable(rows).rows).toEqual([
      ['comments=auto', '0.600', '0.700', '0.0 %', '0.400', '0.0 %'],
      ['comments=drop', '0.700', '0.800', '0.0 %', '–', '–'],
    ]);
  });
});
