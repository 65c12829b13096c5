import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RecordingServer, serve } from '../../../e2e/browser.ts';
import { zooPages } from '../../../fixtures/zoo/zoo.ts';
import { HOSTILE_PAGES } from './hostile-pages.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Pages that we wrote, one for each of a dozen languages in nine scripts. */
export const FIXTURES = [
  'ar-news-rtl',
  'de-news-microdata',
  'en-blog-code-table',
  'en-news-two-sidebars',
  'fa-news-no-dir',
  'he-blog',
  'hi-news',
  'ja-news-portal',
  'ko-news-og',
  'ru-table-layout-1998',
  'th-magazine',
  'vi-essay-dublin-core',
  'zh-hans-news',
] as const;

/** The expected result of a fixture. */
export interface Expected {
  readonly title: string;
  readonly lang: string;
  readonly dir: string;
}

/** The golden of a fixture. */
export function expectedOf(slug: string): Expected {
  return JSON.parse(readFileSync(`${ROOT}/fixtures/pages/${slug}/expected.json`, 'utf8')) as Expected;
}

const HTML = 'text/html; charset=utf-8';

/** The zoo in the languages of these tests: `/zoo/<layout>/<language>`. */
export const ZOO = zooPages({
  languages: ['en', 'ja', 'ar'],
  sizes: ['medium'],
});

/** Pages that are difficult for an extension rather than for a method. */
const SPECIAL: Readonly<Record<string, string>> = {
  '/empty': '<!DOCTYPE html><title>Nothing</title><body></body>',
  '/framed': `<!DOCTYPE html><html lang="en"><title>A page in a frame</title><body><nav><a href="/a">Menu</a></nav>
<iframe src="/inner" style="width: 900px; height: 600px"></iframe><footer>Imprint</footer></body></html>`,
  '/inner': `<!DOCTYPE html><html lang="en"><title>Inner</title><body><p id="note">A note</p><article><h1>In the frame</h1>${'<p>What is worth reading on this page stands in a frame of the same site, as it did in the nineties, in whole sentences.</p>'.repeat(6)}</article></body></html>`,
  '/parts': `<!DOCTYPE html><html lang="en"><title>A page in parts</title><body>
Stray words above everything.
<nav><a href="/a">Menu one</a> <a href="/b">Menu two</a></nav>
<div id="wrap" style="height: 300px; overflow: auto"><ul id="long">${'<li><a href="/x">Another link</a></li>'.repeat(60)}</ul></div>
<form><input id="field" value="typed">${['nodeType', 'parentNode', 'childNodes', 'shadowRoot', 'localName', 'setAttribute', 'getBoundingClientRect', 'scrollTop', 'assignedSlot'].map((name) => `<input name="${name}" hidden>`).join('')}</form>
<main style="background: rgb(250, 240, 200)">Loose words beside the article.
<article style="color: rgb(20, 60, 20)"><h1>A page in parts</h1>${'<p>The content of this page is a handful of paragraphs, each of which is long enough to be read as text rather than as a menu, with commas, and with full stops.</p>'.repeat(8)}<x-note></x-note></article></main>
<footer>Imprint</footer>
<script>const root = document.querySelector('x-note').attachShadow({ mode: 'open' });
root.innerHTML = '<p>In a shadow root there is one more paragraph that belongs to the text of the article.</p>';</script>
</body></html>`,
};

/** Pages whose policy allows nothing. */
const STRICT = `<!DOCTYPE html><html lang="en"><head><title>A strict page</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'"></head>
<body><nav><a href="/">Home</a></nav><article><h1>A strict page</h1>${'<p>Nothing may be loaded here, no script may run and no style may be added, and yet there is text to read in several sentences.</p>'.repeat(6)}</article></body></html>`;

/** A page with this many elements, mostly text. */
export function largePage(elements: number): string {
  const paragraphs = Math.round(elements / 5);
  const one =
    '<p>A paragraph with <a href="/x">a link</a>, with <em>stress</em>, and with <b>weight</b> and <i>slant</i> in it, as in many a long page.</p>';
  return `<!DOCTYPE html><html lang="en"><title>A long page</title><body><nav><a href="/">Home</a></nav><article><h1>A long page</h1>${one.repeat(paragraphs)}</article></body></html>`;
}

/** Serves all of them. */
export async function servePages(): Promise<RecordingServer> {
  const table: Record<string, [type: string, body: string, headers?: Record<string, string>]> = {
    '/strict': [HTML, STRICT],
    '/large': [HTML, largePage(5000)],
    // A policy under which no script can access a frame.
    '/sandboxed': [HTML, largePage(100), { 'content-security-policy': 'sandbox allow-scripts' }],
    ...HOSTILE_PAGES,
  };
  table['/picture'] = [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><text y="20">A picture</text></svg>',
  ];
  // A picture that exists: the reader replaces one that does not load by its name.
  table['/photo/20240117-lead.jpg'] = table['/picture']!;
  for (const slug of FIXTURES) {
    table[`/pages/${slug}`] = [HTML, readFileSync(`${ROOT}/fixtures/pages/${slug}/source.html`, 'utf8')];
  }
  for (const { layout, language, html } of ZOO) table[`/zoo/${layout}/${language}`] = [HTML, html];
  for (const [path, html] of Object.entries(SPECIAL)) table[path] = [HTML, html];
  return await serve(table);
}
