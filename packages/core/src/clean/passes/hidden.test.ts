import { describe, expect, it } from 'vitest';
import { elementsOf } from '../../content/content-walk.ts';
import { startTrace } from '../../trace/trace.ts';
import { afterPass, copyOf } from '../content.cases.ts';
import { hidden } from './hidden.ts';

/** Long enough that nothing beside it is most of the text. */
const PROSE = '<p>橋は冬のあいだに直され、春になるまで村の誰も気づかなかった。</p>';
const after = (html: string): string => afterPass(hidden, PROSE + html).slice(PROSE.length);

describe('hidden', () => {
  it.each([
    '<p hidden>x</p>',
    '<p aria-hidden="true">x</p>',
    '<p style="display: none">x</p>',
    '<p style="visibility: hidden">x</p>',
    '<p style="visibility: collapse">x</p>',
    '<dialog>x</dialog>',
  ])('removes %s', (html) => {
    expect(after(`${html}<p>y</p>`)).toBe('<p>y</p>');
  });

  it.each([
    '<p hidden="until-found">x</p>',
    '<p aria-hidden="false">x</p>',
    '<p style="opacity: 1">x</p>',
    '<dialog open="">x</dialog>',
  ])('keeps %s', (html) => {
    expect(after(html)).toBe(html);
  });

  it('keeps formulas, whose MathML is hidden behind a picture, and what holds one', () => {
    const formula = '<span aria-hidden="true"><b><math><mi>x</mi></math></b></span>';
    expect(after(`${formula}<span aria-hidden="true">y</span>`)).toBe(formula);
  });

  it('keeps more than half of the text, which a script was meant to show', () => {
    expect(afterPass(hidden, '<div hidden>four</div><p>six</p>')).toBe('<div hidden="">four</div><p>six</p>');
    expect(afterPass(hidden, '<div hidden>four</div><p>four</p>')).toBe('<p>four</p>');
    expect(afterPass(hidden, '<div hidden>six</div><p>four</p>')).toBe('<p>four</p>');
  });

  it('keeps what is only folded away', () => {
    const content = copyOf(`${PROSE}<p hidden>folded</p><p hidden>gone</p>`);
    const node = elementsOf(content).find(({ attributes }) => attributes.has('hidden'))!.node;
    const trace = startTrace(true);
    hidden.run(content, { base: null, trace, collapsed: new Set([node]) }, elementsOf(content));
    expect(elementsOf(content).filter(({ attributes }) => attributes.has('hidden'))).toHaveLength(1);
    expect(trace.removals).toEqual([
      expect.objectContaining({ step: 'clean/hidden', reason: expect.stringContaining('hidden') }),
    ]);
  });
});
