import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { NodeKind } from '../page/tree.ts';
import { type OpenedPage, openedPage } from './opened-page.ts';
import { proseOf } from './prose.cases.ts';

const open = (body: string): OpenedPage | null => openedPage(pageFromHtml(`<!doctype html><body>${body}`));
/** The tags in the body of the opened page. */
const tagsIn = (opened: OpenedPage | null): string[] => {
  const { tree } = opened!.page;
  const elements = [...tree.kind.keys()].filter((id) => tree.kind[id] === NodeKind.element);
  return elements.map((id) => tagNameOf(tree, id)).slice(3);
};

describe('openedPage', () => {
  it('opens a noscript of two sentences', () => {
    const opened = open('<noscript>It went. It came back.</noscript>');
    expect(opened).toMatchObject({ source: 'noscript', words: 5 });
    expect(tagsIn(opened)).toEqual(['div']);
    expect(open('<noscript>Please turn scripts on</noscript>')).toBeNull();
  });

  it('opens a template of prose, not one for a script to fill in', () => {
    const opened = open(`<template><p>${proseOf(40)}</p></template>`);
    expect(opened).toMatchObject({ source: 'template', words: 40 });
    expect(tagsIn(opened)).toEqual(['div', 'p']);
    expect(open('<template>It went. It came back.</template>')).toBeNull();
    expect(open(`<template>${'{{ text }}. '.repeat(40)}</template>`)).toBeNull();
    expect(open(`<p>${proseOf(40)}</p>`)).toBeNull();
  });

  it('counts the words inside alone, element by element', () => {
    const around = (html: string): string => `<p>Before it.</p>${html}After it.`;
    expect(open(around('<noscript><p>It went</p><p>far. It came back.</p></noscript>'))?.words).toBe(6);
    expect(open(around(`<template>${proseOf(40)}</template>`))?.words).toBe(40);
  });

  it.each([
    ['programs', '<script>one.two(); three()</script>'],
    ['styles', '<style>one two { three: four }</style>'],
    ['titles', '<title>One two</title>'],
    ['lists of choices', '<select><option>One<option>Two</select>'],
    ['fields', '<textarea>One two</textarea>'],
  ])('counts no %s', (_, html) => {
    expect(open(`<noscript>${html}It went. It came back.</noscript>`)?.words).toBe(5);
    expect(open(`<noscript>It went. It came back.${html}</noscript>`)?.words).toBe(5);
  });

  it('opens all of them, and leaves the rest closed', () => {
    const opened = open(
      `<noscript>It went. It came.</noscript><template>${proseOf(40)}</template><template>{{ it }}</template>`,
    );
    expect(opened).toMatchObject({ source: 'noscript', words: 44 });
    expect(tagsIn(opened)).toEqual(['div', 'div', 'template']);
  });

  it('opens templates inside templates with them, and counts them once', () => {
    const opened = open(`<template>${proseOf(40)}<template>${proseOf(30)}</template></template>`);
    expect(opened?.words).toBe(70);
    expect(tagsIn(opened)).toEqual(['div', 'div']);
  });

  it('leaves the given page as it is', () => {
    const page = pageFromHtml('<noscript>It went. It came back.</noscript>');
    const before = page.tree.tag.slice();
    openedPage(page);
    expect(page.tree.tag).toEqual(before);
  });
});
