import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { structure } from '../clean/passes/structure/structure.ts';
import { PASSES, runPasses } from '../clean/passes.ts';
import { ALL_PARTS, type WantedParts } from '../clean/wanted-parts.ts';
import type { ContentElement, ContentNode } from '../content/content-tree.ts';
import { elementsOf } from '../content/content-walk.ts';
import { startTrace } from '../trace/trace.ts';
import { findActiveHtml, findActiveMarkdown } from './find-active.cases.ts';
import { toHtml } from './html.ts';
import { toMarkdown } from './markdown/markdown.ts';
import { toText } from './text.ts';

const TAGS = [
  'a',
  'article',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'dd',
  'del',
  'details',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h2',
  'hr',
  'iframe',
  'img',
  'li',
  'math',
  'mi',
  'mtext',
  'ol',
  'p',
  'pre',
  'q',
  'rt',
  'ruby',
  'script',
  'select',
  'span',
  'strong',
  'style',
  'sub',
  'summary',
  'svg',
  'table',
  'tbody',
  'td',
  'template',
  'textarea',
  'th',
  'thead',
  'title',
  'tr',
  'ul',
  'video',
  'x-y',
];
const ATTRIBUTES = [
  'href',
  'src',
  'srcset',
  'data-src',
  'alt',
  'title',
  'class',
  'style',
  'onclick',
  'colspan',
  'rowspan',
  'start',
  'lang',
  'dir',
  'data-lang',
  'data-task',
  'alttext',
  'display',
  'hidden',
  'role',
  'datetime',
  'poster',
  'cite',
];
const VALUES = [
  '',
  '1',
  '-5',
  '1000000',
  '99999999999',
  'javascript:XSS()',
  'https://a.example/b?c=(d',
  'data:text/html,x',
  'en',
  '"',
  '`',
  '</p><script>XSS()</script>',
  'display:none',
  'language-js',
  'presentation',
  'block',
  'x\n\ny',
  '漢字',
  '](x)',
  'done',
];
const TEXTS = [
  'word',
  ' ',
  '\n',
  '  two words  ',
  '<script>XSS()</script>',
  '[x](javascript:XSS())',
  '`',
  '```',
  '**',
  '_',
  '#',
  '1. ',
  '- ',
  '|',
  '\\',
  '&lt;',
  '漢字「」',
  'ไทย',
  'مرحبا',
  '\u0000',
  '\ud800',
  '=== ',
  '~~',
  '!',
  'https://a.example/_*',
  ']:',
];

const tree: fc.Arbitrary<ContentElement> = fc.letrec<{ node: ContentNode; element: ContentElement }>(
  (tie) => ({
    node: fc.oneof(
      { maxDepth: 6, depthSize: 'small' },
      fc.constantFrom(...TEXTS).map((text): ContentNode => ({ kind: 'text', text, node: 0 })),
      tie('element'),
    ),
    element: fc
      .tuple(
        fc.constantFrom(...TAGS),
        fc.array(fc.tuple(fc.constantFrom(...ATTRIBUTES), fc.constantFrom(...VALUES)), { maxLength: 3 }),
        fc.array(tie('node'), { maxLength: 5 }),
      )
      .map(
        ([tag, attributes, children]): ContentElement => ({
          kind: 'element',
          tag,
          attributes: new Map(attributes),
          children,
          node: 0,
        }),
      ),
  }),
).element;

const parts: fc.Arbitrary<WantedParts> = fc.record({
  links: fc.constantFrom('keep', 'text', 'drop'),
  images: fc.constantFrom('keep', 'drop'),
  tables: fc.constantFrom('keep', 'drop'),
  captions: fc.constantFrom('auto', 'keep', 'drop'),
});

const clean = (content: ContentElement, wanted: WantedParts = ALL_PARTS): ContentElement => {
  runPasses(content, { base: null, trace: startTrace(false), parts: wanted });
  return content;
};

/** The tags that must not be written. */
const unwantedTags = ({ links, images, tables, captions }: WantedParts): string[] => [
  ...(links === 'keep' ? [] : ['a']),
  ...(images === 'keep' ? [] : ['img']),
  ...(tables === 'keep' ? [] : ['table']),
  ...(captions === 'drop' ? ['figcaption', 'caption'] : []),
];

describe('any tree', () => {
  it('gives safe output in every form, before and after cleaning', () => {
    fc.assert(
      fc.property(tree, parts, (shared, wanted) => {
        const content = structuredClone(shared);
        for (const step of [(same: ContentElement) => same, clean]) {
          const root = step(content, wanted);
          expect(findActiveHtml(toHtml(root))).toEqual([]);
          expect(findActiveMarkdown(toMarkdown(root))).toEqual([]);
          expect(toText(root)).toBeTypeOf('string');
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('has other elements after a pass only where the pass says so', () => {
    fc.assert(
      fc.property(tree, parts, (shared, wanted) => {
        const content = structuredClone(shared);
        for (const { name, run } of PASSES) {
          const elements = elementsOf(content);
          const isChanged = run(content, { base: null, trace: startTrace(false), parts: wanted }, elements);
          const now = elementsOf(content);
          const isSame = now.length === elements.length && now.every((one, index) => one === elements[index]);
          expect(isChanged || isSame, name).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is in normal form after cleaning: bringing it there again changes nothing', () => {
    fc.assert(
      fc.property(tree, parts, (shared, wanted) => {
        const content = clean(structuredClone(shared), wanted);
        const once = toHtml(content);
        expect(
          unwantedTags(wanted).filter((tag) => once.includes(`<${tag}>`) || once.includes(`<${tag} `)),
        ).toEqual([]);
        structure.run(content, { base: null, trace: startTrace(false) }, elementsOf(content));
        expect(toHtml(content)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

describe('deep trees', () => {
  it.each(['div', 'blockquote', 'ul', 'li', 'b', 'span', 'table', 'details', 'a', 'x-y', 'math', 'pre'])(
    '%s × 20,000',
    (tag) => {
      const root = nested(tag, 20_000);
      for (const render of [toHtml, toMarkdown, toText]) expect(render(root)).toContain('core');
      clean(root);
      for (const render of [toHtml, toMarkdown, toText]) expect(render(root)).toContain('core');
    },
  );

  it('does not indent without end', () => {
    expect(toMarkdown(nested('blockquote', 512)).length).toBeLessThan(512 * 4);
  });
});

describe('sizes that lie', () => {
  it('bounds what spans can add', () => {
    const cell: ContentElement = {
      kind: 'element',
      tag: 'td',
      attributes: new Map([
        ['colspan', '1000000'],
        ['rowspan', '1000000'],
      ]),
      children: [{ kind: 'text', text: 'x', node: 0 }],
      node: 0,
    };
    const row: ContentElement = {
      kind: 'element',
      tag: 'tr',
      attributes: new Map(),
      children: [cell],
      node: 0,
    };
    const table: ContentElement = {
      kind: 'element',
      tag: 'table',
      attributes: new Map(),
      children: [row, row],
      node: 0,
    };
    const root: ContentElement = {
      kind: 'element',
      tag: 'div',
      attributes: new Map(),
      children: [table],
      node: 0,
    };
    expect(toMarkdown(root).length).toBeLessThan(5000);
    expect(toHtml(root)).toContain('<td colspan="1000" rowspan="1000">x</td>');
    table.children = Array.from({ length: 1000 }, () => row);
    expect(toMarkdown(root).length).toBeLessThan(50_000);
  });

  it('looks no further for the end of a label than a label can reach', () => {
    const text: ContentNode = { kind: 'text', text: `[${'a'.repeat(10_000_000)}`, node: 0 };
    const root: ContentElement = {
      kind: 'element',
      tag: 'div',
      attributes: new Map(),
      children: [text],
      node: 0,
    };
    expect(toMarkdown(root)).toHaveLength(text.text.length);
  });
});

function nested(tag: string, depth: number): ContentElement {
  let node: ContentNode = { kind: 'text', text: 'core', node: 0 };
  for (let level = 0; level < depth; level++) {
    const attributes = new Map(tag === 'a' ? [['href', 'https://a.example/']] : []);
    node = { kind: 'element', tag, attributes, children: [node], node: 0 };
  }
  return { kind: 'element', tag: 'div', attributes: new Map(), children: [node], node: 0 };
}
