import { describe, expect, it } from 'vitest';
import { elementsOf } from '../content/content-walk.ts';
import { toHtml } from '../output/html.ts';
import { startTrace } from '../trace/trace.ts';
import { contentOf, copyOf } from './content.cases.ts';
import type { CleanContext } from './context.ts';
import { PASSES } from './passes.ts';
import { ALL_PARTS } from './wanted-parts.ts';

/** Something to do for each pass, and something that it leaves alone. */
const PAGES: Readonly<Record<string, string>> = {
  'clean/tex-in-text': '<p>one \\(a\\) two</p>',
  'clean/formulas': '<p><span class=math>\\(x\\)</span></p>',
  'clean/hidden': '<p>a long line that everybody sees</p><p hidden>x</p>',
  'clean/callouts': '<div class="admonition note"><p class=title>Note</p><p>x</p></div>',
  'clean/lazy-images':
    '<picture><source srcset=a.png><img alt=a></picture><img><noscript><img src=b.png></noscript>',
  'clean/tracking-pixels': '<p>a<img src=a.png width=1></p>',
  'clean/sidenotes': '<p>a<span class=sidenote>note</span></p>',
  'clean/footnotes': '<p>a<sup><a href=#n id=r>1</a></sup></p><ol><li id=n>note <a href=#r>back</a></ol>',
  'clean/heading-links': '<h2 id=a>A <a href=#a>#</a></h2><p>b</p>',
  'clean/furniture': '<p>text</p><div role=dialog>cookies</div>',
  'clean/controls': '<p>a<button>b</button></p>',
  'clean/embeds': '<iframe src=https://a.example/v allowfullscreen></iframe>',
  'clean/code-gutters': '<table><tr><td>1\n2<td><pre>a\nb</pre></table>',
  'clean/code-blocks': '<pre><b>a</b><br>c</pre>',
  'clean/captions': '<figure><img src=a.png><figcaption>a</figcaption></figure>',
  'clean/images': '<p>a<img src=a.png></p>',
  'clean/tables': '<table><tr><th>a<td>b</table>',
  'clean/links': '<p>a <a href=/b>b</a></p>',
  'clean/structure': '<div>a<div>b</div></div>',
  'clean/plain-links': '<p>a <a href=/b>b</a></p>',
  'clean/loose-ends': '<p>a</p><hr><hr><p>b</p>',
};

/** They make a new tree in any case. */
const REBUILDING: ReadonlySet<string> = new Set(['clean/structure', 'clean/embeds']);

describe('passes', () => {
  it.each(PASSES.map((pass) => [pass.name, pass] as const))(
    '%s says when the elements are others',
    (name, { run }) => {
      const context: CleanContext = {
        base: null,
        trace: startTrace(false),
        delimiters: () => ({ hasDollar: false }),
        parts: {
          links: name === 'clean/plain-links' ? 'text' : 'drop',
          images: 'drop',
          tables: 'drop',
          captions: 'drop',
        },
      };
      const changed: string[] = [];
      for (const [owner, html] of Object.entries({
        ...PAGES,
        none: '<p>a <b>b</b></p><table><tr><td>c</table>',
      })) {
        const content = copyOf(html);
        const elements = elementsOf(content);
        const says = run(content, context, elements);
        const now = elementsOf(content);
        const isSame = now.length === elements.length && now.every((one, index) => one === elements[index]);
        expect(says || isSame, owner).toBe(true);
        if (!isSame) changed.push(owner);
      }
      if (name in PAGES) expect(changed).toContain(name);
      else expect(changed).toEqual([]);
    },
  );

  it.each(PASSES.filter(({ name }) => !REBUILDING.has(name)).map((pass) => [pass.name, pass] as const))(
    '%s says that it has nothing to do',
    (_, { run }) => {
      const content = copyOf('<p>a <b>b</b></p><p title="c">d</p>');
      const context: CleanContext = {
        base: null,
        trace: startTrace(false),
        parts: { ...ALL_PARTS, links: 'text' },
      };
      expect(run(content, context, elementsOf(content))).toBe(false);
    },
  );

  it('have names of their own', () => {
    const names = PASSES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^clean\/[a-z-]+$/u.test(name))).toEqual([]);
  });

  it('run one after the other, each on what the last one left', () => {
    const html =
      '<p>a</p><div><picture><img src=a.png></picture></div><p><label for=x>b</label><input id=x></p>';
    expect(toHtml(contentOf(html))).toBe('<p>a</p>\n<p><img src="a.png"></p>');
  });
});
