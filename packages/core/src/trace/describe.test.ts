import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import { describeRemovals, PathReader } from './describe.ts';
import { markUnseen } from './mark-unseen.ts';
import { recordSelection } from './outside.ts';
import { SILENT_TRACE, startTrace } from './trace.ts';

const idOf = (page: Page, tag: string): number => {
  for (let id = 0; id < page.tree.size; id++) if (tagNameOf(page.tree, id) === tag) return id;
  throw new Error(`no ${tag}`);
};

describe('describeRemovals', () => {
  it('gives path, reason and the beginning of the text, in document order', () => {
    const page = pageFromHtml(
      '<div id=side><ul class="menu wide"><li> O<b>ne</b><li>Two</ul></div><footer>End</footer>',
    );
    const removals = [
      { node: idOf(page, 'footer'), step: 'm', reason: 'r2', score: 0.5 },
      { node: idOf(page, 'ul'), step: 'm', reason: 'r1' },
    ];
    expect(describeRemovals(page, removals)).toEqual([
      {
        nodeId: idOf(page, 'ul'),
        path: 'html > body > div#side > ul.menu',
        step: 'm',
        reason: 'r1',
        score: null,
        text: 'One Two',
      },
      {
        nodeId: idOf(page, 'footer'),
        path: 'html > body > footer',
        step: 'm',
        reason: 'r2',
        score: 0.5,
        text: 'End',
      },
    ]);
  });

  it('leaves out what nobody sees, except where the removal is about that', () => {
    const page = pageFromHtml(
      '<nav><ul><li style="display:none">SECRET<li>Home<li hidden><b>SECRET</b></ul></nav><aside hidden>SECRET</aside>' +
        '<style>.x{visibility:hidden}</style><footer class=x>SECRET <i style="visibility:visible">Seen</i></footer>' +
        '<body><main><p>Content',
    );
    const nodes = ['nav', 'aside', 'footer'].map((tag) => idOf(page, tag));
    const textsOf = (step: string): string[] => {
      const removals = nodes.map((node) => ({ node, step, reason: 'r' }));
      return describeRemovals(page, removals, markUnseen(page, [idOf(page, 'main')])).map(({ text }) => text);
    };
    expect(textsOf('m')).toEqual(['Home', '', 'Seen']);
    expect(textsOf('hidden')).toEqual(['SECRET Home SECRET', 'SECRET', 'SECRET Seen']);
  });

  it('shows what a hidden element around the content holds: scripts would have shown it', () => {
    const page = pageFromHtml('<div hidden><nav>Home</nav><main>Content</main></div>');
    const unseen = markUnseen(page, [idOf(page, 'main')]);
    const [nav] = describeRemovals(page, [{ node: idOf(page, 'nav'), step: 'm', reason: 'r' }], unseen);
    expect(nav!.text).toBe('Home');
  });

  it('keeps texts and paths short', () => {
    const page = pageFromHtml(`${`<div id=${'x'.repeat(500)}>`.repeat(100)}<p>${'word '.repeat(1000)}`);
    const [block] = describeRemovals(page, [{ node: idOf(page, 'p'), step: 's', reason: 'r' }]);
    expect(block!.text).toHaveLength(120);
    expect(block!.path.length).toBeLessThan(700);
    expect(block!.path).toContain(' > … > ');
  });

  it('names text nodes', () => {
    const page = pageFromHtml('<p>a</p>');
    expect(new PathReader(page).pathOf(idOf(page, 'p') + 1)).toBe('html > body > p > #text');
  });

  it('reads the same path whatever was read before', () => {
    const page = pageFromHtml('<div id=a><p>b<i>c</i></div><ul><li>d<li class=e>f</ul>g');
    const nodes = Array.from({ length: page.tree.size - 1 }, (_, i) => i + 1);
    const alone = new Map(nodes.map((node) => [node, new PathReader(page).pathOf(node)]));
    const paths = new PathReader(page);
    for (const node of [...nodes, ...nodes.toReversed(), ...nodes.flatMap((one) => [one, 3])])
      expect(paths.pathOf(node)).toBe(alone.get(node));
  });
});

describe('trace', () => {
  it('keeps nothing when off', () => {
    expect(startTrace(false)).toBe(SILENT_TRACE);
    SILENT_TRACE.record({ node: 1, step: 's', reason: 'r' });
    expect(SILENT_TRACE.removals).toEqual([]);
  });

  it('records what a selection leaves out, as large as it can', () => {
    const page = pageFromHtml(
      '<nav><a>x</a></nav><main><h1>t</h1><aside>y</aside></main><footer>z</footer><script>1</script>',
    );
    const trace = startTrace(true);
    const selection = { roots: [idOf(page, 'main')], removed: [idOf(page, 'aside')], reasons: [] };
    recordSelection({ page, selection }, 'm', trace);
    expect(trace.removals.map(({ node, reason }) => `${tagNameOf(page.tree, node)}: ${reason}`)).toEqual([
      'nav: outside the main content',
      'footer: outside the main content',
      'aside: not content',
    ]);
  });
});
