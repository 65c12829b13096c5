import { describe, expect, it } from 'vitest';
import { attributesOf, childrenOf, getAttribute, tagNameOf, textContent, textOf } from './access.ts';
import { brokenLink, outlineOf } from './conformance/parse5-outline.cases.ts';
import { Tag } from './names/tags.ts';
import { parse, parseFragment } from './parse.ts';
import { type HtmlTree, Namespace, NO_NODE, NodeKind } from './tree.ts';

function find(tree: HtmlTree, name: string): number {
  for (let id = 0; id < tree.size; id++) if (tagNameOf(tree, id) === name) return id;
  throw new Error(`no <${name}>`);
}

/** The outline below `body`, as one line of tags and texts. */
function bodyOf(html: string): string {
  const tree = parse(`<!doctype html><body>${html}`);
  return outlineOf(tree)
    .slice(4)
    .map((line) => line.replace(/^(\d+) /, (_, depth: string) => '-'.repeat(Number(depth) - 3)))
    .join(' ');
}

describe('parse', () => {
  it('numbers the nodes in document order and implies html, head and body', () => {
    expect(outlineOf(parse('<!doctype html><title>t</title><p>a<b>b</b>c</p>'))).toEqual([
      '1 <!DOCTYPE html>',
      '1 <html>',
      '2 <head>',
      '3 <title>',
      '4 "t"',
      '2 <body>',
      '3 <p>',
      '4 "a"',
      '4 <b>',
      '5 "b"',
      '4 "c"',
    ]);
  });

  it('links parents, children, siblings and subtree ends', () => {
    const tree = parse('<ul><li>1<li>2</ul><p>x');
    const ul = find(tree, 'ul');
    const [first, second] = [...childrenOf(tree, ul)];
    expect(tree.parent[first!]).toBe(ul);
    expect(tree.nextSibling[first!]).toBe(second);
    expect(tree.previousSibling[second!]).toBe(first);
    expect(tree.lastChild[ul]).toBe(second);
    expect(tree.nextSibling[second!]).toBe(NO_NODE);
    expect(tree.end[ul]).toBe(second! + 2);
    expect(brokenLink(tree)).toBe('');
  });

  it('keeps text as ranges and decodes it on demand', () => {
    const html = '<p title="a&amp;b" hidden>x &lt; y\r\nz</p>';
    const tree = parse(html);
    const p = find(tree, 'p');
    const text = tree.firstChild[p]!;
    const piece = tree.pieceStart[text]!;
    expect(html.slice(tree.pieces.start[piece], tree.pieces.end[piece])).toBe('x &lt; y\r\nz');
    expect(textOf(tree, text)).toBe('x < y\nz');
    expect(getAttribute(tree, p, 'title')).toBe('a&b');
    expect(getAttribute(tree, p, 'hidden')).toBe('');
    expect(getAttribute(tree, p, 'lang')).toBeNull();
    expect(html.slice(tree.sourceStart[p], tree.sourceEnd[p])).toBe(html);
  });

  it('joins text that is apart in the source into one node of several pieces', () => {
    const tree = parse('<p>foo</span>bar');
    const text = tree.firstChild[find(tree, 'p')]!;
    expect(textOf(tree, text)).toBe('foobar');
    expect(tree.pieceStart[text + 1]! - tree.pieceStart[text]!).toBe(2);
  });

  it('reads attributes in every form, the first of each name', () => {
    const tree = parse(`<p a=1 b='2' c="3" d  =  "4" e f="" g=x"y A=9 H=&lt>`);
    expect(attributesOf(tree, find(tree, 'p'))).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
      ['d', '4'],
      ['e', ''],
      ['f', ''],
      ['g', 'x"y'],
      ['h', '<'],
    ]);
  });

  it('gives elements that it made up no place in the source', () => {
    const tree = parse('<b id=x>1<p>2</b>3');
    const clones = [...tree.tag.keys()].filter((id) => tree.tag[id] === Tag.b);
    expect(clones.map((id) => tree.sourceStart[id])).toEqual([0, -1]);
    expect(clones.map((id) => getAttribute(tree, id, 'id'))).toEqual(['x', 'x']);
  });

  it('reuses its memory without mixing pages up', () => {
    const first = parse('<p class=a>one<x-a>');
    const second = parse('<div id=b>two<x-b><b><p></b>');
    expect(textContent(first, 0)).toBe('one');
    expect(tagNameOf(first, first.size - 1)).toBe('x-a');
    expect(getAttribute(first, find(first, 'p'), 'class')).toBe('a');
    expect(getAttribute(second, find(second, 'div'), 'id')).toBe('b');
  });

  it('does not look for NULs where it is told that there are none', () => {
    expect(textContent(parse('a\0b'), 0)).toBe('ab');
    expect(textContent(parse('a\0b', { mayHaveNulls: false }), 0)).toBe('a\0b');
    expect(textContent(parse('a\0b'), 0)).toBe('ab');
  });

  it('knows quirks mode', () => {
    expect(parse('<p>').quirks).toBe(true);
    expect(parse('<!doctype html><p>').quirks).toBe(false);
    expect(parse('<!doctype html public "-//W3C//DTD HTML 4.01 Transitional//EN"><p>').quirks).toBe(true);
  });

  it('parses noscript as text only with scripting', () => {
    expect(parse('<noscript><img></noscript>').size).toBeGreaterThan(parse('<noscript></noscript>').size);
    const scripted = parse('<body><noscript><img></noscript>', { scripting: true });
    expect(textContent(scripted, find(scripted, 'noscript'))).toBe('<img>');
  });
});

describe('tree construction', () => {
  it.each([
    ['<p>1<p>2', '<p> -"1" <p> -"2"'],
    ['<ul><li>1<li>2</ul>', '<ul> -<li> --"1" -<li> --"2"'],
    ['<dl><dt>1<dd>2</dl>', '<dl> -<dt> --"1" -<dd> --"2"'],
    ['<b>1<p>2</b>3', '<b> -"1" <p> -<b> --"2" -"3"'],
    ['<a>1<a>2', '<a> -"1" <a> -"2"'],
    ['<p><b>1<p>2', '<p> -<b> --"1" <p> -<b> --"2"'],
    ['<table>x<tr><td>1', '"x" <table> -<tbody> --<tr> ---<td> ----"1"'],
    ['<table> <tr></table>', '<table> -" " -<tbody> --<tr>'],
    ['<h1>1<h2>2', '<h1> -"1" <h2> -"2"'],
    ['<pre>\r\n\nx</pre>', '<pre> -"\\nx"'],
    ['<textarea>\n<b></textarea>', '<textarea> -"<b>"'],
    ['<script><!--<script></script>--></script>x', '<script> -"<!--<script></script>-->" "x"'],
    ['<svg><foreignobject><p>x</svg>y', '<svg:svg> -<svg:foreignObject> --<p> ---"xy"'],
    ['<svg><desc>x</desc></SVG>y', '<svg:svg> -<svg:desc> --"x" "y"'],
    ['<svg viewbox=1><![CDATA[<]]></svg>', '<svg:svg viewBox="1"> -"<"'],
    ['<math><mi><b>x</math>', '<math:math> -<math:mi> --<b> ---"x"'],
    ['<svg><p>x', '<svg:svg> <p> -"x"'],
    ['<template><td>x</template>', '<template> -<td> --"x"'],
    ['<select><option>1<option>2</select>', '<select> -<option> --"1" -<option> --"2"'],
    ['<select><div><b>x</b></div></select>', '<select> -<div> --<b> ---"x"'],
    ['<select>1<input>2', '<select> -"1" <input> "2"'],
    ['a\0b', '"ab"'],
    ['<svg>a\0b', '<svg:svg> -"a\uFFFDb"'],
    ['</p>x', '<p> "x"'],
    ['</br>', '<br>'],
    ['<image>', '<img>'],
    ['a<!--b-->c<!d>', '"a" <!--b--> "c" <!--d-->'],
    ['1 < 2 </ 3>4</>5<', '"1 < 2 " <!-- 3--> "45<"'],
    ['<ruby>a<rt>b<rp>c', '<ruby> -"a" -<rt> --"b" -<rp> --"c"'],
    ['<plaintext></plaintext>', '<plaintext> -"</plaintext>"'],
    ['&notin;&notit;&#x80;&#0;&nosuch;', '"∉¬it;€\uFFFD&nosuch;"'],
  ])('%j', (html, expected) => {
    expect(bodyOf(html)).toBe(expected);
  });

  it('replaces the body with a frameset while nothing is in it', () => {
    expect(outlineOf(parse('<frameset><frame></frameset><noframes>x'))).toEqual([
      '1 <html>',
      '2 <head>',
      '2 <frameset>',
      '3 <frame>',
      '2 <noframes>',
      '3 "x"',
    ]);
  });

  it('puts what comes after the body where it belongs', () => {
    expect(outlineOf(parse('<body>a</body><!--c--></html><!--d-->b'))).toEqual([
      '1 <html>',
      '2 <head>',
      '2 <body>',
      '3 "ab"',
      '2 <!--c-->',
      '1 <!--d-->',
    ]);
  });

  it('does not mistake SVG elements for HTML ones', () => {
    const tree = parse('<svg><title>x</title></svg>');
    const title = find(tree, 'title');
    expect(tree.tag[title]).not.toBe(Tag.title);
    expect(tree.namespace[title]).toBe(Namespace.svg);
  });
});

describe('parseFragment', () => {
  it('makes the nodes children of the document', () => {
    const tree = parseFragment('<td>1<td>2', 'tr');
    expect([...childrenOf(tree, 0)].map((id) => tagNameOf(tree, id))).toEqual(['td', 'td']);
    expect(tree.kind[0]).toBe(NodeKind.document);
  });

  it('parses as the context does', () => {
    expect(outlineOf(parseFragment('<b>', 'textarea'))).toEqual(['1 "<b>"']);
    expect(outlineOf(parseFragment('<path/>', { name: 'svg', namespace: 'svg' }))).toEqual(['1 <svg:path>']);
    expect(outlineOf(parseFragment('<tr>', 'div'))).toEqual([]);
  });
});
