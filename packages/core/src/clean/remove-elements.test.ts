import { describe, expect, it } from 'vitest';
import { content, element } from '../content/build-tree.cases.ts';
import { startTrace } from '../trace/trace.ts';
import { markup } from './content.cases.ts';
import { removeElements } from './remove-elements.ts';

describe('removeElements', () => {
  const tree = () =>
    content('a', element('b', 'b', element('i', 'c')), element('i', 'd'), element('u', 'e'), 'f');

  it('removes what there is a reason for, however deep, and keeps the order of the rest', () => {
    const root = tree();
    expect(removeElements(root, 's', startTrace(false), ({ tag }) => (tag === 'i' ? 'r' : null))).toBe(true);
    expect(markup(root)).toBe('<div>a<b>b</b><u>e</u>f</div>');
  });

  it('looks into nothing that goes, and says so where nothing does', () => {
    const seen: string[] = [];
    const root = tree();
    const look = (isRemoved: boolean): boolean =>
      removeElements(root, 's', startTrace(false), ({ tag }, parent) => {
        seen.push(`${parent.tag} ${tag}`);
        return isRemoved && tag === 'b' ? 'r' : null;
      });
    expect([look(false), look(true)]).toEqual([false, true]);
    expect(seen).toEqual(['div b', 'div i', 'div u', 'b i', 'div b', 'div i', 'div u']);
  });

  it('records step and reason', () => {
    const trace = startTrace(true);
    removeElements(tree(), 'step', trace, ({ tag }) => (tag === 'u' ? 'why' : null));
    expect(trace.removals).toEqual([{ node: 0, step: 'step', reason: 'why' }]);
  });
});
