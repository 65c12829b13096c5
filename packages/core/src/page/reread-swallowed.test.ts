import { describe, expect, it } from 'vitest';
import { textOf } from './access.ts';
import { pageFromHtml } from './from-html.ts';
import type { Page } from './page.ts';
import { NodeKind } from './tree.ts';

const BODY = `<body><p>${'The boats came back late. '.repeat(20)}</p><p>Nobody asked them why.</p>`;

function paragraphs(page: Page): number {
  let count = 0;
  for (let id = 1; id < page.tree.size; id++)
    if (page.tree.kind[id] === NodeKind.text && textOf(page, id).includes('Nobody asked')) count++;
  return count;
}

const codesOf = (page: Page): string[] => page.warnings.map(({ code }) => code);

describe('readUnswallowed', () => {
  it.each([
    ['title', `<title>A quiet day\n<meta charset=utf-8>${BODY}`],
    ['textarea', `<form><textarea name=q></form>${BODY}`],
    ['style', `<style>p { color: red }\n</head>${BODY}`],
    ['iframe', `<iframe src=a />${BODY}`],
    ['IFRAME', `<IFRAME src=a></p>${BODY}<iframe src=b /><p>Nobody asked</p>`],
  ])('closes a %s that swallowed the page', (name, html) => {
    const page = pageFromHtml(html);
    expect(paragraphs(page)).toBeGreaterThan(0);
    expect(page.warnings).toEqual([
      { code: 'unclosed-element', message: expect.stringContaining(`<${name.toLowerCase()}>`) },
    ]);
  });

  it('closes all of a kind in one more reading', () => {
    const page = pageFromHtml(
      `${'<iframe src=a />'.repeat(200)}${BODY}${'<iframe src=a />'.repeat(200)}${BODY}`,
    );
    expect(paragraphs(page)).toBe(2);
    expect(codesOf(page)).toEqual(['unclosed-element']);
  });

  it('closes several kinds one after the other', () => {
    const page = pageFromHtml(`<title>A quiet day <textarea><b>Ahoy</b>${BODY}`);
    expect(paragraphs(page)).toBe(1);
    expect(codesOf(page)).toEqual(['unclosed-element', 'unclosed-element']);
  });

  it.each([
    ['a page whose elements are closed', `<title>A quiet day</title><style>p {}</style>${BODY}`],
    [
      'a style that is most of the page and has no tag in it',
      `<p>x</p><style>${'p { color: red } '.repeat(99)}`,
    ],
    ['an open style at the end of a page', `${BODY}<style>p { color: red }<b>`],
    ['a page of nothing', ''],
  ])('leaves %s alone', (_, html) => {
    const page = pageFromHtml(html);
    expect(page.tree.source).toBe(html);
    expect(codesOf(page)).toEqual([]);
  });
});
