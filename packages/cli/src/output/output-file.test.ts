import { describe, expect, it } from 'vitest';
import { chooseFormat, endingFor, parseRowsFile } from './output-file.ts';

describe('chooseFormat', () => {
  it.each([
    [undefined, 'markdown'],
    ['note.md', 'markdown'],
    ['a/b.HTML', 'html'],
    ['page.txt.gz', 'text'],
    ['page.json.zst', 'json'],
    ['page.xml', 'tei'],
    ['page.jsonl', 'chunks'],
    ['page.ndjson', 'chunks'],
    ['md', 'markdown'],
    ['page', 'markdown'],
  ])('goes by the ending of %s', (output, format) => expect(chooseFormat(null, output)).toBe(format));

  it('lets a name decide where the ending leaves a choice', () => {
    expect(chooseFormat('blocks', 'page.json')).toBe('blocks');
    expect(chooseFormat('sections', 'page.jsonl.gz')).toBe('sections');
    expect(() => chooseFormat('chunks', 'page.json')).toThrow('.jsonl file');
    expect(chooseFormat('text', 'page.bak')).toBe('text');
    expect(chooseFormat('html', undefined)).toBe('html');
  });

  it('refuses a contradiction, and says what to write instead', () => {
    expect(() => chooseFormat('html', 'note.md')).toThrow(
      '-o note.md is a file for markdown, but --format says html: drop --format, or write to a .html file',
    );
    expect(() => chooseFormat('markdown', 'page.json.gz')).toThrow('.md file');
    expect(() => chooseFormat('json', 'page.txt')).toThrow('.json file');
  });
});

describe('an ending that stands for no format', () => {
  it('is refused with the endings that do', () => {
    expect(() => chooseFormat(null, 'page.csv')).toThrow('.csv stands for no format. Known endings: .md, ');
    expect(() => chooseFormat(null, 'page.csv.gz')).toThrow('.epub (and .gz, .br or .zst after them)');
    expect(() => parseRowsFile('rows.csv')).toThrow('Rows go to .jsonl, .ndjson');
  });

  it('is taken where the format is named', () => {
    expect(chooseFormat('text', 'page.csv')).toBe('text');
  });
});

describe('endingFor', () => {
  it('is the first ending of a format, and json for all data', () => {
    expect(
      ['markdown', 'html', 'text', 'tei', 'json', 'blocks'].map((name) => endingFor(name as 'html')),
    ).toEqual(['md', 'html', 'txt', 'tei', 'json', 'json']);
  });
});

describe('parseRowsFile', () => {
  it('accepts JSON Lines and names that say nothing', () => {
    for (const name of ['out.jsonl', 'out.jsonl.gz', 'out.json', 'out.parquet', 'rows', 'a.b/rows'])
      expect(parseRowsFile(name)).toBe(name);
  });

  it('points to --out-dir for other formats', () => {
    expect(() => parseRowsFile('out.md')).toThrow('--out-dir DIR --format markdown');
  });
});
