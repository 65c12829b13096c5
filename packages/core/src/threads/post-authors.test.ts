import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { anyName } from './author-anchors.ts';
import { findPosts } from './find-posts.ts';

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
});
