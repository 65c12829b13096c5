import { describe, expect, it } from 'vitest';
import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import { tagNameOf } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import type { Page } from '../../page/page.ts';
import { NodeKind } from '../../page/tree.ts';
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

  it('drops characters that nobody sees from what attributes say', () => {
    const hidden = '\u{e0041}\u{e0042}';
    const page = pageFromHtml(
      `<p><img alt="a${hidden}" title="b${hidden}"><math alttext="c${hidden}"></math>`,
    );
    let count = 0;
    const content = copySelection(page, select(page, ['p']), (unseen) => {
      count += unseen;
    });
    const [image, formula] = (content.children[0] as ContentElement).children as ContentElement[];
    expect(Object.fromEntries(image!.attributes)).toEqual({ alt: 'a', title: 'b' });
    expect(formula!.attributes.get('alttext')).toBe('c');
    expect(count).toBe(6);
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

  it.each([
    ['math/tex', 'inline'],
    [' Math/TeX ; mode = display', 'block'],
    ['math/tex;mode=display', 'block'],
    ['math/tex; mode=displayed', 'inline'],
  ])('keeps the source of a formula in a script of type %s', (type, display) => {
    const page = pageFromHtml(`<p>a<script type="${type}"> x </script></p>`);
    const [paragraph] = copySelection(page, select(page, ['p'])).children as [ContentElement];
    expect(outline(paragraph)).toBe('p("a"math())');
    expect(Object.fromEntries((paragraph.children[1] as ContentElement).attributes)).toEqual({
      alttext: 'x',
      ...(display === 'block' ? { display } : {}),
    });
    expect(paragraph.children[1]!.node).toBeGreaterThan(paragraph.node);
  });

  it.each(['text/javascript', 'x-math/tex', 'math/texture', ''])('leaves scripts of type %j', (type) => {
    const page = pageFromHtml(`<p>a<script type="${type}">x</script><style type="math/tex">y</style></p>`);
    expect(outline(copySelection(page, select(page, ['p'])))).toBe('div(p("a"))');
  });

  it('keeps HTML and MathML apart', () => {
    const page = pageFromHtml(
      '<main><math><mi>x</mi><mtext><i>y</i></mtext></math><b>z</b><svg><desc><p>u</p></desc></svg><math><mn>1</mn></math></main>',
    );
    expect(outline(copySelection(page, select(page, ['main'])))).toBe(
      'div(main(math(mi("x")mtext("y"))b("z")math(mn("1"))))',
    );
  });

  it('takes the TeX of a formula from its own annotation alone', () => {
    const texOf = (inside: string): string | undefined => {
      const page = pageFromHtml(`<main><math>${inside}</math><b encoding="application/x-tex">y</b></main>`);
      const [main] = copySelection(page, select(page, ['main'])).children as [ContentElement];
      return (main.children[0] as ContentElement).attributes.get('alttext');
    };
    expect(texOf('<mi encoding="application/x-tex">x</mi>')).toBeUndefined();
    expect(texOf('<annotation encoding="text/plain">x</annotation>')).toBeUndefined();
    expect(
      texOf('<semantics><mi>x</mi><annotation encoding="application/x-tex"> x </annotation></semantics>'),
    ).toBe('x');
  });

  it('keeps loose texts together with the phrases beside them', () => {
    const page = pageFromHtml('<div>a<b>b</b></div><p>c</p>');
    const texts = [...page.tree.kind.keys()].filter((id) => page.tree.kind[id] === NodeKind.text);
    const selection = { roots: [texts[0]!, ...select(page, ['b', 'p']).roots], removed: [], reasons: [] };
    expect(outline(copySelection(page, selection))).toBe('div(div("a"b("b"))p("c"))');
  });

  it('looks through fonts without a direction', () => {
    const page = pageFromHtml('<p><font dir=rtl>a</font><font class=x>b</font></p>');
    expect(outline(copySelection(page, select(page, ['p'])))).toBe('div(p(font("a")"b"))');
  });

  it('looks for pictures inside of a noscript alone', () => {
    const page = pageFromHtml('<body><img src=a><noscript><p>b</p></noscript><img src=c>');
    expect(outline(copySelection(page, select(page, ['body'])))).toBe('div(body(img()img()))');
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
