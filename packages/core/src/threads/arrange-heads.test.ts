import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { Tag } from '../page/tags.ts';
import type { NodeId } from '../page/tree.ts';
import type { PageType } from '../selection/page-type.ts';
import { arrangeThread, type ThreadSelection } from './arrange-thread.ts';
import { partOf } from './posts.cases.ts';

/** A page of which a method kept the whole body, or certain elements. */
function arranged(
  html: string,
  pageType: PageType = 'forum',
  isRoot = (tag: number): boolean => tag === Tag.body,
): ThreadSelection & { readonly left: string } {
  const page = pageFromHtml(`<body>${html}`);
  const { tag, size } = page.tree;
  const roots = Array.from({ length: size }, (_, node: NodeId) => node).filter((node) => isRoot(tag[node]!));
  const found = arrangeThread({ page, selection: { roots, removed: [], reasons: [], pageType } }, () => 'en');
  return { ...found, left: partOf(page, found.selection).replace('<body>', '') };
}

const TEXT = 'The ferry was late again, and nobody on the quay knew why. '.repeat(5);
const name = (who: string): string => `<b class=author>${who}</b>`;
const TIME = '<time datetime=2026-05-15>x</time>';
const post = (who: string, text = TEXT): string =>
  `<div class=c><div class=head>${name(who)}${TIME}</div><p>${text}</p></div>`;

describe('the boxes of names and times', () => {
  it('are cut from a thread', () => {
    expect(arranged(post('Ada Brook') + post('Bob Wood')).left).toBe(
      `<div class=c><p>${TEXT}</p></div>`.repeat(2),
    );
  });

  it('are cut from amid the text', () => {
    const amid = (who: string): string =>
      `<div class=c><p>${TEXT}</p><div class=head>${name(who)}${TIME}</div><p>${TEXT}</p></div>`;
    expect(arranged(amid('Ada Brook') + amid('Bob Wood')).left).toBe(
      `<div class=c><p>${TEXT}</p><p>${TEXT}</p></div>`.repeat(2),
    );
  });

  it('are cut as a whole if they have eighty letters or fewer', () => {
    // The name has six letters, the time one.
    const withWords = (letters: number): string =>
      ['Adaada', 'Bobbob']
        .map((who) => post(who).replace(TIME, `${TIME}<u>${'b'.repeat(letters - 7)}</u>`))
        .join('');
    const bare = `<p>${TEXT}</p></div>`;
    expect(arranged(withWords(80)).left).toBe(`<div class=c>${bare}`.repeat(2));
    expect(arranged(withWords(81)).left).toBe(
      `<div class=c><div class=head><u>${'b'.repeat(74)}</u></div>${bare}`.repeat(2),
    );
  });

  it('are names and times alone in rows above the text', () => {
    const row = (who: string, text: string): string =>
      `<tr class=head><td>${name(who)} <u>Member</u></td><td>${TIME}</td></tr><tr><td>${text}</td></tr>`;
    const { left } = arranged(`<table>${row('Ada Brook', TEXT)}${row('Bob Wood', TEXT)}</table>`);
    const rest = `<tr class=head><td> <u>Member</u></td><td></td></tr><tr><td>${TEXT}</td></tr>`;
    expect(left).toBe(`<table>${rest}${rest}</table>`);
  });

  it('stay in a post that says nothing else', () => {
    const empty = `<div class=c><div class=head>${name('Cid Roe')}${TIME}</div></div>`;
    expect(arranged(post('Ada Brook') + post('Bob Wood') + empty).left).toContain(`${name('Cid Roe')}`);
  });

  it('are cut from below the text', () => {
    const below = (who: string): string =>
      `<div class=c><p>${TEXT}</p><div class=head>${name(who)}${TIME}</div></div>`;
    expect(arranged(below('Ada Brook') + below('Bob Wood')).left).toBe(
      `<div class=c><p>${TEXT}</p></div>`.repeat(2),
    );
  });

  it('stay in part where a post begins with a time and says nothing', () => {
    const empty = `<div class=c><i>15 May 2026</i>${name('Cid Roe')}</div>`;
    expect(arranged(post('Ada Brook') + post('Bob Wood') + empty).left).toContain('15 May 2026');
  });

  it('stay where they are all that the method kept', () => {
    const { left, heads } = arranged(post('Ada Brook') + post('Bob Wood'), 'forum', (tag) => tag === Tag.b);
    expect(left).toBe(name('Ada Brook') + name('Bob Wood'));
    expect(heads.size).toBe(0);
  });
});

describe('the line above a post', () => {
  const linesOf = (html: string): unknown[] => [...arranged(html).heads.values()];

  it('says nothing of a time that the page does not tell', () => {
    const undated = (who: string): string => post(who).replace(TIME, '<i class=date>3 Stunden</i>');
    expect(linesOf(undated('Ada Brook') + undated('Bob Wood'))).toEqual(
      ['Ada Brook', 'Bob Wood'].map((author) => ({ author, time: '', votes: null, isAccepted: false })),
    );
  });

  it('says a time as the page does, where only a clock could date it', () => {
    const relative = (who: string): string => post(who).replace(TIME, '<time>2時間前</time>');
    expect(linesOf(relative('Ada Brook') + relative('Bob Wood'))).toMatchObject([
      { time: '2時間前' },
      { time: '2時間前' },
    ]);
  });

  it('says how many voted for it and that it is accepted', () => {
    const answer = post('Bob Wood', `<b itemprop=upvoteCount>12</b> ${TEXT}`).replace(
      'class=c',
      'class=c itemprop=acceptedAnswer',
    );
    expect(linesOf(post('Ada Brook') + answer)).toMatchObject([
      { votes: null, isAccepted: false },
      { votes: 12, isAccepted: true },
    ]);
  });

  it('is missing where a head has no row below it', () => {
    const row = (who: string, text: string): string =>
      `<tr class=head><td>${name(who)}</td><td>${TIME}</td></tr>${text && `<tr><td>${text}</td></tr>`}`;
    const html = `<table>${row('Ada Brook', TEXT)}${row('Bob Wood', '')}${row('Cid Roe', TEXT)}</table>`;
    expect(linesOf(html)).toMatchObject([{ author: 'Ada Brook' }, { author: 'Cid Roe' }]);
  });
});

describe('a page with posts', () => {
  const SHORT = 'Some words of the post';
  const posts = post('Ada Brook', SHORT) + post('Bob Wood', SHORT);
  /** Posts on a page with other text, in letters. Those of names and times count as posts. */
  const beside = (letters: number): string => `<p>${'b'.repeat(letters)}</p>${posts}`;
  const LETTERS = 'AdaBrookxSomewordsofthepostBobWoodxSomewordsofthepost'.length;

  it('is a thread if half of its text is in them, whatever the method takes it for', () => {
    expect(arranged(beside(LETTERS), 'documentation').heads.size).toBe(2);
    expect(arranged(beside(LETTERS + 1), 'documentation').heads.size).toBe(0);
  });

  it('is a thread if the method takes it for a forum, however much else it says', () => {
    expect(arranged(beside(10 * LETTERS)).heads.size).toBe(2);
  });

  it('is none if the markup names no authors, which many boxes of a page could be', () => {
    const unmarked = ['Ada', 'Bo', 'Cy']
      .map((who) => `<div class=row><i>2026-06-01</i><strong>${who}</strong><p>${TEXT}</p></div>`)
      .join('');
    expect(arranged(unmarked)).toMatchObject({ left: unmarked, heads: new Map() });
  });
});
