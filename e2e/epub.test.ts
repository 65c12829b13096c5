import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unzip } from '../fixtures/unzip.ts';
import { findEpubcheck } from '../scripts/setup/epubcheck.mjs';
import { finished, page, SENTENCE, useCli } from './command.ts';

const cli = useCli();
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** For a program that ends after seconds: no time spent on optimising it. */
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** What EPUBCheck has to say about a file; set-up installs it. */
async function problemsOf(path: string): Promise<readonly string[]> {
  const args = findEpubcheck();
  if (args === null) throw new Error('EPUBCheck is not installed: run `npm test` once');
  const { stdout, stderr } = await finished(spawn('java', [...SHORT_RUN, ...args, path]));
  expect(stdout).toContain('EPUBCheck completed');
  return `${stdout}\n${stderr}`.split('\n').filter((line) => /^(?:FATAL|ERROR|WARNING|INFO)/.test(line));
}

/** Structures that pages have and books may not. */
const ODD_STRUCTURES = `<article><h1>Odd &amp; ends</h1><p>${SENTENCE.repeat(4)}</p>
<em><p>Blocks in a phrase</p><ul><li>one</li></ul></em>
<ul><p>Not an item</p>text<li>item<li></ul>
<dl><dd>first</dd><dt>term</dt></dl><dl><dt>a</dt><dd>b</dd></dl>
<figure><img src="there.gif"><figcaption>one</figcaption><p>between</p><figcaption>two</figcaption></figure>
<details><p>${SENTENCE}</p><summary>late</summary></details>
<table><caption>c</caption><caption>d</caption><tfoot><tr><td>foot</td></tr></tfoot><thead><tr><th><h3>in a cell</h3></th></tr></thead><tr><td>${SENTENCE}</td></tr></table>
<p><a href="https://a.example/x|y^z[1]?q={a}%zz#a#b">odd link</a> <a href="other.html">other chapter</a> <a href="#gone">gone</a> <a href="mailto:a@b.example">mail</a>
<bdo>x</bdo> <time datetime="soon">soon</time> <ruby>港<rt>minato</rt></ruby> <rt>alone</rt></p>
<p>${SENTENCE}<math><msup><mi>x</mi><mn>2</mn></msup></math> ${SENTENCE}</p>
<p>${SENTENCE}<sup id="r1"><a href="#n1">1</a></sup></p><ol><li id="n1">A note. <a href="#r1">↩</a></li></ol></article>`;

describe('fovea -o book.epub', () => {
  it('makes a valid book of odd, foreign and ordinary pages, the same every time', async () => {
    await writeFile(cli.path('there.gif'), GIF);
    await writeFile(
      cli.path('odd.html'),
      `<!doctype html><html lang="en"><title>Odd &amp; ends</title>${ODD_STRUCTURES}`,
    );
    await writeFile(cli.path('other.html'), page('Other'));
    const fixtures = ['ar-news-rtl', 'ja-news-json-ld', 'en-docs-side-nav', 'en-forum-thread'];
    const features = [
      'footnotes-pandoc',
      'math-mathml',
      'ruby',
      'table-spans',
      'code-languages',
      'definition-list',
    ];
    const sources = [
      'odd.html',
      'other.html',
      ...fixtures.map((name) => resolve(`fixtures/pages/${name}/source.html`)),
      ...features.map((name) => resolve(`fixtures/features/${name}/source.html`)),
    ];
    const options = ['--book-title', 'All <of> it', '--include', 'article'];
    const made = await cli.run([...sources, '-o', 'book.epub', ...options]);
    expect(made).toMatchObject({ code: 0, stdout: '' });
    const bytes = await readFile(cli.path('book.epub'));
    expect(await problemsOf(cli.path('book.epub'))).toEqual([]);
    await cli.run([...sources, '-o', 'again.epub', ...options]);
    expect(bytes.equals(await readFile(cli.path('again.epub')))).toBe(true);
    const files = unzip(bytes);
    const text = (name: string): string => files.get(name)!.toString();
    expect([...files.keys()].slice(0, 2)).toEqual(['mimetype', 'META-INF/container.xml']);
    expect(files.get('book/picture-1.gif')).toEqual(GIF);
    expect(text('book/chapter-1.xhtml')).toContain('<a href="chapter-2.xhtml">other chapter</a>');
    expect(text('book/contents.xhtml')).toContain('<a href="chapter-1.xhtml">Odd &amp; ends</a>');
    expect(text('book/chapter-3.xhtml')).toMatch(/<html[^>]* lang="ar" xml:lang="ar" dir="rtl"/);
    expect(text('book/package.opf')).toContain('<dc:title>All &lt;of&gt; it</dc:title>');
  });

  it('makes a valid book of one page, with the pictures that may be fetched', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/a.gif') response.setHeader('content-type', 'image/gif').end(GIF);
      else
        response
          .setHeader('content-type', 'text/html')
          .end(page('Served').replace('</p>', '</p><p><img src="/a.gif" alt="A picture"></p>'));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const plain = await cli.run([url, '--allow-private', '-o', 'plain.epub']);
    const full = await cli.run([url, '--allow-private', '-o', 'full.epub', '--fetch-images']);
    server.close();
    expect(plain).toMatchObject({ code: 0 });
    expect(plain.stderr).toContain('one picture is not in the book: --fetch-images');
    expect(full).toEqual({ code: 0, stdout: '', stderr: '' });
    const read = async (name: string): Promise<Map<string, Buffer>> => unzip(await readFile(cli.path(name)));
    expect((await read('plain.epub')).get('book/chapter-1.xhtml')!.toString()).toContain('>A picture</a>');
    expect((await read('full.epub')).get('book/picture-1.gif')).toEqual(GIF);
    expect(await problemsOf(cli.path('full.epub'))).toEqual([]);
  });

  it('says what is wrong', async () => {
    expect(await cli.run(['page.html', '-o', 'book.epub', '--text'])).toMatchObject({ code: 2 });
    expect((await cli.run(['batch', 'pages', '-o', 'book.epub'])).stderr).toContain(
      'fovea PAGE… -o book.epub',
    );
    await writeFile(cli.path('empty.html'), '<body></body>');
    expect(await cli.run(['empty.html', '-o', 'none.epub'])).toMatchObject({ code: 1 });
    const partly = await cli.run(['page.html', 'empty.html', '-o', 'partly.epub']);
    expect(partly.code).toBe(1);
    expect(partly.stderr).toContain('no content in empty.html');
  });
});
