import { describe, expect, it } from 'vitest';
import { tagNameOf, textContent } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { ElementHiding } from './element-hiding.ts';

/** How the first `p` (or `font`, `object`, …) that is hidden is, and which of its texts if not all. */
function hidingOf(html: string, head = ''): [way: string, texts: readonly string[] | null] | null {
  const page = pageFromHtml(`<title>A</title>${head}<body>${html}`);
  const hiding = new ElementHiding(page);
  for (let node = 1; node < page.tree.size; node++) {
    if (/^(?:html|head|body|title|style)$/u.test(tagNameOf(page.tree, node))) continue;
    const found = hiding.hidingOf(node);
    if (found !== null) return [found.by, found.texts?.map((text) => textContent(page, text)) ?? null];
  }
  return null;
}

describe('ElementHiding', () => {
  it.each([
    ['<p hidden>a', 'attribute'],
    ['<p hidden=until-found>a', 'folded'],
    ['<p popover>a', 'closed'],
    ['<p aria-hidden=true>a', 'aria-hidden'],
    ['<details>a</details>', 'folded'],
    ['<rp>a</rp>', 'display'],
    ['<object data=a.png type=image/png>a</object>', 'display'],
    ['<object data=a.html>a</object>', 'display'],
    ['<p style="display:none" aria-hidden=true>a', 'display'],
    ['<p style="visibility:hidden">a', 'visibility'],
    ['<p style="visibility:hidden;transition:all 1s">a', 'folded'],
    ['<p style="font-size:0">a', 'no-size'],
    ['<p style="color:transparent">a', 'transparent'],
    ['<p style="color:#fff">a', 'transparent'],
    ['<p style="color:red;background:#f00">a', 'transparent'],
    ['<font color=white>a</font>', 'transparent'],
    ['<font color=" #FFFFFF ">a</font>', 'transparent'],
  ])('%s is hidden: %s', (html, way) => {
    expect(hidingOf(html)).toEqual([way, null]);
  });

  it.each([
    '<p>a',
    '<details open>a</details>',
    '<object>a</object>',
    '<object data="">a</object>',
    '<object data=a.swf type=application/x-shockwave-flash>a</object>',
    '<p aria-hidden=false>a',
    '<p style="color:#000">a',
    '<p style="color:#888">a',
    '<p style="font-size:3px">a',
    '<p style="visibility:hidden"><b style="visibility:visible">a</b>',
    '<p style="visibility:hidden">',
    '<div style="background:#000"><p style="color:#fff">a</div>',
    '<div style="background:url(a.png)"><p style="color:#fff">a</div>',
    '<table bgcolor=black><tr><td><font color=white>a</font></table>',
    '<table background=a.png><tr><td><font color=white>a</font></table>',
    '<div style="position:absolute"><p style="color:#fff">a</div>',
    '<svg><g style="display:none">a</g></svg>',
    '<font>a</font>',
    '<p style="color:transparent;-webkit-background-clip:text">a',
  ])('%s is not', (html) => {
    expect(hidingOf(html)).toBeNull();
  });

  it('tells the texts that are hidden from those beside them', () => {
    expect(hidingOf('<p style="visibility:hidden">a<b style="visibility:visible">b</b>c')).toEqual([
      'visibility',
      ['a', 'c'],
    ]);
    expect(hidingOf('<p style="font-size:0">a<b style="font-size:16px">b</b>')).toEqual(['no-size', ['a']]);
    expect(hidingOf('<p style="color:#fff">a<b style="color:#000">b</b>')).toEqual(['transparent', ['a']]);
    expect(hidingOf('<p style="font-size:1px">a<b style="font-size:20em">b</b>')).toEqual(['no-size', ['a']]);
  });

  it('takes no colour for that of the page where other styles may set one', () => {
    const white = '<p class=x>a';
    const rule = '<style>.x{color:#fff}</style>';
    expect(hidingOf(white, rule)).toEqual(['transparent', null]);
    expect(hidingOf(white, `${rule}<link rel=stylesheet href=a.css>`)).toBeNull();
    expect(hidingOf(white, `${rule}<style>main p{color:red}</style>`)).toBeNull();
    expect(hidingOf(white, `${rule}<style>@media all{p{color:red}}</style>`)).toBeNull();
    expect(hidingOf('<p style="color:#00000008">a', '<link rel=stylesheet href=a.css>')).toEqual([
      'transparent',
      null,
    ]);
    expect(
      hidingOf('<p style="color:red;background-color:red">a', '<link rel=stylesheet href=a.css>'),
    ).toEqual(['transparent', null]);
  });
});
