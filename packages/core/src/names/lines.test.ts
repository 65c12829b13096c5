import { describe, expect, it } from 'vitest';
import { fullName, isByLabel, mayBeginWithLabel, nameAfterBy } from './lines.ts';

describe('lines with a name', () => {
  it.each([
    ['By Ada Brook', 'Ada Brook'],
    ['Written by Ada van der Brook', 'Ada van der Brook'],
    ['von Ada Brook', 'Ada Brook'],
    ['by Ada Brook - 2026-09-13', 'Ada Brook'],
    ['par Éloïse O’Neill', 'Éloïse O’Neill'],
    ['By Ada', null],
    ['Ada Brook', null],
    ['Trusted by Leading Enterprises', null],
    ['by the river, where boats lie', null],
  ])('%s → %s', (line, name) => {
    expect(nameAfterBy(line)).toBe(name);
  });

  it.each([
    ['By', true],
    ['Posted by:', true],
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
    expect(fullName('Ada Brook')).toBe('Ada Brook');
    expect(fullName('Ada')).toBeNull();
    expect(fullName('Popular now')).toBeNull();
  });
});
