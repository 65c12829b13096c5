import { type NodeId, type Page, parsePage } from 'fovea';
import { tagNameOf, textContent } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { isTitle, withTitle } from './title.ts';

const page: Page = parsePage(
  '<body><header><p>Paper</p><h1>Nachts: die Bücherei</h1><i>Share</i></header><main><p>Text.</p></main><h2>Other</h2>',
);

const find = (tag: string): NodeId => {
  for (let node = 0; node < page.tree.size; node++) if (tagNameOf(page.tree, node) === tag) return node;
  throw new Error(`no ${tag}`);
};

const texts = (nodes: readonly NodeId[]): string[] => nodes.map((node) => textContent(page, node));

describe('isTitle', () => {
  it('compares only letters and digits, in any script', () => {
    expect(isTitle(' Nachts – die BÜCHEREI ', 'Nachts: die Bücherei')).toBe(true);
    expect(isTitle('閉校の小学校、夜だけ開く　霧ヶ浜', '閉校の小学校 夜だけ開く 霧ヶ浜')).toBe(true);
    expect(isTitle('Other', 'Nachts: die Bücherei')).toBe(false);
  });
});

describe('withTitle', () => {
  const title = 'Nachts: die Bücherei';

  it('adds a headline outside the selection', () => {
    const { roots, removed } = withTitle(page, { roots: [find('main')], removed: [] }, title);
    expect(texts(roots)).toEqual([title, 'Text.']);
    expect(removed).toEqual([]);
  });

  it('restores a removed headline, but not its siblings', () => {
    const inBody = { roots: [find('body')], removed: [find('header'), find('h2')] };
    const { roots, removed } = withTitle(page, inBody, title);
    expect(roots).toEqual([find('body')]);
    expect(texts(removed)).toEqual(['Paper', 'Share', 'Other']);
  });

  it('changes nothing if no heading is the title', () => {
    const selection = { roots: [find('main')], removed: [] };
    expect(withTitle(page, selection, 'Something else')).toEqual(selection);
    expect(withTitle(page, selection, null)).toEqual(selection);
  });
});
