import { describe, expect, it } from 'vitest';
import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import { tagNameOf } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import type { Page } from '../../page/page.ts';
import { copySelection } from './copy.ts';

describe('copySelection', () => {
  it('copies the selected subtrees without the removed ones', () => {
    const page = pageFromHtml('<main><p>a<b>b</b></p><aside>c</aside><p>d</p></main><footer>e</footer>');
    const content = copySelection(page, select(page, ['main'], ['aside']));
    expect(outline(content)).toBe('div(main(p("a"b("b"))p("d")))');
  });

  it('leaves behind what is never content', () => {
    const page = pageFromHtml(
      '<body><script>1</script><style>2</style><template>3</template><svg><text>4</text></svg><!--5--><p>x</p>' +
        '<canvas>6</canvas><noscript>7</noscript><noframes>8</noframes><object>y</object>',
    );
    expect(outline(copySelection(page, select(page, ['body'])))).toBe('div(body(p("x")object("y")))');
  });

  it('looks through fonts, except where they say something that is kept', () => {
    const page = pageFromHtml('<p>a<font color=red>b<font size=2>c</font></font><font lang=fr>d</font></p>');
    expect(outline(copySelection(page, select(page, ['p'])))).toBe('div(p("a""b""c"font("d")))');
  });

  it('keeps the fallback picture of a noscript', () => {
    const page = pageFromHtml('<body><noscript><p><img src=a.png></p></noscript>');
    expect(outline(copySelection(page, select(page, ['body'])))).toBe('div(body(noscript(p(img()))))');
  });

  it('keeps loose phrases of different places apart', () => {
    const page = pageFromHtml('<div><b>a</b><i>b</i></div><div><u>c</u></div>');
    expect(outline(copySelection(page, select(page, ['b', 'i', 'u'])))).toBe(
      'div(div(b("a")i("b"))div(u("c")))',
    );
  });

  it('keeps the attributes that are of use, and drops controls from text', () => {
    const page = pageFromHtml('<p onclick=y lang=en data-z=1>a\u0007b</p><img data-any=i.png>');
    const [paragraph, image] = copySelection(page, select(page, ['p', 'img'])).children as ContentElement[];
    expect([...paragraph!.attributes]).toEqual([['lang', 'en']]);
    expect(paragraph!.children[0]).toMatchObject({ kind: 'text', text: 'ab' });
    expect([...(image!.children[0] as ContentElement).attributes]).toEqual([['data-any', 'i.png']]);
  });

  it('keeps language and direction only where they change', () => {
    const page = pageFromHtml(
      '<html lang=he dir=rtl><main lang=en dir=ltr><p lang=en>a</p><p lang=he dir=ltr>b</p></main><p lang=he dir=rtl>c</p>',
    );
    const attributes = (tag: string): unknown =>
      (copySelection(page, select(page, [tag])).children as ContentElement[]).map((element) => [
        Object.fromEntries(element.attributes),
        ...element.children.map((child) => Object.fromEntries((child as ContentElement).attributes ?? [])),
      ]);
    expect(attributes('main')).toEqual([[{ lang: 'en', dir: 'ltr' }, {}, { lang: 'he' }]]);
    // The first paragraph alone still knows what the element around it said.
    expect(attributes('p')).toEqual([
      [{ lang: 'en', dir: 'ltr' }, {}],
      [{ lang: 'he', dir: 'ltr' }, {}],
      [{}, {}],
    ]);
  });

  it('keeps the presentation of a formula and its source', () => {
    const page = pageFromHtml(
      '<math><semantics><mrow><mi>x</mi><mtext><b>y</b></mtext></mrow>' +
        '<annotation encoding="application/x-tex"> x y </annotation>' +
        '<annotation-xml encoding="text/html"><p>z</p></annotation-xml></semantics></math>',
    );
    const content = copySelection(page, select(page, ['math']));
    expect(outline(content)).toBe('div(div(math(mrow(mi("x")mtext("y")))))');
    expect(
      ((content.children[0] as ContentElement).children[0] as ContentElement).attributes.get('alttext'),
    ).toBe('x y');
  });

  it('remembers which node each copy comes from', () => {
    const page = pageFromHtml('<p>a</p>');
    const selection = select(page, ['p']);
    expect(copySelection(page, selection).children[0]!.node).toBe(selection.roots[0]);
  });
});

function select(page: Page, roots: string[], removed: string[] = []): Parameters<typeof copySelection>[1] {
  const ids = (tags: string[]): number[] => {
    const found: number[] = [];
    for (let id = 0; id < page.tree.size; id++) if (tags.includes(tagNameOf(page.tree, id))) found.push(id);
    return found;
  };
  return { roots: ids(roots), removed: ids(removed), reasons: [] };
}

function outline(node: ContentNode): string {
  return node.kind === 'text'
    ? JSON.stringify(node.text)
    : `${node.tag}(${node.children.map(outline).join('')})`;
}
