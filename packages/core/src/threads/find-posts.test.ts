import { describe, expect, it } from 'vitest';
import { getAttribute } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { anyName } from './author-anchors.ts';
import { findPosts, isThreadPage } from './find-posts.ts';

const post = (name: string, id: string, { shape = 'c', inside = 'Some words' } = {}): string =>
  `<div class=${shape} id=${id}><b class=author>${name}</b> 12:30 <p>${inside}</p></div>`;

const idsOf = (html: string): (string | null)[] => {
  const page = pageFromHtml(html);
  return findPosts(page, anyName).map(({ root }) => getAttribute(page, root, 'id'));
};

describe('a discussion', () => {
  it('needs two posts', () => {
    expect(idsOf(post('Ada', '1'))).toEqual([]);
    expect(idsOf(post('Ada', '1') + post('Bob', '2'))).toEqual(['1', '2']);
  });

  it('is the shape with the most posts', () => {
    const other = { shape: 'd' };
    expect(
      idsOf(
        post('Ada', '1') +
          post('Bob', '2') +
          post('Ada', '3', other) +
          post('Bob', '4', other) +
          post('Cid', '5', other),
      ),
    ).toEqual(['3', '4', '5']);
  });

  it('is the outermost shape of those with as many', () => {
    const wrapped = (name: string, id: string): string =>
      `<section class=w id=w${id}>${post(name, id)}</section>`;
    expect(idsOf(wrapped('Ada', '1') + wrapped('Bob', '2'))).toEqual(['w1', 'w2']);
  });

  describe('with remarks on its posts', () => {
    const remark = (
      name: string,
      id: string,
      inside = 'Is that so, and how would anybody know it?',
    ): string => post(name, id, { shape: 'r', inside });
    const answer = (name: string, id: string, remarks: string): string =>
      post(name, id, { inside: `${'A long answer to what was asked. '.repeat(5)}</p>${remarks}<p>` });
    const three = (id: string): string => [1, 2, 3].map((at) => remark(`Eve${at}`, `${id}.${at}`)).join('');

    it('is not misled by boxes of which each post has one by its own author', () => {
      const end = (name: string, id: string, inside: string): string =>
        post(name, `e${id}`, { shape: 'e', inside: `Written and signed by me.</p>${inside}<p>` });
      const ends = (name: string, id: string): string =>
        [name, 'Eve', 'Fay']
          .map((by, at) => end(by, `${id}.${at}`, remark(`Gil${at}`, `${id}.${at}`)))
          .join('');
      const signed = (name: string, id: string): string =>
        answer(name, id, `${'And there is more to say. '.repeat(20)}${ends(name, id)}`);
      expect(idsOf(signed('Ada', '1') + signed('Bob', '2'))).toEqual([
        '1',
        '1.0',
        '1.1',
        '1.2',
        '2',
        '2.0',
        '2.1',
        '2.2',
      ]);
    });

    it('has both, remarks below their posts', () => {
      const page = pageFromHtml(answer('Ada', '1', three('1')) + answer('Bob', '2', three('2')));
      const found = findPosts(page, anyName);
      expect(
        found.map(({ root, depth, author }) => `${getAttribute(page, root, 'id')} ${depth} ${author.name}`),
      ).toEqual([
        '1 0 Ada',
        '1.1 1 Eve1',
        '1.2 1 Eve2',
        '1.3 1 Eve3',
        '2 0 Bob',
        '2.1 1 Eve1',
        '2.2 1 Eve2',
        '2.3 1 Eve3',
      ]);
      expect(found[0]!.replies).toEqual(found.slice(1, 4).map(({ root }) => root));
      expect(found[0]!.letters).toBeLessThan(200);
    });

    it('but not if all of them are in one box, or say more than the posts', () => {
      const all = three('1') + three('2');
      expect(idsOf(answer('Ada', '1', all) + answer('Bob', '2', ''))).not.toContain('1');
      const long = (id: string): string =>
        [1, 2, 3].map((at) => remark(`Eve${at}`, `${id}.${at}`, 'So much to say. '.repeat(20))).join('');
      expect(idsOf(answer('Ada', '1', long('1')) + answer('Bob', '2', long('2')))).not.toContain('1');
    });

    it('has only posts if the others are lines about their authors', () => {
      const lines = (id: string): string =>
        [1, 2, 3].map((at) => remark(`E${at}`, `${id}.${at}`, 'ok')).join('');
      expect(idsOf(answer('Ada', '1', lines('1')) + answer('Bob', '2', lines('2')))).toEqual(['1', '2']);
    });
  });

  it('has posts in at least six of ten boxes of the shape', () => {
    const other = (count: number): string => '<div class=c><b class=author>Zoe</b></div>'.repeat(count);
    const posts = post('Ada', '1') + post('Bob', '2') + post('Cid', '3');
    expect(idsOf(posts + other(2))).toHaveLength(3);
    expect(idsOf(posts + other(3))).toHaveLength(0);
  });

  it('has hardly a post headed by a link to another page', () => {
    const teaser = '<h3><a href=x>The title of another page</a></h3>Words of that page';
    const posts = Array.from({ length: 7 }, (_, n) => post(`Ada${n}`, `p${n}`)).join('');
    const teasers = (count: number): string =>
      Array.from({ length: count }, (_, n) => post(`Bob${n}`, `t${n}`, { inside: teaser })).join('');
    expect(idsOf(posts + teasers(3))).toHaveLength(10);
    expect(idsOf(posts + teasers(4))).toHaveLength(0);
  });

  it.each(['h1', 'h2', 'h3', 'h4'])('takes an <%s> for such a heading', (tag) => {
    const teaser = `<${tag}><a href=x>The title of another page</a></${tag}>`;
    expect(idsOf(post('Ada', '1', { inside: teaser }) + post('Bob', '2', { inside: teaser }))).toEqual([]);
  });

  it.each([
    ['a heading that is no link', '<h2>The title of this very post</h2>'],
    ['a heading with a link in it', '<h2>Re: <a href=x>The title of another page</a></h2>'],
    ['a link that is no heading', '<h5><a href=x>The title of another page</a></h5>'],
    ['a heading too short for a title', '<h2><a href=x>twenty letters in it x y</a></h2>'],
    ['a heading far below', `${'<br>'.repeat(60)}<h2><a href=x>The title of another page</a></h2>`],
  ])('takes %s for none', (_, inside) => {
    const text = `${inside}Some words`;
    expect(idsOf(post('Ada', '1', { inside: text }) + post('Bob', '2', { inside: text }))).toEqual([
      '1',
      '2',
    ]);
  });

  it('takes a heading of twenty letters for a title', () => {
    const teaser = '<h2><a href=x>twenty letters in it x y z</a></h2>Some words';
    expect(idsOf(post('Ada', '1', { inside: teaser }) + post('Bob', '2', { inside: teaser }))).toEqual([]);
  });

  it('has more than one person in it, whatever titles they have', () => {
    expect(idsOf(`${post('Ann Lee', '1') + post('Ann Lee, Editor', '2')}<b class=author>Bob</b>`)).toEqual(
      [],
    );
    expect(idsOf(`${post('Ann Lee, Editor', '1') + post('Ann Lee', '2')}<b class=author>Bob</b>`)).toEqual(
      [],
    );
    expect(idsOf(post('Ann Lee', '1') + post('Ann', '2') + post('Bob', '3'))).toEqual(['1', '2', '3']);
  });
});

describe('a page is the discussion on it', () => {
  const isThread = (words: number): boolean => {
    const inside = 'a'.repeat(12);
    const page = pageFromHtml(
      `<p>${'b'.repeat(words)}</p>${post('Ada', '1', { inside })}${post('Bob', '2', { inside })}`,
    );
    return isThreadPage(page, findPosts(page, anyName));
  };

  it('where at least three tenths of its text stand in posts', () => {
    // Thirty letters in posts, names included.
    expect(isThread(70)).toBe(true);
    expect(isThread(71)).toBe(false);
  });

  it('where it has nothing else', () => {
    expect(isThreadPage(pageFromHtml('<p>x'), [])).toBe(true);
  });
});
