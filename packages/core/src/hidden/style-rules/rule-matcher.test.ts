import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { growthRatio } from '../../trace/growth.cases.ts';
import { Suspicion } from '../declarations/may-hide.ts';
import { PageStyles } from './page-styles.ts';
import { RuleMatcher } from './rule-matcher.ts';

/** What each `p`, `b` and `i` of a page declares, if so much may be spent on comparing. */
function stylesOf(css: string, html: string, maxSpent?: number): Record<string, string>[] {
  const page = pageFromHtml(`<title>A</title><style>${css}</style>${html}`);
  const matcher = new RuleMatcher(page, new PageStyles(page), maxSpent);
  const nodes = Array.from({ length: page.tree.size }, (_, node) => node);
  return nodes
    .filter((node) => /^[pbi]$/u.test(tagNameOf(page.tree, node)))
    .map((node) => Object.fromEntries(matcher.styleOf(node)));
}

/** By what each `p` may be hidden. */
function suspicionsOf(css: string, html: string, head = '', maxSpent?: number): number[] {
  const page = pageFromHtml(`<title>A</title>${head}<style>${css}</style>${html}`);
  const matcher = new RuleMatcher(page, new PageStyles(page), maxSpent);
  const nodes = Array.from({ length: page.tree.size }, (_, node) => node);
  return nodes.filter((node) => tagNameOf(page.tree, node) === 'p').map((node) => matcher.suspicionOf(node));
}

describe('RuleMatcher', () => {
  it.each([
    ['.a{left:1px}p{left:2px}', '<p class=a>', { left: '1px' }],
    ['p{left:1px}p{left:2px}', '<p>', { left: '2px' }],
    ['p{left:1px !important}p{left:2px}', '<p style="left:3px">', { left: '1px' }],
    ['p{left:1px}', '<p style="left:3px">', { left: '3px' }],
    ['#a{left:1px}.b.b.b{left:2px}', '<p id=a class=b>', { left: '1px' }],
    [':where(#a){left:1px}p{left:2px}', '<p id=a>', { left: '2px' }],
    [':is(#a, i){left:1px}.b{left:2px}', '<p id=a class=b>', { left: '1px' }],
    ['@layer x{#a{left:1px}}p{left:2px}', '<p id=a>', { left: '2px' }],
    ['@layer x{p{left:1px!important}}p{left:2px!important}', '<p>', { left: '1px' }],
    ['@layer x,y;@layer y{p{left:1px!important}}@layer x{p{left:2px!important}}', '<p>', { left: '2px' }],
    ['@layer x{p{left:1px!important}}p{left:2px}', '<p style="left:3px!important">', { left: '3px' }],
    ['[title]{left:1px}', '<p title>', { left: '1px' }],
    ['.x{p &{left:1px}}', '<p class=x>', {}],
    ['div{& p{left:1px}}', '<div><p></div>', { left: '1px' }],
    [':root{--a:var(--b);--b:1px}p{left:var(--a)}', '<p>', { left: '1px' }],
    ['p{left:var(--a);top:var(--c, 2px)}', '<div style="--A: 1px"><p></div>', { left: '1px', top: '2px' }],
    ['@keyframes k{to{left:1px}}p{animation:k 1s forwards}', '<p>', { left: '1px' }],
    ['.sm\\:a{left:1px}', '<p class="sm:a">', { left: '1px' }],
    ['.nobody .a{left:1px}', '<p class=a>', {}],
    // A rule that only some readers get may show something, but hides it from none of the others.
    ['p{left:1px;top:1px}@media (min-width:1500px){p{left:2px}}', '<p>', { left: '2px', top: '1px' }],
    ['p{left:1px;top:1px}@media (min-width:1500px){p{left:-9999px}}', '<p>', { left: '1px', top: '1px' }],
    [
      '@import "data:text/css,p{left:1px}";@import "data:text/css,p{top:1px}";',
      '<p>',
      { left: '1px', top: '1px' },
    ],
    [
      '@import "data:text/css,p{left:1px}";@media print{p{left:2px}}p{top:1px}',
      '<p>',
      { left: '1px', top: '1px' },
    ],
  ])('%s on %s', (css, html, style) => {
    expect(stylesOf(css, html)[0]).toEqual(style);
  });

  it.each([
    ['p{display:none}', Suspicion.display],
    ['p{opacity:0;display:none}', Suspicion.display],
    ['p{opacity:0}', Suspicion.other],
    ['p{font-size:0}.a{display:none}', Suspicion.display | Suspicion.other],
    ['p{visibility:hidden}', Suspicion.other],
    ['p{left:-9999px}', Suspicion.other],
    ['p{color:#fff}', Suspicion.other],
    ['p{color:#0000}', Suspicion.other],
    ['p{DISPLAY/**/:none}', Suspicion.display],
    [':root{--a:none}p{display:var(--a)}', Suspicion.display],
    [':root{--a:block}p{display:var(--a)}', Suspicion.none],
    ['p{opacity:.5}', Suspicion.none],
    ['p{left:-100px}', Suspicion.none],
    ['p{color:#06c}', Suspicion.none],
    ['@media print{p{display:none}}', Suspicion.none],
    ['.js .a{display:none}', Suspicion.none],
    ['p:hover{display:none}', Suspicion.none],
    ['body:not(.js) .a{display:none}', Suspicion.none],
    ['body:not(.other) .a{display:none}', Suspicion.none],
    ['html:not(.loaded) .a{opacity:0}', Suspicion.none],
    [':not(.open) > .a{display:none}', Suspicion.none],
    ['.a:not(:not(.js) > *){display:none}', Suspicion.none],
    ['.a:not(.b){display:none}', Suspicion.display],
    ['body:not(#b) .a{display:none}', Suspicion.display],
    ['.a:not(main .a){display:none}', Suspicion.display],
  ])('%s makes an element suspicious: %i', (css, suspicion) => {
    expect(suspicionsOf(css, '<body class=js><p class=a>')).toEqual([suspicion]);
  });

  it('tells whether an element is displayed', () => {
    const page = pageFromHtml(
      `<style>p{display:none;left:0}@media (min-width:1500px){b{display:none}i{display:block}}</style>
      <style>b{display:block}i{display:none!important}u{content-visibility:hidden}</style><p><b><i><u>`,
    );
    const matcher = new RuleMatcher(page, new PageStyles(page));
    const displayOf = (tag: string): unknown => {
      const node = Array.from(page.tree.tag).findIndex((_, at) => tagNameOf(page.tree, at) === tag);
      return Object.fromEntries(matcher.displayOf(node));
    };
    expect(['p', 'b', 'i', 'u'].map(displayOf)).toEqual([
      expect.objectContaining({ display: 'none' }),
      { display: 'block' },
      { display: 'none' },
      { 'content-visibility': 'hidden' },
    ]);
  });

  it('suspects only what is its own ground, or no colour, where other sheets may set grounds', () => {
    const others = '<link rel=stylesheet href=a.css>';
    const css =
      '.a{color:#fff}.b{color:#fff;background:#fff}.c{background:red;color:red}.d{color:transparent}';
    const html = '<p class=a><p class=b><p class=c><p class=d>';
    expect(suspicionsOf(css, html, others)).toEqual([0, 2, 2, 2]);
    expect(suspicionsOf(css, html)).toEqual([2, 2, 2, 2]);
  });

  it('takes nothing for a match that stayed open, also the second time', () => {
    expect(suspicionsOf('p:not(.js p){display:none}', '<body class=js><div><p>1<p>2</div>')).toEqual([0, 0]);
  });

  it('hides by no rule of a key that has too many', () => {
    const css = (count: number): string => `.a{display:none}${'.a{left:0}'.repeat(count)}.a{display:none}`;
    expect(stylesOf(css(198), '<p class=a>')[0]).toEqual({ display: 'none', left: '0' });
    expect(stylesOf(css(199), '<p class=a>')[0]).toEqual({ left: '0' });
  });

  it('spends so much on rules and no more; `style` attributes are read all the same', () => {
    const [css, html] = ['*{left:1px}', '<p>1</p><b>2</b><i style="top:0">3</i>'];
    expect(stylesOf(css, html)).toEqual([{ left: '1px' }, { left: '1px' }, { left: '1px', top: '0' }]);
    expect(stylesOf(css, html, 250)).toEqual([{ left: '1px' }, { left: '1px' }, { top: '0' }]);
  });

  it('keeps no more lists of rules than it may spend on, whether or not an element has text', () => {
    const html = Array.from({ length: 20 }, (_, place) => `<p class="a b c${place}">`).join('');
    const found = suspicionsOf('.a{opacity:0}.b{opacity:0}', html, '', 1_000);
    expect(found.slice(0, 8)).toEqual(Array(8).fill(Suspicion.other));
    expect(found.slice(8)).toEqual(Array(12).fill(Suspicion.none));
  });

  it.each([
    ['ancestors', 'div div div div p{left:1px}', '<div>', '<p>x</p>', '</div>'],
    ['siblings', 'p ~ p ~ p ~ b ~ p{left:1px}', '', '<p>x</p>', ''],
    ['nested rules', `${'p,div{&:not(b),&:not(i){'.repeat(6)}left:1px${'}}'.repeat(6)}`, '', '<p>x</p>', ''],
    ['variables', 'p{left:var(--a)}', '<div>', '<p>x</p>', '</div>'],
  ])('takes linear time over %s', (_, css, open, each, close) => {
    const prepare = (size: number): (() => void) => {
      const html = open.repeat(size / 10) + each.repeat(size) + close.repeat(size / 10);
      return () => void stylesOf(css, html, 1_000_000);
    };
    expect(growthRatio(prepare, 200, 16)).toBeLessThan(40);
  });
});
