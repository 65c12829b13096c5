import { describe, expect, it } from 'vitest';
import { element } from '../../content/build-tree.cases.ts';
import { classesOf, hasClass } from './class-names.ts';

const of = (value: string) => element('p', { class: value });

describe('class names', () => {
  it('are words', () => {
    expect(classesOf(of(' a  b\n\tc '))).toEqual(['a', 'b', 'c']);
    expect(classesOf(element('p'))).toEqual([]);
  });

  it('are read as far as anybody writes them', () => {
    expect(classesOf(of(`${'x'.repeat(998)} a b`))).toEqual(['x'.repeat(998), 'a']);
  });

  it('count as a whole', () => {
    expect(hasClass(of('a note'), ['tip', 'note'])).toBe(true);
    expect(hasClass(of('notes footnote'), ['note'])).toBe(false);
    expect(hasClass(of('a b'), ['note'])).toBe(false);
    expect(hasClass(element('p'), ['note'])).toBe(false);
  });
});
