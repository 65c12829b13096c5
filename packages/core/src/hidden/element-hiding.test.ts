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

describe('text hidden among decoys', () => {
  const colours = Array.from(
    { length: 200 },
    (_, at) => `.d${at}{background:#2040${(at + 16).toString(16)}}`,
  );

  it('is found in the colour of its ground, however many others there are', () => {
    const box = '<div class=box><p class=a>a</p></div>';
    const sheet = (ink: string): string =>
      `<style>${colours.join('')}.box{background:#c0ffee}.a{color:#${ink}}</style>`;
    expect(hidingOf(box, sheet('c0ffee'))).toEqual(['transparent', null]);
    expect(hidingOf(box, sheet('800000'))).toBeNull();
  });

  it('is found by the last of many classes', () => {
    const classes = colours.map((_, at) => `d${at}`).join(' ');
    expect(hidingOf(`<p class="${classes} a">a`, '<style>.a{display:none}</style>')).toEqual([
      'display',
      null,
    ]);
  });
});

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
    ['<object data="a.classes.html">a</object>', 'display'],
    ['<object data=a.swf type=image/png>a</object>', 'display'],
    ['<object data="/swf">a</object>', 'display'],
    ['<p style="display:none" aria-hidden=true>a', 'display'],
    ['<p style="visibility:hidden">a', 'visibility'],
    ['<p style="visibility:hidden;transition:all 1s">a', 'folded'],
    ['<p style="font-size:0">a', 'no-size'],
    ['<p style="color:transparent">a', 'transparent'],
    ['<p style="color:#fff">a', 'transparent'],
    ['<p style="color:red;background:#f00">a', 'transparent'],
    ['<p style="color:#fff;text-shadow:none">a', 'transparent'],
    ['<div style="text-shadow:0 0 4px #000"><p style="color:#fff;text-shadow:none">a</div>', 'transparent'],
    ['<p style="color:#fff;text-shadow:0">a', 'transparent'],
    ['<p style="color:#fff;background:none">a', 'transparent'],
    ['<p style="color:#000;-webkit-text-fill-color:#fff">a', 'transparent'],
    ['<p style="color:#fff"><b style="color:inherit">a</b>', 'transparent'],
    ['<p style="color:#fff"><b style="color:unset">a</b>', 'transparent'],
    ['<p style="color:#fff"><b style="color:currentcolor">a</b>', 'transparent'],
    ['<p style="color:#fff"><b color=red>a</b>', 'transparent'],
    ['<p style="color:#fff"><font size=1>a</font>', 'transparent'],
    ['<table bgcolor=" #FFF "><tr><td><font color=white>a</font></table>', 'transparent'],
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
    '<object data="movie.swf">a</object>',
    '<object data="a.swf ">a</object>',
    '<object data="/clips/Player.SWF?id=1">a</object>',
    '<p aria-hidden=false>a',
    '<p style="color:#000">a',
    '<p style="color:#888">a',
    '<p style="font-size:3px">a',
    '<p style="visibility:hidden"><b style="visibility:visible">a</b>',
    '<p style="visibility:hidden">',
    '<p style="display:none"> <img src=a.png>',
    '<div style="background:#000"><p style="color:#fff">a</div>',
    '<div style="background:url(a.png)"><p style="color:#fff">a</div>',
    '<table bgcolor=black><tr><td><font color=white>a</font></table>',
    '<table background=a.png><tr><td><font color=white>a</font></table>',
    '<div style="background-image:url(a.png)"><p style="color:#fff">a</div>',
    '<div style="background:rgba(0,0,0,.5)"><p style="color:#fff">a</div>',
    '<div style="background:#111"><p style="color:#111">a</div>',
    '<p style="color:#fff;background-color:inherit">a',
    '<p style="color:#fff;-webkit-text-fill-color:#000">a',
    '<p style="color:#fff"><font color=red>a</font>',
    '<div style="position:absolute"><p style="color:#fff">a</div>',
    '<div style="position:fixed"><p style="color:#fff">a</div>',
    '<div style="float:left"><p style="color:#fff">a</div>',
    '<svg><g style="display:none">a</g></svg>',
    '<font>a</font>',
    '<font size=2>a</font>',
    '<b color=white>a</b>',
    '<p style="color:transparent;-webkit-background-clip:text">a',
    '<p style="color:#fff;text-shadow:0 0 4px #000">a',
    '<p style="color:transparent;-webkit-text-stroke:1px #000">a',
    '<div style="text-shadow:0 0 4px #000"><p style="color:#fff">a</div>',
    '<div style="text-shadow:0 0 4px #000"><p style="color:#fff;text-shadow:inherit">a</div>',
    '<p style="color:#fff;text-shadow:none;-webkit-text-stroke:1px #000">a',
    '<div style="color-scheme:dark"><p style="color:#fff">a</div>',
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
    expect(hidingOf('<p style="color:#fff">a<a href=/>b</a>')).toEqual(['transparent', ['a']]);
    expect(hidingOf('<p style="font-size:1px">a<b style="font-size:20em">b</b>')).toEqual(['no-size', ['a']]);
  });

  it.each([
    ['visibility:hidden', 'visibility:visible'],
    ['font-size:0', 'font-size:16px'],
    ['color:#fff', 'color:#000'],
  ])('lists a text that an element hides and another in it hides again only once: %s', (hides, shows) => {
    const html = `<div style="${hides}">a<p style="${hides}">b</p><i style="${shows}">c</i></div><p style="${hides}">d</p>`;
    const page = pageFromHtml(`<title>A</title>${html}`);
    const hiding = new ElementHiding(page);
    const texts = Array.from({ length: page.tree.size }, (_, node) => hiding.hidingOf(node)?.texts);
    expect(texts.filter((list) => list !== undefined)).toEqual([
      [expect.anything(), expect.anything()],
      null,
    ]);
  });

  it('knows no ground of a page that may be dark', () => {
    const white = '<p style="color:#fff">a';
    for (const head of [
      '<meta name="Color-Scheme" content="light dark">',
      '<meta charset=utf-8><meta name=" color-scheme " content=dark>',
      '<style>html{color-scheme:dark}</style>',
      '<style>body{background:#000}</style>',
      '<style>p{text-shadow:0 0 4px #000}</style>',
    ])
      expect(hidingOf(white, head)).toBeNull();
    for (const head of [
      '<meta name=color-scheme content=light>',
      '<meta name=theme content=dark>',
      '<style>html{color-scheme:only light}</style>',
    ])
      expect(hidingOf(white, head)).toEqual(['transparent', null]);
  });

  it.each([
    ['that are too many', Array.from({ length: 20_001 }, (_, at) => `#a${at}{color:red}`).join('')],
    [
      'that are too many for one name',
      Array.from({ length: 201 }, (_, at) => `:not(.b${at}){left:0}`).join(''),
    ],
    ['in a sheet that is too long', `${' '.repeat(500_000)}b{color:red}`],
    ['in a sheet after one that is too long', `${' '.repeat(499_999)}</style><style>b{color:red}`],
  ])('takes no colour and no size for sure beside rules %s', (_, css) => {
    const read = '<style>.x{color:#fff}.y{font-size:0}</style>';
    const html = ['<p class=x>a', '<p class=y><b>a</b>'];
    expect(html.map((body) => hidingOf(body, `${read}<style>b{color:red}</style>`))).toEqual([
      ['transparent', null],
      ['no-size', null],
    ]);
    expect(html.map((body) => hidingOf(body, `${read}<style>${css}</style>`))).toEqual([null, null]);
  });

  it('believes the class of a framework where its sheet is elsewhere', () => {
    const link = '<link rel=stylesheet href=a.css>';
    expect(hidingOf('<div class="x d-none">a</div>', link)).toEqual(['display', null]);
    expect(hidingOf('<span class=sr-only>a</span>', link)).toEqual(['clip', null]);
    expect(hidingOf('<div class="d-none d-md-block">a</div>', link)).toBeNull();
    expect(hidingOf('<div class=d-none><img src=a.png></div>', link)).toBeNull();
    expect(hidingOf('<div class=d-none>a</div>')).toBeNull();
    expect(hidingOf('<div class=d-none>a</div>', '<style>.d-none{color:red}</style>')).toBeNull();
  });

  it('takes no colour for that of the page where other styles may set one', () => {
    const white = '<p class=x>a';
    const rule = '<style>.x{color:#fff}</style>';
    expect(hidingOf(white, rule)).toEqual(['transparent', null]);
    expect(hidingOf(white, `${rule}<link rel=stylesheet href=a.css>`)).toBeNull();
    expect(hidingOf(white, `${rule}<style>body p.x{color:red}</style>`)).toBeNull();
    expect(hidingOf(white, `${rule}<style>@media all{p.x{color:red}}</style>`)).toBeNull();
    expect(hidingOf(white, `${rule}<style>p:lang(de){color:red}</style>`)).toBeNull();
    expect(hidingOf(white, `${rule}<style>main p{color:red}</style>`)).toEqual(['transparent', null]);
    expect(hidingOf('<p style="color:#00000008">a', '<link rel=stylesheet href=a.css>')).toEqual([
      'transparent',
      null,
    ]);
    expect(
      hidingOf('<p style="color:red;background-color:red">a', '<link rel=stylesheet href=a.css>'),
    ).toEqual(['transparent', null]);
  });
});

describe('a rule that cannot be read', () => {
  const text = '<div class=x><p>a</div>';

  it.each([
    '.x{display:none}.x:has(p){display:block}',
    '.x{display:none}div:dir(ltr){display:block}',
    '.x{display:none}.x:has(p:not(.y > a)){display:block}',
    '.x{display:none;&:has(p){display:block}}',
    '.x{display:none}.y, .x:lang(ja){display:block}',
    '.x{display:none!important}.x:has(p){display:block!important}',
    '.x{visibility:hidden}.x:has(p){visibility:visible}',
    '.x{opacity:0}.x:has(p){opacity:1}',
    '.x{font-size:0}.x:has(p){font-size:1em}',
    '.x{color:transparent}.x:has(p){color:red}',
    '.x{position:absolute;left:-9999px}.x:has(p){left:0}',
  ])('may show: %s', (css) => {
    expect(hidingOf(text, `<style>${css}</style>`)).toBeNull();
  });

  it.each([
    '.x{display:none}.y:has(p){display:block}',
    '.x{display:none}.x:has(p){color:red}',
    '.x{display:none}.x:has(p){display:none}',
    '.x{display:none!important}.x:has(p){display:block}',
    '.x{display:none}:has(p){display:block}',
  ])('shows nothing: %s', (css) => {
    expect(hidingOf(text, `<style>${css}</style>`)).toEqual(['display', null]);
  });

  it('is weaker than a `style` attribute', () => {
    const html = '<div class=x style="display:none">a</div>';
    expect(hidingOf(html, '<style>.x:has(p){display:block}</style>')).toEqual(['display', null]);
  });

  it('keeps what a box inside brings back to the screen, and nothing beside it', () => {
    const away = '<div style="float:left;margin:0 -100% 0 -30000px">';
    expect(hidingOf(`${away}\n<div style="margin-left:29514px">a</div>\n</div>`)).toBeNull();
    expect(hidingOf(`${away}<div style="margin-left:29514px">a</div></div>`)).toBeNull();
    expect(hidingOf(`${away}<div>a</div></div>`)).toEqual(['off-screen', null]);
    expect(hidingOf(`${away}<div style="margin-left:29514px">a</div> <i>b</i></div>`)).toEqual([
      'off-screen',
      null,
    ]);
    expect(hidingOf(`${away}<div style="margin-left:100px">a</div></div>`)).toEqual(['off-screen', null]);
    expect(hidingOf(`${away}<div style="margin-left:29514px">a</div>b</div>`)).toEqual(['off-screen', null]);
    expect(hidingOf(`${away}b<div style="margin-left:29514px">a</div></div>`)).toEqual(['off-screen', null]);
  });
});
