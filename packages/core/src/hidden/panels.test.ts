import { describe, expect, it } from 'vitest';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import { controlledIds, isBelowHeading, isOverlay, isPanel } from './panels.ts';

/** A page and its element `x`. */
function withX(html: string): [Page, NodeId] {
  const page = pageFromHtml(`<body>${html}`);
  const nodes = Array.from({ length: page.tree.size }, (_, node) => node);
  return [page, nodes.find((node) => getAttribute(page, node, 'id') === 'x')!];
}

describe('the ids that controls open', () => {
  const idsOf = (html: string): string[] => [...controlledIds(pageFromHtml(html))];

  it.each([
    ['<button aria-controls=a>+</button>', ['a']],
    ['<button data-target="#a">+</button>', ['a']],
    ['<button data-bs-target="#a">+</button>', ['a']],
    ['<li data-tab=a><li data-tab-target=b>', ['a', 'b']],
    ['<button title=t aria-controls="a  b\n#c # ">+</button>', ['a', 'b', 'c']],
    ['<a href="#a">+</a>', []],
    ['<a href="#a" aria-expanded=false>+</a>', ['a']],
    ['<a href="#a" aria-selected=true>+</a>', ['a']],
    ['<a href="#a" data-toggle=tab>+</a>', ['a']],
    ['<a href="#a" data-bs-toggle=collapse>+</a>', ['a']],
    ['<a href="#a" role=tab>+</a>', ['a']],
    ['<a name="#a" role=tab>+</a>', []],
    [`<b aria-controls="${'a '.repeat(140)}${'b'.repeat(99)}">`, ['a', 'b'.repeat(20)]],
  ])('of %s are %j', (html, ids) => {
    expect(idsOf(html)).toEqual(ids);
  });

  it('are so many and no more', () => {
    const controls = (count: number): string =>
      Array.from({ length: count }, (_, at) => `<b aria-controls=a${at}>`).join('');
    expect(idsOf(controls(5_000))).toHaveLength(5_000);
    expect(idsOf(controls(5_001))).toHaveLength(5_000);
  });
});

describe('a panel', () => {
  const items = (count: number): string => '<i></i>'.repeat(count);

  it.each([
    ['has the role', '<div id=x role=tabpanel>'],
    ['is controlled', '<div id=x aria-controls=x>'],
    ['follows a button that says so', '<button aria-expanded=false>+</button><div id=x>'],
    ['follows it at a distance', '<h3><b aria-expanded=false>+</b></h3> \n <!-- a --><div id=x>'],
    ['follows it in a head so large', `<h3>${items(10)}<b aria-expanded></b></h3><div id=x>`],
    ['follows its label', '<label for=y>+</label><div id=x>'],
    ['follows a summary', '<div><summary>+</summary></div><div id=x>'],
  ])('%s: %s', (_, html) => {
    const [page, x] = withX(html);
    expect(isPanel(page, x, controlledIds(page))).toBe(true);
  });

  it.each([
    ['another role', '<div id=x role=tab>'],
    ['no head', '<section aria-expanded=true> a <div id=x>'],
    ['a head that opens nothing', '<h3>+</h3><div id=x>'],
    ['a head before another', '<button aria-expanded=false>+</button><p>a</p><div id=x>'],
    ['a head that is too large', `<h3>${items(11)}<b aria-expanded></b></h3><div id=x>`],
    ['a label of nothing', '<label>+</label><div id=x>'],
    ['an expanded element after its head', '<h3>+</h3><div id=x><b aria-expanded>'],
  ])('is not what has %s: %s', (_, html) => {
    const [page, x] = withX(html);
    expect(isPanel(page, x, controlledIds(page))).toBe(false);
  });

  it.each([
    ['S:1', true],
    ['S:af', true],
    ['S:', false],
    ['S:1x', false],
    ['xS:1', false],
  ])('is what React sends late: %s %s', (id, isLate) => {
    const page = pageFromHtml(`<body><div id="${id}">`);
    expect(isPanel(page, page.tree.size - 1, new Set())).toBe(isLate);
  });
});

describe('what stands below a heading', () => {
  it.each([
    ['<div><h3>a</h3><div id=x>b</div></div>', true],
    ['<div> <div><b>a</b><h6>a</h6></div> <div id=x>b</div> </div>', true],
    ['<div><h3 id=x>a</h3><div>b</div></div>', false],
    ['<div><p>a</p><div id=x><h3>b</h3></div></div>', false],
    ['<div><h3>a</h3><div id=x>b</div><div>c</div></div>', false],
    ['<div><h3>a</h3><p>b</p><div id=x>c</div></div>', false],
    [`<div>${'<!-- -->'.repeat(10)}<h3>a</h3><div id=x>b</div></div>`, true],
    [`<div>${'<!-- -->'.repeat(11)}<h3>a</h3><div id=x>b</div></div>`, false],
    ['<div><div id=x>b</div></div>', false],
  ])('%s: %s', (html, isBelow) => {
    expect(isBelowHeading(...withX(html))).toBe(isBelow);
  });
});

describe('a menu or an overlay', () => {
  it.each([
    ...['<dialog id=x>', '<nav id=x>', '<form id=x>', '<div id=x popover>'],
    ...['dialog', 'alertdialog', 'menu', 'menubar', 'navigation', 'listbox', 'tooltip', 'search'].map(
      (role) => `<div id=x role=${role}>`,
    ),
  ])('is %s', (html) => {
    expect(isOverlay(...withX(html))).toBe(true);
  });

  it.each(['<div id=x>', '<section id=x role=region>', '<div id=x role>'])('is not %s', (html) => {
    expect(isOverlay(...withX(html))).toBe(false);
  });
});
