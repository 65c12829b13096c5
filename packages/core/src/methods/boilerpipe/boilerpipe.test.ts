import { describe, expect, it } from 'vitest';
import { tagNameOf, textContent } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import type { Page } from '../../page/page.ts';
import { runMethodCases, select } from '../method.cases.ts';
import type { Method } from '../method.ts';
import { resolveParameters } from '../parameters.ts';
import { boilerpipeArticle, boilerpipeDefault, boilerpipeLargest } from './boilerpipe.ts';

const ALL = [boilerpipeDefault, boilerpipeArticle, boilerpipeLargest];

for (const method of ALL) runMethodCases(method);

const PROSE =
  'The boats that left before dawn came back with little, and nobody on the quay asked them why. ';
const MENU = '<ul><li><a href=a>Front page</a></li><li><a href=b>Weather today</a></li></ul>';

function contentText(method: Method, page: Page): string {
  return select(method, page)
    .roots.map((root) => textContent(page, root))
    .join('|');
}

describe('boilerpipe', () => {
  const page = pageFromHtml(
    `<head><title>A quiet day - The Gazette</title></head><body>${MENU}<h1>A quiet day</h1><div>By nobody</div>` +
      `<div><p>${PROSE.repeat(5)}</p><p>${PROSE.repeat(4)}</p></div><div>Add your comment</div>` +
      `<div><p>${PROSE.repeat(3)}</p></div>${MENU}`,
  );

  it('default: takes dense text and leaves links', () => {
    const text = contentText(boilerpipeDefault, page);
    expect(text).toContain('The boats');
    expect(text).not.toContain('Weather');
  });

  it('article: takes the title, and nothing from the phrase on that ends the text', () => {
    const text = contentText(boilerpipeArticle, page);
    expect(text).toContain('A quiet day');
    expect(text.split('The boats').length - 1).toBe(9);
    expect(text).not.toContain('comment');
  });

  it('largest: takes the largest run of blocks, which the phrase does not end', () => {
    expect(contentText(boilerpipeLargest, page).split('The boats').length - 1).toBe(12);
  });

  it('keeps paragraphs, lists and pictures whole', () => {
    const html = `<body><nav>${MENU}</nav><main><p>${PROSE.repeat(3)}</p><img src=x><p>${PROSE.repeat(3)}</p></main>`;
    const given = pageFromHtml(`${html}<footer>${MENU}</footer>`);
    const names = select(boilerpipeLargest, given).roots.map((root) => tagNameOf(given.tree, root));
    // The menu entry right before the text is fused into it, as published.
    expect(names).toEqual(['li', 'main']);
  });

  it('cuts what it never looked at out of what it keeps', () => {
    const given = pageFromHtml(
      `<body><p>${PROSE.repeat(3)}</p><noscript>bait</noscript><p>${PROSE.repeat(3)}</p>`,
    );
    const { removed } = select(boilerpipeLargest, given);
    expect(removed.map((node) => textContent(given, node))).toEqual(['bait']);
  });

  it('needs to count letters to see a Thai article in many short blocks', () => {
    const line = '<p>ห้องสมุดแห่งใหม่ของเมืองเปิดให้บริการแล้วเมื่อวานนี้และมีผู้คนจำนวนมาก</p>'.repeat(6);
    const given = pageFromHtml(`<body><div>${line}</div>`);
    const rootsWith = (words: 'script' | 'original'): number =>
      boilerpipeLargest.select(given, { options: resolveParameters(boilerpipeLargest, { words }) }).roots
        .length;
    expect([rootsWith('script'), rootsWith('original')]).toEqual([1, 0]);
  });
});
