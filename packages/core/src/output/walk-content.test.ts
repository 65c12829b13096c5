import { describe, expect, it } from 'vitest';
import { content, element, text } from '../content/build-tree.cases.ts';
import type { ContentElement } from '../content/content-tree.ts';
import { DONE, isPhrase, type Leave, walkContent } from './walk-content.ts';

/** What happens on a walk, in order. */
function walk(tree: ContentElement, enter: (tag: string) => Leave = () => null): string[] {
  const steps: string[] = [];
  walkContent(tree, {
    phrases: (nodes) => {
      steps.push(nodes.map((node) => (node.kind === 'text' ? node.text : `<${node.tag}>`)).join(''));
    },
    enter: ({ tag }) => {
      steps.push(`+${tag}`);
      const leave = enter(tag);
      return typeof leave === 'function' ? () => steps.push(`-${tag}`) : leave;
    },
  });
  return steps;
}

describe('walkContent', () => {
  it('makes one line of everything between two blocks', () => {
    const tree = content('a', element('b', 'b'), element('p', 'c'), element('p'), 'd', element('hr'));
    expect(walk(tree)).toEqual(['a<b>', '+p', 'c', '+p', 'd', '+hr']);
  });

  it('tells where a block ends, if anybody asks', () => {
    const tree = content(element('ul', element('li', 'a')), 'b');
    expect(walk(tree, () => () => {})).toEqual(['+ul', '+li', 'a', '-li', '-ul', 'b']);
  });

  it('does not look into what is done', () => {
    const tree = content(element('pre', element('p', 'a')), 'b');
    expect(walk(tree, (tag) => (tag === 'pre' ? DONE : null))).toEqual(['+pre', 'b']);
  });
});

describe('isPhrase', () => {
  it('is true for texts and elements in a line', () => {
    expect([text('a'), element('b'), element('x-y'), element('p'), undefined].map(isPhrase)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
