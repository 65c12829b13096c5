import { parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import { chosenNodes } from '../metrics/nodes/page-nodes.ts';
import {
  BOILERNET_LABELS,
  L3S_LABELS,
  labelledNodes,
  readLabelledHtml,
  sampleFromLabels,
} from './labelled-html.ts';
import { textOfChoice } from './node-text.ts';

const TECO_LIKE = { attribute: 'class', content: ['main-content'], other: ['not-main-content'] };

describe('readLabelledHtml', () => {
  it('reads labels in an attribute, as BoilerNet writes them', () => {
    const { html, gold_text, gold_nodes } = readLabelledHtml(
      `<body><nav><span __boilernet_label="0">Home</span></nav>
       <h1><span __boilernet_label="1">Bread</span></h1>
       <p><span __boilernet_label="1">Mix </span><b><span __boilernet_label="1">flour</span></b></p>`,
      BOILERNET_LABELS,
    );
    expect(gold_text).toBe('Bread\nMix flour');
    expect(html).not.toMatch(/label="?[01]/);
    expect(textOfChoice(parsePage(html), gold_nodes[0])).toBe('Bread\nMix flour');
  });

  it('reads labels in classes, keeps the other classes, and takes quotes of every kind', () => {
    const { html, gold_text } = readLabelledHtml(
      `<div class="wide x-nc-sel2 dark">One<span class='x-nc-sel4'>Related</span> two</div>
       <p class=x-nc-sel5>A comment</p><p class=plain>Footer</p>`,
      L3S_LABELS,
    );
    expect(gold_text).toBe('One two');
    expect(html).not.toContain('x-nc');
    expect(html).toContain('class="wide  dark"');
    expect(html).toContain('class=plain');
  });

  it('takes labels out of what the parser moves or copies', () => {
    const { html, gold_text } = readLabelledHtml(
      '<table><tr><td class=main-content>a</td></tr><b class=main-content>b</table><p class=main-content>c</b>d',
      TECO_LIKE,
    );
    expect(html).not.toContain('main-content');
    expect(gold_text.split('\n').toSorted()).toEqual(['a', 'b', 'cd']);
  });

  it('takes labels out of values that are not written as they read', () => {
    const { html, gold_text } = readLabelledHtml(
      '<p title="a > b" class="wide\r\n main-content">a</p><p class="main-content x&amp;y">b</p>',
      TECO_LIKE,
    );
    expect(html).toBe('<p title="a > b" class="wide">a</p><p class="x&amp;y">b</p>');
    expect(gold_text).toBe('a\nb');
  });

  it('refuses a page whose labels it cannot take out', () => {
    const disguised = '<p class="main&#45;content">x';
    expect(() => readLabelledHtml(disguised, TECO_LIKE)).toThrow('cannot be taken out');
  });

  it('gives a sample', () => {
    const sample = sampleFromLabels(
      { id: 'a', dataset: 'set', lang: 'th' },
      '<p class=main-content>สวัสดี',
      TECO_LIKE,
    );
    expect(sample).toMatchObject({ id: 'a', lang: 'th', gold_text: 'สวัสดี', site: null });
  });

  it('has no content where nothing is labelled', () => {
    expect(readLabelledHtml('<p>Text', TECO_LIKE)).toMatchObject({
      gold_text: '',
      gold_nodes: [{ roots: [], removed: [] }],
    });
  });
});

describe('labelledNodes', () => {
  const flagged = (html: string): readonly string[] => {
    const page = parsePage(html);
    const chosen = chosenNodes(page.tree, labelledNodes(page, TECO_LIKE));
    const text = textOfChoice(page, labelledNodes(page, TECO_LIKE));
    return [text, String(chosen.reduce((sum, flag) => sum + flag, 0))];
  };

  it('lets an inner label win, down to content in an aside in content', () => {
    expect(
      flagged(
        `<div class=main-content>a<div class=not-main-content>b<p class=main-content>c</p></div><p>d</p></div>e`,
      ),
      // div, a, the wrapper of c, p, c, p, d
    ).toEqual(['a\nc\nd', '7']);
  });

  it('removes a whole subtree once', () => {
    const page = parsePage(
      '<div class=main-content>a<div class=not-main-content><p>b<i>c</i></p></div></div>',
    );
    const { roots, removed } = labelledNodes(page, TECO_LIKE);
    expect(roots).toHaveLength(1);
    expect(removed).toHaveLength(1);
  });

  it('takes a page of 100,000 nested labels', () => {
    const html = '<div class=main-content><div class=not-main-content>x'.repeat(50_000);
    expect(labelledNodes(parsePage(html), TECO_LIKE).roots).toHaveLength(1);
  });
});
