import { describe, expect, it } from 'vitest';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { anyName, authorAnchors, nameIn, nameInText, statedDepth } from './author-anchors.ts';

/** The kinds of the places in a page that name somebody, with the names. */
function anchorsIn(html: string, readName = anyName): string[] {
  return authorAnchors(pageFromHtml(html), readName).map(({ kind, name }) => `${kind}: ${name}`);
}

describe('a place names an author', () => {
  it.each([
    ['author', 'span.author'],
    ['authors', 'span.authors'],
    ['Author', 'span.Author'],
    ['user', 'span.user'],
    ['username', 'span.username'],
    ['userName', 'span.userName'],
    ['user-name', 'span.user-name'],
    ['userlink', 'span.userlink'],
    ['user-link', 'span.user-link'],
    ['userInfo', 'span.userInfo'],
    ['user-details', 'span.user-details'],
    ['poster', 'span.poster'],
    ['nick', 'span.nick'],
    ['nickname', 'span.nickname'],
    ['nick-name', 'span.nick-name'],
    ['member', 'span.member'],
    ['creator', 'span.creator'],
    ['commenter', 'span.commenter'],
    ['byline', 'span.byline'],
    ['by-line', 'span.by-line'],
    ['fn', 'span.fn'],
    ['hnuser', 'span.hnuser'],
    ['comment-author', 'span.-author'],
    ['comment_author', 'span._author'],
    ['big author', 'span.author'],
    ['commentAuthor', 'span.tAuthor'],
    ['author-17', 'span.author'],
  ])('by the class %s', (className, kind) => {
    expect(anchorsIn(`<span class="${className}">Ada</span>`)).toEqual([`${kind}: Ada`]);
  });

  it.each([
    'authority',
    'users',
    'superuser',
    'posters',
    'fnord',
    'memberships',
    'coauthor',
    'content',
    'bypass',
  ])('but not by the class %s', (className) => {
    expect(anchorsIn(`<span class="${className}">Ada</span>`)).toEqual([]);
  });

  it.each([
    ['/u/ada', 'a/u/'],
    ['/user/ada', 'a/user/'],
    ['/users/12/ada', 'a/users/'],
    ['/profile/ada', 'a/profile/'],
    ['/profiles/ada', 'a/profiles/'],
    ['/member/ada', 'a/member/'],
    ['https://x.example/Members/ada.1/', 'a/members/'],
    ['/people/ada', 'a/people/'],
    ['/author/ada', 'a/author/'],
    ['/authors/ada', 'a/authors/'],
    ['profile.php?id=1', 'aprofile.php?'],
    ['/member.php?u=12', 'a/member.php?'],
    ['/user?id=ada', 'a/user?'],
    ['/userinfo.cgi?ada', 'a/userinfo.cgi?'],
  ])('by a link to %s', (href, kind) => {
    expect(anchorsIn(`<a href="${href}">Ada</a>`)).toEqual([`${kind}: Ada`]);
  });

  it.each(['/uu/ada', '/user', '/news/ada', '/profile', '/peoples/ada', '/superprofile-of-somebody.php?x=1'])(
    'but not by a link to %s',
    (href) => {
      expect(anchorsIn(`<a href="${href}">Ada</a>`)).toEqual([]);
    },
  );

  it('by an address only where it is a link', () => {
    expect(anchorsIn('<b href="/u/ada">Ada</b>')).toEqual([]);
  });

  it('by what the markup states, and says that it does', () => {
    const page = pageFromHtml('<a rel="AUTHOR">Ada</a><b itemprop=author>Bob</b><i class=author>Cid</i>');
    expect(authorAnchors(page, anyName)).toMatchObject([
      { kind: 'aauthor', name: 'Ada', isStated: true },
      { kind: 'bauthor', name: 'Bob', isStated: true },
      { kind: 'i.author', name: 'Cid', isStated: false },
    ]);
    expect(anchorsIn('<a rel=nofollow>Ada</a><b itemprop=name>Bob</b>')).toEqual([]);
  });

  it('by the class before the address and the statement, in whatever order they come', () => {
    expect(anchorsIn('<a class=username href=/u/ada rel=author>Ada</a>')).toEqual(['a.username: Ada']);
    expect(anchorsIn('<a rel=author href=/u/ada class=username>Ada</a>')).toEqual(['a.username: Ada']);
    expect(anchorsIn('<a href=/u/ada rel=author>Ada</a>')).toEqual(['a/u/: Ada']);
    expect(anchorsIn('<a rel=author href=/u/ada>Ada</a>')).toEqual(['aauthor: Ada']);
  });

  it('but not by what other attributes say', () => {
    expect(anchorsIn('<b title=author lang=author id=author data-role=author>Ada</b>')).toEqual([]);
    expect(anchorsIn('<a title="/users/ada" href="/ada">Ada</a>')).toEqual([]);
  });

  it('but not by what comes far behind in an attribute', () => {
    const far = 'x'.repeat(295);
    expect(anchorsIn(`<b class="${far.slice(5)} author">Ada</b>`)).toHaveLength(1);
    expect(anchorsIn(`<b class="${far} author">Ada</b>`)).toEqual([]);
    expect(anchorsIn(`<b itemprop="${far} author">Ada</b>`)).toEqual([]);
    expect(anchorsIn(`<a href="/${far}xx/u/ada">Ada</a>`)).toEqual([]);
  });

  it('in the same kind of way whatever the number in it', () => {
    expect(anchorsIn('<a href="/user1.php?x">A</a><a href="/user22.php?x">B</a>')).toEqual([
      'a/user.php?: A',
      'a/user.php?: B',
    ]);
  });

  it('only where there is a name', () => {
    expect(anchorsIn('<b class=author>42</b><b class=author></b>')).toEqual([]);
    expect(anchorsIn('<b class=author>42 名</b>')).toEqual(['b.author: 42 名']);
  });

  it('but not by the whole page, its main part, a form or something unread', () => {
    const html = (tag: string): string => `<${tag} class=author>Ada</${tag}>`;
    for (const tag of ['body', 'main', 'form', 'script', 'template'])
      expect(anchorsIn(html(tag))).toEqual([]);
    expect(anchorsIn('<html class=author><p>Ada')).toEqual([]);
  });

  it('but not by a box with more in it than a name', () => {
    const withNodes = (count: number): string => `<div class=author>${'<b>A</b>'.repeat(count)}</div>`;
    expect(anchorsIn(withNodes(19))).toHaveLength(1);
    expect(anchorsIn(withNodes(20))).toHaveLength(0);
    expect(anchorsIn(withNodes(19).replace('</div>', '<br></div>'))).toHaveLength(1);
  });

  it('in no more letters than a name has', () => {
    const [anchor] = anchorsIn(`<b class=author>${'ab '.repeat(100)}</b>`);
    expect(anchor!.length).toBeLessThanOrEqual('b.author: '.length + 80);
  });
});

describe('the name in a text', () => {
  it.each([
    ['By Ada Brook', 'Ada Brook'],
    ['Ada Brook', 'Ada Brook'],
    ['eva', 'eva'],
    ['ян', 'ян'],
    ['noor', 'noor'],
  ])('%s', (text, name) => {
    expect(nameInText(text)).toBe(name);
  });

  it.each([
    'x',
    '123',
    'posted',
    'by',
    'вот и он сам пришёл сюда вечером',
    'а вот и он сам пришёл сюда вечером',
  ])('is not in %s', (text) => {
    expect(nameInText(text)).toBeNull();
  });
});

describe('the depth that the markup states', () => {
  const depthOf = (attributes: string): number | null => {
    const page = pageFromHtml(`<body><div ${attributes}>x</div>`);
    return statedDepth(page, page.tree.size - 2);
  };

  it.each([
    ['data-depth=2', 2],
    ['data-depth=0', 0],
    ['depth=3', 3],
    ['data-level=1', 1],
    ['aria-level=1', 0],
    ['aria-level=4', 3],
    ['data-depth=100', 100],
    ['data-depth=x data-level=2', 2],
    ['data-depth=1 aria-level=9', 1],
  ])('%s', (attributes, depth) => {
    expect(depthOf(attributes)).toBe(depth);
  });

  it.each([
    '',
    'data-depth=-1',
    'data-depth=1.5',
    'data-depth=101',
    'data-depth=deep',
    'aria-level=0',
    'depth',
  ])('is not in %s', (attributes) => {
    expect(depthOf(attributes)).toBe(attributes === 'depth' ? 0 : null);
  });
});

describe('the name in an element', () => {
  it.each([
    ['<td class=author><p>Ada</p><p>Member since: 11 April 2009</p></td>', 'Ada'],
    ['<h3 class=user>GuntherHH <em>Newcomer</em></h3>', 'GuntherHH'],
    ['<p class=author>by <b>fltlgt</b> » Sun 29 Oct 2017</p>', 'fltlgt'],
    [`<p class=author>Hello ${'and thank you for all of this '.repeat(4)}</p>`, null],
    ['<p class=author>1046</p>', null],
    ['<td><b class=author>1046</b>Ada Brook</td>', null],
    [`<td class=author><b>Ada Brook</b> ${'a'.repeat(70)}</td>`, 'Ada Brook'],
    [`<td class=author><b>Ada Brook</b> ${'a'.repeat(71)}</td>`, null],
    ['<td class=author>投稿者：<b>山田太郎</b></td>', '山田太郎'],
  ])('%s → %s', (html, name) => {
    const page = pageFromHtml(`<table><tr>${html}</table>`);
    const { tree } = page;
    const node = Array.from({ length: tree.size }, (_, at) => at).find(
      (at) => getAttribute(page, at, 'class') !== null,
    )!;
    expect(nameIn(page, node)).toBe(name);
  });
});
