import { describe, expect, it } from 'vitest';
import { textSums } from '../hidden/text-sums.ts';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { visibleText } from '../plain-text/visible-text.ts';
import { rowFinder } from './following-rows.ts';

function rowsOf(html: string): string[][] | null {
  const page = pageFromHtml(html);
  const nodes = Array.from({ length: page.tree.size }, (_, at) => at);
  const heads = nodes.filter((at) => getAttribute(page, at, 'class') === 'head');
  const rows = rowFinder(page, textSums(page))(heads)?.list();
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
});
