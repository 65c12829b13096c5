import { describe, expect, it } from 'vitest';
import { textSums } from '../hidden/text-sums.ts';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import { visibleText } from '../plain-text/visible-text.ts';
import { type FollowingRows, rowFinder } from './following-rows.ts';

function findRows(page: Page): FollowingRows | null {
  const nodes = Array.from({ length: page.tree.size }, (_, at) => at);
  const heads = nodes.filter((at) => getAttribute(page, at, 'class') === 'head');
  return rowFinder(page, textSums(page))(heads);
}

function rowsOf(html: string): string[][] | null {
  const page = pageFromHtml(html);
  const rows = findRows(page)?.list();
  return rows?.map((own) => own.map((row) => visibleText(page, row, 100))) ?? null;
}

const row = (name: string, text: string): string =>
  `<tr><td class=head>${name}</td></tr><tr><td>${text}</td></tr><tr><td>Answer</td></tr>`;

describe('rows after the heads of posts', () => {
  it('are what was said, as many after the last as after the others', () => {
    const html = `<table>${row('Ada', 'What a boat this is')}${row('Bo', 'It is a fine one')}<tr><td>End</td></tr></table>`;
    expect(rowsOf(html)).toEqual([
      ['What a boat this is', 'Answer'],
      ['It is a fine one', 'Answer'],
    ]);
  });

  it('are none where the boxes hold the posts', () => {
    expect(
      rowsOf('<div class=head>What a boat this is</div><hr><div class=head>It is a fine one</div>'),
    ).toBeNull();
    expect(
      rowsOf('<div class=head>Ada <div class=head>Bo</div></div><p>More than all of this text</p>'),
    ).toBeNull();
  });

  it('are as many after the last as after any other', () => {
    const head = (name: string): string => `<p class=head>${name}</p>`;
    const said = (...texts: string[]): string => texts.map((text) => `<div>${text}</div>`).join('');
    const html =
      head('Ada') +
      said('Мост сегодня закрыт') +
      head('Bo') +
      said('Это почему же', 'Он закрыт каждый год') +
      head('Cy') +
      said('Спасибо', 'До свидания', 'Конец страницы');
    expect(rowsOf(html)).toEqual([
      ['Мост сегодня закрыт'],
      ['Это почему же', 'Он закрыт каждый год'],
      ['Спасибо', 'До свидания'],
    ]);
  });

  it('are elements, not the loose text between them', () => {
    const html =
      '<p class=head>Ada</p> loose <div>What a boat</div><p class=head>Bo</p>loose<div>A fine one</div>';
    expect(rowsOf(html)).toEqual([['What a boat'], ['A fine one']]);
  });

  it('are found below any number of empty elements', () => {
    const html = `${'<hr>'.repeat(50)}<table>${row('Ada', 'What a boat this is')}${row('Bo', 'It is a fine one')}</table>`;
    expect(rowsOf(html)).toEqual([
      ['What a boat this is', 'Answer'],
      ['It is a fine one', 'Answer'],
    ]);
  });

  it('hold more letters outside links than the boxes', () => {
    const html = (letters: number): string =>
      ['Adaada', 'Bobobo']
        .map((name) => `<p class=head>${name}</p><div>${'a'.repeat(letters)} <a href=x>a link</a></div>`)
        .join('');
    expect(findRows(pageFromHtml(html(7)))?.letters).toBe(14);
    expect(rowsOf(html(6))).toBeNull();
  });

  it('are none where two boxes share a row', () => {
    const two = '<tr><td class=head>Ada</td><td class=head>Bo</td></tr>';
    const said = '<tr><td>What a boat this is, and how fine a day</td></tr>';
    expect(rowsOf(`<table>${two}${said}<tr><td class=head>Cy</td></tr>${said}</table>`)).toBeNull();
  });

  it('are none where a box lies in another', () => {
    const html =
      '<div class=head>Ada</div><p>What a boat this is</p><div class=head>Bo <b class=head>Cy</b></div>';
    expect(rowsOf(`${html}<p>It is a fine one</p>`)).toBeNull();
  });

  it.each([
    ['the first box', 20, 0],
    ['another box', 0, 20],
  ])('are at most twenty levels above %s', (_, first, other) => {
    const html = (more: number): string =>
      [first && first + more, other && other + more]
        .map(
          (levels, at) =>
            `${'<div>'.repeat(levels)}<p class=head>Ada ${at}</p>${'</div>'.repeat(levels)}<p>What a boat this is</p>`,
        )
        .join('');
    expect(rowsOf(html(0))).toEqual([['What a boat this is'], ['What a boat this is']]);
    expect(rowsOf(html(1))).toBeNull();
  });
});
