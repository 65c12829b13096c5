import { describe, expect, it } from 'vitest';
import { elementsOf } from '../../../content/content-walk.ts';
import { toHtml } from '../../../output/html.ts';
import { growthRatio } from '../../../trace/growth.cases.ts';
import { startTrace } from '../../../trace/trace.ts';
import { contentOf } from '../../content.cases.ts';
import { newElement } from '../../copy/copy.ts';
import { looseEnds } from './loose-ends.ts';

const html = (source: string): string => toHtml(contentOf(source)).replaceAll('\n', '');

describe('looseEnds', () => {
  it.each([
    ['rules at the edges', '<hr><section><hr><p>a</p><hr></section><hr>', '<section><p>a</p></section>'],
    ['rules beside rules', '<p>a</p><hr><hr><hr><p>b</p>', '<p>a</p><hr><p>b</p>'],
    ['a section of rules', '<p>a</p><section><hr><hr></section>', '<p>a</p>'],
    ['a heading at the end', '<h2>A</h2><p>a</p><hr><h2>B</h2>', '<h2>A</h2><p>a</p>'],
    ['a heading and another below it', '<p>漢</p><h2>B</h2><h3>C</h3>', '<p>漢</p>'],
  ])('drops %s', (_, source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it.each([
    ['a rule between two texts', '<p>a</p><hr><p>b</p>'],
    [
      'a rule at the end of a section that others follow',
      '<section><p>a</p><hr></section><section><p>b</p></section>',
    ],
    ['a page of headings', '<h2>A</h2><h2>B</h2>'],
    ['a list of headings', '<p>a</p><h3>A</h3><h3>B</h3><h3>C</h3>'],
    ['a heading before a picture', '<p>a</p><h2>B</h2><p><img src="https://a.example/b.png"></p>'],
  ])('keeps %s', (_, source) => {
    expect(html(source)).toBe(source);
  });

  it('takes linear time, however many rules there are at the end', () => {
    const prepare = (n: number): (() => void) => {
      const rules = Array.from({ length: n }, () => newElement('hr'));
      const context = { base: null, trace: startTrace(false) };
      return () => {
        const content = { ...newElement('div'), children: [newElement('p'), ...rules] };
        looseEnds.run(content, context, elementsOf(content));
      };
    };
    expect(growthRatio(prepare, 1000, 16)).toBeLessThan(40);
  });
});
