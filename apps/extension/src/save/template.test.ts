import { type ExtractResult, extract } from 'fovea';
import { describe, expect, it } from 'vitest';
import { fillFrontMatter, fillLine, PLACEHOLDERS } from './template.ts';

const result: ExtractResult = {
  ...extract('<p>x</p>', { formats: [] }),
  title: 'A "night"\nferry: ---',
  byline: 'Orla Pennick',
  published: '2024-03-18T06:15:00Z',
  tags: ['boats', 'night'],
  url: 'https://gazette.example/ferry',
};

describe('a template', () => {
  it('fills in a line', () => {
    expect(fillLine('{{published}} {{title}} ({{ author }})', result, '2026-01-02')).toBe(
      '2024-03-18 A "night" ferry: --- (Orla Pennick)',
    );
    expect(fillLine('{{site}} {{today}}', result, '2026-01-02')).toBe('gazette.example 2026-01-02');
  });

  it('leaves what it does not know', () => {
    expect(fillLine('{{constructor}} {{nothing}} {title}', result, '')).toBe(
      '{{constructor}} {{nothing}} {title}',
    );
  });

  it('quotes the values of fields, so that a page cannot write front matter', () => {
    const template = '---\ntitle: {{title}}\ntags: {{tags}}\nlanguage: {{language}}\nby: by {{author}}\n---';
    expect(fillFrontMatter(template, result, '')).toBe(
      '---\ntitle: "A \\"night\\"\\nferry: ---"\ntags: ["boats","night"]\nby: by Orla Pennick\n---\n\n',
    );
  });

  it('has a value for every placeholder', () => {
    for (const name of PLACEHOLDERS) expect(fillLine(name, result, 'today')).not.toBe(name);
  });
});
