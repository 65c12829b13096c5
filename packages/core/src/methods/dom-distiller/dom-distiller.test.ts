import { describe, expect, it } from 'vitest';
import { tagNameOf, textContent } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import type { Page } from '../../page/page.ts';
import { runMethodCases, select } from '../method.cases.ts';
import type { MethodOptions } from '../method.ts';
import { resolveParameters } from '../parameters.ts';
import { domDistiller } from './dom-distiller.ts';

runMethodCases(domDistiller);

const PROSE =
  'The boats that left before dawn came back with little, and nobody on the quay asked them why. ';
const MENU = '<ul><li><a href=a>Front page</a></li><li><a href=b>Weather today</a></li></ul>';
const HEAD = '<head><title>A quiet day by the sea - The Gazette</title></head>';

function contentText(page: Page, options: MethodOptions = {}): string {
  const { roots } = domDistiller.select(page, { options: resolveParameters(domDistiller, options) });
  return roots.map((root) => textContent(page, root)).join('|');
}

describe('dom-distiller', () => {
  const page = pageFromHtml(
    `${HEAD}<body>${MENU}<div><h1>A quiet day by the sea</h1><p>${PROSE.repeat(3)}</p><p>Short one.</p>` +
      `<h2>Later</h2><p>${PROSE.repeat(3)}</p><p>The end.</p></div><div id=comments><p>${PROSE}</p></div>${MENU}`,
  );

  it('takes prose with its short siblings and headings, and leaves menus and comments', () => {
    const text = contentText(page);
    expect(text.split('The boats').length - 1).toBe(6);
    for (const part of ['Short one.', 'Later', 'The end.']) expect(text).toContain(part);
    expect(text).not.toContain('Weather');
  });

  it('leaves out the title, which is shown elsewhere, unless asked for', () => {
    expect(contentText(page)).not.toContain('A quiet day');
    expect(contentText(page, { keepTitle: true })).toContain('A quiet day');
  });

  it('looks only inside the one article element, unless told otherwise', () => {
    const given = pageFromHtml(
      `<body><div><p>${PROSE.repeat(9)}</p></div><article><p>${PROSE.repeat(2)}</p></article>`,
    );
    expect(contentText(given).split('The boats').length - 1).toBe(2);
    expect(contentText(given, { articleElement: false }).split('The boats').length - 1).toBe(11);
  });

  it('takes pictures and data tables that follow content, not those that follow something else', () => {
    const table = (id: string): string =>
      `<table id=${id}><tr><th>${id}</th><th>h</th></tr><tr><td>1</td><td>2</td></tr></table>`;
    const given = pageFromHtml(
      `<body><div>${MENU}${table('one')}<p>${PROSE.repeat(4)}</p>${table('two')}<p>${PROSE.repeat(4)}</p></div>`,
    );
    expect(contentText(given)).toContain('two');
    expect(contentText(given)).not.toContain('one');
  });

  it('cuts sharing boxes out of what it keeps', () => {
    const given = pageFromHtml(
      `<body><div><p>${PROSE.repeat(4)}</p><div class=sharing>Share</div><p>${PROSE.repeat(4)}</p></div>`,
    );
    const { roots, removed } = select(domDistiller, given);
    expect(roots.map((root) => tagNameOf(given.tree, root))).toEqual(['body']);
    expect(removed.map((node) => textContent(given, node))).toEqual(['Share']);
  });
});
