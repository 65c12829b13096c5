import { describe, expect, it } from 'vitest';
import { fullNames, isByLabel, mayBeginWithLabel, namesAfterBy } from './lines.ts';

describe('lines with a name', () => {
  it.each([
    ['By Ada Brook', 'Ada Brook'],
    ['Written by Ada van der Brook', 'Ada van der Brook'],
    ['von Ada Brook', 'Ada Brook'],
    ['by Ada Brook - 2026-09-13', 'Ada Brook'],
    ['par Éloïse O’Neill', 'Éloïse O’Neill'],
    ['By Ada on Tuesday, 15 September 2026', null],
    ['— By Ada Brook', 'Ada Brook'],
    ['By Ada Brook, Bridge Builder', 'Ada Brook'],
    ['Author: Ada Brook, head of bridges in the north', 'Ada Brook'],
    ['Автор : Ада Брук', 'Ада Брук'],
    ['By Ada', null],
    ['Ada Brook', null],
    ['Author Ada Brook', null],
    ['Trusted by Leading Enterprises', null],
    ['by the river, where boats lie', null],
  ])('%s → %s', (line, name) => {
    expect(namesAfterBy(line, null)).toEqual(name === null ? [] : [name]);
  });

  it.each([
    ['By Ada Brook and Bo Chen', 'en', ['Ada Brook', 'Bo Chen']],
    ['Von Ada Brook, Bo Chen und Cy Dale, NDR', 'de', ['Ada Brook', 'Bo Chen', 'Cy Dale']],
    ['Por Ada Brook, Bo Chen y Cy Dale', 'es', ['Ada Brook', 'Bo Chen', 'Cy Dale']],
    ['By Ada Brook and friends', 'en', ['Ada Brook']],
  ])('%s names several', (line, lang, names) => {
    expect(namesAfterBy(line, lang)).toEqual(names);
  });

  it.each([
    ['By', true],
    ['Posted by:', true],
    ['Autorin:', true],
    ['Autorin', false],
    ['作者：', true],
    ['Bridges:', false],
    ['Sort by', false],
    ['Posted', false],
    ['', false],
  ])('%s is a label: %s', (text, isLabel) => {
    expect(isByLabel(text)).toBe(isLabel);
  });

  it.each([
    ['By Ada Brook', true],
    ['— Posted: by', true],
    ['Von:', true],
    ['Bystanders', false],
    ['', false],
  ])('%s may begin with a label: %s', (text, mayBegin) => {
    expect(mayBeginWithLabel(text)).toBe(mayBegin);
  });

  it('are names of two words or more', () => {
    expect(fullNames('Ada Brook', null)).toEqual(['Ada Brook']);
    expect(fullNames('Ada', null)).toEqual([]);
    expect(fullNames('Popular now', null)).toEqual([]);
  });
});
