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

  it('is the shape with the most text of those with nearly as many posts: four of five', () => {
    const many = ['1', '2', '3', '4', '5'].map((id) => post(`Ada${id}`, id)).join('');
    const few = (count: number): string =>
      ['6', '7', '8', '9']
        .slice(0, count)
        .map((id) => post(`Bob${id}`, id, { shape: 'd', inside: 'So much more to say about all of it' }))
        .join('');
    expect(idsOf(many + few(4))).toEqual(['6', '7', '8', '9']);
    expect(idsOf(many + few(3))).toEqual(['1', '2', '3', '4', '5']);
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
    const answer = (name: string, id: string, remarks: string, times = 5): string =>
      post(name, id, { inside: `${'A long answer to what was asked. '.repeat(times)}</p>${remarks}<p>` });
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

    it('says of each whether it is a remark, and how deep remarks on remarks are', () => {
      const nested = `<div class=r id=1.9><b class=author>Flo</b> 12:30 <p>Is that so, and who would know?</p>${remark('Gus', '1.91')}</div>`;
      const page = pageFromHtml(
        answer('Ada', '1', nested + three('1'), 9) + answer('Bob', '2', three('2'), 9),
      );
      const told = findPosts(page, anyName).map(
        ({ root, depth, isRemark }) => `${getAttribute(page, root, 'id')} ${depth} ${isRemark ?? false}`,
      );
      expect(told.slice(0, 4)).toEqual(['1 0 false', '1.9 1 true', '1.91 2 true', '1.1 1 true']);
    });

    it('may have none on one of its posts', () => {
      expect(
        idsOf(answer('Ada', '1', three('1')) + answer('Bob', '2', '') + answer('Cid', '3', three('3'))),
      ).toEqual(['1', '1.1', '1.2', '1.3', '2', '3', '3.1', '3.2', '3.3']);
    });

    it('is found among many other shapes of boxes', () => {
      const others = [...'abdefghijklmnopq']
        .map((shape) => post('Zoe', `${shape}1`, { shape }) + post('Yan', `${shape}2`, { shape }))
        .join('');
      expect(idsOf(others + answer('Ada', '1', three('1')) + answer('Bob', '2', three('2')))).toContain('1');
    });

    it('does not count what is said before, between or behind its posts', () => {
      const [one, two] = [answer('Ada', '1', three('1'), 9), answer('Bob', '2', '', 9)];
      expect(idsOf(three('9') + one + two)).not.toContain('1');
      expect(idsOf(one + two + three('9'))).not.toContain('1');
    });

    it('has at least four of five remarks inside', () => {
      const outside = (count: number): string =>
        Array.from({ length: count }, (_, at) => remark(`Flo${at}`, `9.${at}`)).join('');
      const posts =
        answer('Ada', '1', three('1'), 9) +
        answer('Bob', '2', three('2') + remark('Gil', '2.4') + remark('Gus', '2.5'), 9);
      expect(idsOf(posts + outside(2))).toContain('1');
      expect(idsOf(posts + outside(3))).not.toContain('1');
    });

    it('says more than twice as much as its remarks', () => {
      // The author has three letters, each of three remarks thirty with the name.
      const said = (id: string, letters: number): string =>
        post('Ada', id, {
          inside: `${'a'.repeat(letters - 3)}</p>${[1, 2, 3].map((at) => remark(`Eve${at}`, `${id}.${at}`, 'b'.repeat(27))).join('')}<p>`,
        });
      const other = (letters: number): string => said('2', letters).replace('>Ada<', '>Bob<');
      // What posts say includes what is said inside them.
      expect(idsOf(said('1', 91) + other(90))).toContain('1');
      expect(idsOf(said('1', 90) + other(90))).not.toContain('1');
    });

    it('takes boxes for ends of posts if four of five have one by their own author', () => {
      const names = ['Ada', 'Bob', 'Cid', 'Dan', 'Eve'];
      const withEnds = (count: number): string =>
        names
          .map((name, at) =>
            answer(name, name, remark(at < count ? name : 'Zoe', `${name}.1`) + remark('Yan', `${name}.2`)),
          )
          .join('');
      expect(idsOf(withEnds(4))).toEqual(names);
      expect(idsOf(withEnds(3))).toHaveLength(15);
      expect(idsOf(withEnds(1))).toHaveLength(15);
    });

    it('needs remarks of twenty-five letters on average', () => {
      const lines = (id: string, letters: number): string =>
        [1, 2, 3].map((at) => remark(`Eve${at}`, `${id}.${at}`, 'b'.repeat(letters - 3))).join('');
      const html = (letters: number): string =>
        answer('Ada', '1', lines('1', letters)) + answer('Bob', '2', lines('2', 25));
      expect(idsOf(html(25))).toHaveLength(8);
      expect(idsOf(html(24))).toEqual(['1', '2']);
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

  it.each([
    [
      'a heading in a link',
      '</p><div><a href=x><h2>The title of another page</h2></a><a href=#x>All</a></div>',
    ],
    ['a link without an address', '<h2><a>The title of another page</a></h2>'],
  ])('takes %s for one', (_, heading) => {
    const text = `${heading}Some words`;
    expect(idsOf(post('Ada', '1', { inside: text }) + post('Bob', '2', { inside: text }))).toEqual([]);
  });

  it('does not take the heading of what follows a post for its own', () => {
    const heading = '<h2><a href=x>The title of another page</a></h2>';
    expect(idsOf(post('Ada', '1') + heading + post('Bob', '2') + heading)).toEqual(['1', '2']);
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

describe('boxes in a box by the same person', () => {
  const part = (name: string, id: string): string => post(name, id);
  const idsAndReplies = (html: string): string[] => {
    const page = pageFromHtml(html);
    const idOf = (node: number): string => getAttribute(page, node, 'id')!;
    return findPosts(page, anyName).map(({ root, replies }) => [root, ...replies].map(idOf).join(' '));
  };
  const whole = (name: string, id: string, inside: string): string =>
    post(name, id, { inside: `Some words</p>${inside}<p>` });

  it('are parts of the post where there are many', () => {
    const html =
      whole('Ada', '1', part('Ada', '1a') + part('Cid', '1b')) +
      whole('Bob', '2', part('Bob', '2a') + part('Bob', '2b'));
    expect(idsAndReplies(html)).toEqual(['1 1b', '1b', '2']);
  });

  it('are replies where they are two fifths or fewer', () => {
    const ada = whole('Ada', '1', part('Ada', '1a') + part('Ada', '1b'));
    expect(idsAndReplies(ada + post('Bob', '2') + post('Cid', '3'))).toEqual([
      '1 1a 1b',
      '1a',
      '1b',
      '2',
      '3',
    ]);
    expect(idsAndReplies(ada + post('Bob', '2'))).toEqual(['1', '2']);
  });

  it('are other than boxes that follow one by the same person', () => {
    expect(idsOf(['1', '2', '3'].map((id) => post('Ada', id)).join('') + post('Bob', '4'))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
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

  it('whatever its title says', () => {
    const title = `<title>${'t'.repeat(500)}</title>`;
    const page = pageFromHtml(title + post('Ada', '1') + post('Bob', '2'));
    expect(isThreadPage(page, findPosts(page, anyName))).toBe(true);
  });

  it('where it has nothing else', () => {
    expect(isThreadPage(pageFromHtml('<p>x'), [])).toBe(true);
  });
});
