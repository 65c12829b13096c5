import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { anyName } from './author-anchors.ts';
import { findPosts } from './find-posts.ts';
import { sourceOf } from './posts.cases.ts';

/** The authors of the posts on a page. */
const authorsOf = (html: string): string[] =>
  findPosts(pageFromHtml(html), anyName).map(({ author }) => author.name);

const post = (inside: string, replies = ''): string =>
  `<div class=c>${inside}<i>12:30</i><p>Some text of a post</p>${replies}</div>`;

describe('the author of a post', () => {
  it('is named in the way that most posts share', () => {
    const html =
      post('<b class=creator>Zoe</b><b class=author>Ada</b>') +
      post('<b class=author>Bob</b>') +
      post('<b class=author>Cid</b>');
    expect(authorsOf(html)).toEqual(['Ada', 'Bob', 'Cid']);
  });

  it('is named in the way with the most different names', () => {
    const html =
      post('<b class=member>Gold</b><b class=author>Ada</b>') +
      post('<b class=member>Gold</b><b class=author>Bob</b>') +
      post('<b class=member>Silver</b><b class=author>Cid</b>');
    expect(authorsOf(html)).toEqual(['Ada', 'Bob', 'Cid']);
  });

  it('is named in the way with the fewest words', () => {
    const html =
      post('<b class=member>Ada of Rome</b><b class=author>Ada</b>') +
      post('<b class=member>Bob of Oslo</b><b class=author>Bob</b>');
    expect(authorsOf(html)).toEqual(['Ada', 'Bob']);
  });

  it('is no button, which says the same in every post', () => {
    const html =
      post('<b class=user>Reply</b><b class=author>Ada of the Hills of Rome</b>') +
      post('<b class=user>Reply</b><b class=author>Bob of the Hills of Rome</b>') +
      post('<b class=user>Reply</b><b class=author>Cid of the Hills of Rome</b>');
    expect(authorsOf(html)).toEqual([
      'Ada of the Hills of Rome',
      'Bob of the Hills of Rome',
      'Cid of the Hills of Rome',
    ]);
  });

  it('may be the same in both of two posts, beside who is not', () => {
    const html =
      post('<b class=user>Ada</b><b class=author>Bob of the Hills of Rome</b>') +
      post('<b class=user>Ada</b><b class=author>Cid of the Hills of Rome</b>');
    expect(authorsOf(html)).toEqual([]);
  });

  it('is the first of those named in the best way', () => {
    const html =
      post('<b class=author>Ada</b> to <b class=author>Zoe</b>') +
      post('<b class=author>Bob</b> to <b class=author>Yan</b>');
    expect(authorsOf(html)).toEqual(['Ada', 'Bob']);
  });

  it('is not the one of a reply, which may stand before the name', () => {
    const reply = (name: string): string => post(`<b class=author>${name}</b>`);
    const html =
      `<div class=c>${reply('Bob')}${reply('Cid')}<b class=author>Ada</b><i>12:30</i><p>Text</p></div>` +
      post('<b class=author>Dan</b>', reply('Eve'));
    expect(authorsOf(html)).toEqual(['Ada', 'Bob', 'Cid', 'Dan', 'Eve']);
  });

  it('stands in the post and not behind it', () => {
    const html = `${post('<b class=author>Ada</b>')}<b class=author>Nobody</b>${post('<b class=author>Bob</b>')}<b class=author>Zoe</b>`;
    expect(authorsOf(html)).toEqual(['Ada', 'Bob']);
  });

  it('is looked for among no more names than anybody reads', () => {
    const many = '<b class=user>Someone Else Here</b>'.repeat(200);
    const html =
      post(`${many}<b class=author>Ada</b>`) + post(`<b class=user>Some One Else</b><b class=author>Bob</b>`);
    expect(authorsOf(html)).toEqual(['Someone Else Here', 'Bob']);
  });

  it('is the one that the markup states, before any other', () => {
    const stated = (name: string): string =>
      post(`<b class=user>Zoe</b><b class=author>Eve ${name}</b><b itemprop=author>${name}</b>`);
    expect(authorsOf(stated('Ada') + stated('Bob') + stated('Cid'))).toEqual(['Ada', 'Bob', 'Cid']);
  });

  it('is not the one who stands right behind the post, though named as in others', () => {
    const html = `${post('<b class=creator>Zoe</b>')}<b class=author>Nobody</b>${post('<b class=author>Bob</b>')}${post('<b class=author>Cid</b>')}`;
    expect(authorsOf(html)).toEqual(['Zoe', 'Bob', 'Cid']);
  });

  it('is not the one of a reply whose box is named after its author', () => {
    const box = (name: string): string => `<div class="c user">${name} <i class=date>1</i> yes</div>`;
    const long = 'Some text of a post. '.repeat(10);
    const outer = `<div class=c><b class=author>Ada</b><i>12:30</i><p>${long}</p>${'<br>'.repeat(40)}${box('Bob')}</div>`;
    const [first, ...others] = authorsOf(outer + box('Cid') + box('Dan'));
    expect(first).toBe('Ada');
    expect(others).toEqual(['Bob 1 yes', 'Cid 1 yes', 'Dan 1 yes']);
  });
});

describe('where the author of a post is named again', () => {
  const againIn = (html: string): string[][] => {
    const page = pageFromHtml(html + post('<b class=author>Bob</b>'));
    const [first] = findPosts(page, anyName);
    return [[sourceOf(page, first!.author.node)], first!.again.map((node) => sourceOf(page, node))];
  };

  it('is every place with the same name, and none with another', () => {
    const card = '<s class=member>Ada</s>';
    expect(
      againIn(
        post(`${card}<b class=author>Ada</b><u class=nick>Ada</u><q class=nick>Eve</q><s class=user>Ada</s>`),
      ),
    ).toEqual([['<b class=author>Ada</b>'], [card, '<u class=nick>Ada</u>', '<s class=user>Ada</s>']]);
  });

  it('is not inside the element that names the author', () => {
    const own = '<b class=author><u class=nick><s class=user>Ada</s></u></b>';
    expect(againIn(post(`${own}<s class=user>Ada</s>`))).toEqual([[own], ['<s class=user>Ada</s>']]);
  });
});
