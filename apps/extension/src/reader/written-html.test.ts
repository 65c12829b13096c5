import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { extract, parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import { outlineOfPage } from '../../../../packages/core/src/page/tree-outline.cases.ts';
import { readWrittenHtml } from './written-html.ts';

const PAGES = fileURLToPath(new URL('../../../../fixtures/pages', import.meta.url));

/** What is read, as the lines of an outline below `html` and `body`. */
function read(html: string): string[] {
  const lines: string[] = [];
  let depth = 3;
  const reading = readWrittenHtml(html, {
    open: (tag, attributes) => {
      const written = attributes.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
      lines.push(`${depth++} <${tag}${written}>`);
    },
    text: (text) => lines.push(`${depth} ${JSON.stringify(text)}`),
    close: () => depth--,
  });
  while (!reading.next().done);
  return lines;
}

const parsed = (html: string): string[] =>
  outlineOfPage(parsePage(`<!DOCTYPE html><body>${html}`)).filter((line) => Number.parseInt(line, 10) > 2);

describe('HTML that Fovea wrote', () => {
  it.each(readdirSync(PAGES))('is read as a browser would: %s', (slug) => {
    const { content } = extract(readFileSync(`${PAGES}/${slug}/source.html`), { formats: ['html'] });
    expect(content.length).toBeGreaterThan(0);
    expect(read(content)).toEqual(parsed(content));
  });

  it('is read with everything that can occur in it', () => {
    const page = `<article><h1>A &lt;b&gt; &amp;amp; "c"</h1>
      <p>One<br>two <a href="/x?a=1&amp;b=2" title="&quot;<&gt;'">three</a> &amp; more text to read, long enough.</p><hr>
      <p><img src="/i.png" alt="5 &gt; 3"></p><video src="/v.mp4" poster="/p.jpg"></video>
      <ul><li><input type="checkbox" checked>done, and said in several words</li><li>other</li></ul>
      <p>A formula <math display="block"><mi>x</mi><mo>&lt;</mo><mn>1</mn></math> in text.</p>
      <pre><code class="language-html">
&lt;p class="x"&gt;
</code></pre><table><thead><tr><th>a<th>b</thead><tbody><tr><td>1<td>2</tbody></table></article>`;
    const { content } = extract(page, { formats: ['html'], include: 'article', url: 'https://site.test/' });
    expect(content).toContain('<math');
    expect(content).toContain('controls preload');
    expect(read(content)).toEqual(parsed(content));
  });

  it.each([
    ['many tags', '<p>a<b>c</b></p>'.repeat(2000)],
    ['one long paragraph', `<p>${'a <b>c</b>'.repeat(4000)}</p>`],
    ['long texts', `<p>${'word '.repeat(10_000)}</p>`.repeat(20)],
  ])('is read in steps of bounded size: %s', (_, html) => {
    let [parts, longest] = [0, 0];
    const count = (): void => {
      parts++;
    };
    const read = (text: string): void => {
      parts += 1 + text.length / 1000;
    };
    const reading = readWrittenHtml(html, { open: count, text: read, close: count });
    for (let isDone = false; !isDone; parts = 0) {
      isDone = reading.next().done === true;
      longest = Math.max(longest, parts);
    }
    expect(longest).toBeLessThan(160);
  });

  it('may be empty, or only text', () => {
    expect(read('')).toEqual([]);
    expect(read('a &lt; b')).toEqual(['3 "a < b"']);
  });
});
