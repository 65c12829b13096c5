import { describe, expect, it } from 'vitest';
import { content, element } from '../content/build-tree.cases.ts';
import { collapsedLength, isHtmlSpace } from './content-lengths.ts';
import { measureContent } from './measure.ts';

describe('measureContent', () => {
  it('counts characters and words, in order', () => {
    const tree = content(element('p', 'one ', element('b', 'two'), ' three'), element('p', 'four'));
    expect(measureContent(tree)).toEqual({
      isEmpty: false,
      textLength: 15,
      wordCount: 4,
      sample: 'one  two  three four ',
    });
  });

  it('counts no space at the ends of a text', () => {
    expect(measureContent(content(' a ')).textLength).toBe(1);
    expect(measureContent(content(' ')).textLength).toBe(0);
    expect(measureContent(content('')).textLength).toBe(0);
    expect(measureContent(content('a')).textLength).toBe(1);
  });

  it('collapses the white space of code, which the tree keeps', () => {
    expect(measureContent(content(element('pre', ' a  b\n\n c '))).textLength).toBe(5);
    expect(measureContent(content(element('pre', element('b', 'a  b'), 'c  d'))).textLength).toBe(7);
    expect(measureContent(content(element('p', 'a  b'))).textLength).toBe(4);
  });

  it('takes no sample of code, which is in no language', () => {
    const code = element('pre', element('code', 'let x', element('b', '= 1')), ';');
    const tree = content(element('p', 'one ', element('code', 'two'), ' three'), code, element('p', 'four'));
    expect(measureContent(tree)).toMatchObject({ wordCount: 7, sample: 'one   three four ' });
  });

  it('takes a sample that is long enough', () => {
    const { sample } = measureContent(content('x'.repeat(3990), 'y'.repeat(100), 'z'));
    expect(sample).toBe(`${'x'.repeat(3990)} ${'y'.repeat(9)} `);
  });

  it('knows nothing from something', () => {
    expect(measureContent(content())).toEqual({ isEmpty: true, textLength: 0, wordCount: 0, sample: '' });
    expect(measureContent(content(element('img'))).isEmpty).toBe(false);
  });
});

describe('white space', () => {
  it('is what HTML says', () => {
    expect([...' \n\t\r\f'].every((space) => isHtmlSpace(space.charCodeAt(0)))).toBe(true);
    expect([...'\u00a0\v\u0000a\u3000'].some((space) => isHtmlSpace(space.charCodeAt(0)))).toBe(false);
    expect(collapsedLength(' \t a \n\r\f b ')).toBe(3);
  });
});
