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

/** A page with a table and code wider than its text, headings for a table of contents or not, in both directions. */
function widePage(direction: 'ltr' | 'rtl', headings: number): string {
  const lang = direction === 'rtl' ? 'ar' : 'en';
  const sentence =
    direction === 'rtl'
      ? 'هذه فقرة من نص الصفحة، وهي طويلة بما يكفي لتُقرأ نصًّا لا قائمة، وفيها فواصل ونقاط كما في كل مقال.'
      : 'A paragraph of the text, long enough to be read as text rather than as a menu, with commas, and with full stops.';
  const cells = Array.from({ length: 14 }, (_, n) => `<td>cell-number-${n}</td>`).join('');
  const heads = Array.from({ length: 14 }, (_, n) => `<th>column-${n}</th>`).join('');
  const sections = Array.from(
    { length: headings },
    (_, n) => `<h2>Section ${n}</h2><p>${sentence} ${sentence}</p>`,
  );
  return `<!DOCTYPE html><html lang="${lang}" dir="${direction}"><head><title>A wide page</title><meta name="author" content="Orla Pennick"></head>
<body><nav><a href="/">Home</a></nav><article><header><h1>A wide page</h1><p class="byline">By Orla Pennick</p><time datetime="2024-03-18">18 March</time></header>
<h2>The first part</h2><p>${sentence} ${sentence}</p><table><tr>${heads}</tr>${`<tr>${cells}</tr>`.repeat(4)}</table>
<p>${sentence}</p><pre><code>${'const wide = "a line of code that is far longer than a line of text"; '.repeat(6)}</code></pre>${sections.join('')}<p>${sentence}</p></article></body></html>`;
}

/** A page of a site with a part that is kept and should not be, and one that is left out and should not be. */
function sitePage(name: string): string {
  const prose = SENTENCES.ltr.map((sentence) => `<p>${sentence}</p>`).join('');
  return `<!DOCTYPE html><html lang="en"><head><title>${name}</title></head><body><nav class="menu"><a href="/">Home</a></nav>
<article class="story"><h1>${name}</h1>${prose}<div class="promo"><p>Only in ${name}: come aboard and bring somebody who has never been at sea before.</p></div>${prose}</article>
<div class="sources"><ul><li><a href="/a">Sources of ${name}, as printed</a></li><li><a href="/b">Another source</a></li></ul></div>
<footer>Imprint</footer></body></html>`;
}

/** Different sentences, so that a passage is found by its own words. */
const SENTENCES = {
  ltr: [
    'The ferry left the north pier at nine in the evening, and forty people stood at the rail.',
    'A bell rang twice before the gate swung open, and nobody on the quay said a word about it.',
    'Bakers, nurses and fiddlers have since rearranged their lives around the last crossing.',
    'Whoever misses it sleeps on a bench in the waiting room, under a blanket of the harbour office.',
    'The captain reads the weather aloud each night, first for the island and then for the sea.',
  ],
  rtl: [
    'غادرت العبّارة الرصيف الشمالي في التاسعة مساءً، ووقف أربعون راكبًا عند السياج.',
    'دقّ الجرس مرتين قبل أن تُفتح البوابة، ولم يقل أحد على الرصيف كلمة واحدة عن ذلك.',
    'أعاد الخبازون والممرضات والعازفون ترتيب حياتهم منذ ذلك الحين حول الرحلة الأخيرة.',
    'ومن فاتته الرحلة نام على مقعد في قاعة الانتظار، تحت بطانية من مكتب الميناء.',
    'ويقرأ القبطان أحوال الطقس كل ليلة بصوت عالٍ، للجزيرة أولًا ثم للبحر.',
  ],
} as const;

/** A page that a reader highlights, and that says something else later if it is told to. */
function notesPage(direction: 'ltr' | 'rtl'): string {
  const paragraphs = SENTENCES[direction].map((sentence) => `<p>${sentence}</p>`).join('\n');
  return `<!DOCTYPE html><html lang="${direction === 'rtl' ? 'ar' : 'en'}" dir="${direction}"><head><title>The night ferry</title></head>
<body><nav><a href="/">Home</a></nav><article><h1>The night ferry</h1>${paragraphs}</article>
<script>const state = localStorage.getItem('notes');
const all = document.querySelectorAll('article p');
if (state === 'changed') {
  all[0].before(all[4].cloneNode(true));
  const words = all[1].textContent.split(' ');
  words[Math.floor(words.length / 3)] = '—';
  all[1].textContent = words.join('  ');
}
if (state === 'gone') all[1].remove();</script></body></html>`;
}

/** The smallest picture. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A page with a picture that is there and one that is not. */
const PICTURES = `<!DOCTYPE html><html lang="en"><head><title>Two pictures</title></head><body><nav><a href="/">Home</a></nav>
<article><h1>Two pictures</h1>${SENTENCES.ltr.map((sentence) => `<p>${sentence} ${sentence}</p>`).join('')}
<figure><img src="/dot.gif?a=1&amp;b=2" alt="A dot" width="400" height="300"></figure><p>${SENTENCES.ltr[0]}</p>
<figure><img src="/gone.gif" alt="Gone" width="400" height="300"></figure><p>${SENTENCES.ltr[1]}</p></article></body></html>`;

/** A text on three pages of a site. */
function pageOfText(number: number, direction: 'ltr' | 'rtl'): string {
  const [first, second, ...others] = SENTENCES[direction];
  const own = `${number}: ${others[number - 1]}`;
  const path = direction === 'rtl' ? '/text/rtl' : '/text';
  const next = number < 3 ? `<a rel="next" href="${path}/${number + 1}">→</a>` : '';
  return `<!DOCTYPE html><html lang="${direction === 'rtl' ? 'ar' : 'en'}" dir="${direction}"><head><title>A long story</title></head>
<body><nav><a href="/">Home</a></nav><article><h1>A long story</h1>${[first, second, own].map((sentence) => `<p>${number} ${sentence} ${sentence}</p>`).join('')}</article>${next}</body></html>`;
}

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

const LONG_SENTENCE =
  'A paragraph of the text, long enough to be read as text rather than as a menu, with commas, and with full stops.';

/** Pages with one part that is larger than most pages. */
const LONG_PARTS: Readonly<Record<string, string>> = {
  table: `<table>${`<tr>${'<td>a cell with words</td>'.repeat(10)}</tr>`.repeat(2000)}</table>`,
  code: `<pre>${'const line = "a line of code, which is long"; // and more\n'.repeat(36_000)}</pre>`,
  phrases: `<p>${'words of text <b>bold</b> and more of it, '.repeat(50_000)}</p>`,
  headings: '<h2>A section</h2><p>What is said in it, in a few words.</p>'.repeat(8000),
};

function longPart(part: string): string {
  const prose = `<p>${LONG_SENTENCE}</p>`.repeat(6);
  return `<!DOCTYPE html><html lang="en"><title>A long part</title><body><nav><a href="/">Home</a></nav><article><h1>A long part</h1>${prose}${part}${prose}</article></body></html>`;
}

/** Serves all of them. */
export async function servePages(): Promise<RecordingServer> {
  const table: Record<string, [type: string, body: string | Buffer, headers?: Record<string, string>]> = {
    '/strict': [HTML, STRICT],
    '/large': [HTML, largePage(5000)],
    ...Object.fromEntries(
      [1, 2, 3].flatMap((number) => [
        [`/text/${number}`, [HTML, pageOfText(number, 'ltr')]],
        [`/text/rtl/${number}`, [HTML, pageOfText(number, 'rtl')]],
      ]),
    ),
    '/pictures': [HTML, PICTURES],
    '/dot.gif?a=1&b=2': ['image/gif', GIF],
    '/notes': [HTML, notesPage('ltr')],
    '/notes/rtl': [HTML, notesPage('rtl')],
    '/site/one': [HTML, sitePage('One')],
    '/site/two': [HTML, sitePage('Two')],
    '/wide': [HTML, widePage('ltr', 0)],
    '/wide/contents': [HTML, widePage('ltr', 4)],
    '/wide/rtl': [HTML, widePage('rtl', 0)],
    '/large/1000': [HTML, largePage(1000)],
    '/large/5000': [HTML, largePage(5000)],
    '/large/30000': [HTML, largePage(30_000)],
    '/large/100000': [HTML, largePage(100_000)],
    ...Object.fromEntries(
      Object.entries(LONG_PARTS).map(([name, part]) => [`/large/${name}`, [HTML, longPart(part)]]),
    ),
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
