import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { windowOf } from '../../page/jsdom.cases.ts';
import { teiProblems } from './tei-schema.cases.ts';

const { DOMParser } = windowOf();

function problemsOf(xml: string): string[] {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return teiProblems(document.documentElement);
}

const tei = (html: string): string => extract(html, { include: 'main', formats: ['tei'] }).tei!;
const body = (html: string): string => /<body>(.*)<\/body>/su.exec(tei(html))![1]!;

describe('toTei', () => {
  it('writes header and body', () => {
    const html = `<html lang="el"><title>Η γέφυρα</title><meta name="author" content="Άννα Δ."><meta name="keywords" content="a, b">
<meta property="og:site_name" content="Νέα & Co"><meta property="article:published_time" content="2026-11-15T08:30+02:00">
<link rel="license" href="https://l.example/by"><link rel="canonical" href="https://a.example/1"><main><p>Κείμενο`;
    const xml = tei(html);
    expect(problemsOf(xml)).toEqual([]);
    expect(xml).toContain(
      '<titleStmt><title type="main">Η γέφυρα</title><author>Άννα Δ.</author></titleStmt>',
    );
    expect(xml).toContain('<publisher>Νέα &amp; Co</publisher>');
    expect(xml).toContain('<licence target="https://l.example/by">');
    expect(xml).toContain(
      '<date type="published" when="2026-11-15T08:30:00+02:00">2026-11-15T08:30+02:00</date>',
    );
    expect(xml).toContain('<keywords><term>a</term><term>b</term></keywords>');
    expect(xml).toContain('<text xml:lang="el"><body><div><p>Κείμενο</p></div></body></text>');
  });

  it('makes a division of every heading', () => {
    expect(body('<main><p>0</p><h2>A</h2><p>1</p><h3>B</h3><p>2</p><h2>C</h2><p>3</p></main>')).toBe(
      '<div><p>0</p><div n="2"><head>A</head><p>1</p><div n="3"><head>B</head><p>2</p></div></div><div n="2"><head>C</head><p>3</p></div></div>',
    );
  });

  it('writes phrases, lists, tables, code, pictures and glossaries', () => {
    expect(
      body('<main><p>a <b>b <i>c</i></b> <a href="https://x.example/?a=1&amp;b">d</a><br>e<sub>2</sub>'),
    ).toBe(
      '<div><p>a <hi rend="bold">b <emph>c</emph></hi> <ref target="https://x.example/?a=1&amp;b">d</ref><lb/>e<hi rend="subscript">2</hi></p></div>',
    );
    expect(body('<main><p>x</p><ol start=4><li>a</li><li><p>b</p><p>c</p></li></ol>')).toContain(
      '<list rend="numbered" n="4"><item>a</item><item><p>b</p><p>c</p></item></list>',
    );
    expect(
      body('<main><table><tr><th>a<td colspan=2>b<tr><td>c<td>d<td>e<caption>T</caption></table>'),
    ).toContain('<table><head>T</head><row><cell role="label">a</cell><cell cols="2">b</cell></row>');
    expect(body('<main><pre><code class="language-js">a &lt; b\n  c</code></pre>')).toContain(
      '<ab type="code" subtype="js" xml:space="preserve">a &lt; b\n  c</ab>',
    );
    expect(
      body('<main><figure><img src="https://a.example/i" alt="x"><figcaption>y</figcaption></figure>'),
    ).toContain('<figure><graphic url="https://a.example/i"/><figDesc>x</figDesc><head>y</head></figure>');
    expect(body('<main><dl><dt>a<dt>b<dd>1<dd>2</dl>')).toContain(
      '<label>a</label><item/><label>b</label><item>1</item><label/><item>2</item>',
    );
  });

  it('is valid for whatever a page holds', () => {
    const piece = fc.constantFrom(
      ...[
        '<h1>',
        '<h3>',
        '<p>',
        '</p>',
        '<ul>',
        '<li>',
        '</ul>',
        '<ol>',
        '</ol>',
        '<dl>',
        '<dt>',
        '<dd>',
        '</dl>',
      ],
      ...[
        '<table>',
        '<tr>',
        '<td>',
        '<th>',
        '</table>',
        '<blockquote>',
        '</blockquote>',
        '<pre>',
        '</pre>',
        '<hr>',
      ],
      ...[
        '<b>',
        '</b>',
        '<a href=/x>',
        '</a>',
        '<figure>',
        '<img src=/i.png alt=x>',
        '</figure>',
        '<figcaption>',
      ],
      ...[
        '<details>',
        '<summary>',
        '</details>',
        '<aside>',
        '</aside>',
        '<br>',
        'text ',
        '字 & <\u0001',
        '\ud800',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(problemsOf(tei(`<main>${pieces.join('')}`))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
