import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { findThread } from './find-thread.ts';
import { partOf, sourceOf } from './posts.cases.ts';

interface Found {
  /** What is left of each post. */
  readonly bodies: string[];
  /** The boxes of its name and its time. */
  readonly heads: string[][];
  /** What is cut out of its body. */
  readonly removed: string[][];
}

function found(html: string): Found {
  const page = pageFromHtml(html);
  const posts = findThread(page, () => 'en');
  return {
    bodies: posts.map(({ body }) => partOf(page, body)),
    heads: posts.map(({ body }) => body.heads.map((node) => sourceOf(page, node))),
    removed: posts.map(({ body }) => body.removed.map((node) => sourceOf(page, node))),
  };
}

const name = (who: string): string => `<b class=author>${who}</b>`;
const TIME = '<i>15 May 2026</i>';
const TEXT = 'Some words of the post itself, enough of them to be what most of it says';
const said = (letters: number): string => `<p>${'a'.repeat(letters)}</p>`;

describe('the rows below a head', () => {
  const row = (who: string, text: string): string =>
    `<tr class=head><td>${name(who)}</td><td>${TIME}</td></tr><tr><td>${text}</td></tr>`;

  it('are the body of the post', () => {
    const html = `<table>${row('Ada Brook', TEXT)}${row('Bob Wood', 'Действительно, мост сегодня закрыт')}</table>`;
    expect(found(html)).toEqual({
      bodies: [`<tr><td>${TEXT}</td></tr>`, '<tr><td>Действительно, мост сегодня закрыт</td></tr>'],
      heads: ['Ada Brook', 'Bob Wood'].map((who) => [
        `<tr class=head><td>${name(who)}</td><td>${TIME}</td></tr>`,
      ]),
      removed: [[], []],
    });
  });
});

describe('the boxes of name and time', () => {
  const post = (who: string, inside: string): string => `<div class=c>${name(who)}${TIME}${inside}</div>`;

  it('include one about the author where the name stands again', () => {
    const about = (who: string): string => `<div class=about>${name(who)} likes boats</div>`;
    const html = ['Ada Brook', 'Bob Wood'].map((who) => post(who, `<p>${TEXT}</p>${about(who)}`)).join('');
    expect(found(html).heads).toEqual([
      [name('Ada Brook'), TIME, about('Ada Brook')],
      [name('Bob Wood'), TIME, about('Bob Wood')],
    ]);
    expect(found(html).bodies).toEqual(Array(2).fill(`<p>${TEXT}</p>`));
  });

  it('include the first and the last of several, but none amid the text', () => {
    const html = ['Ada Brook', 'Bob Wood']
      .map((who) =>
        post(
          who,
          `<s>${name(who)} again</s><p>${TEXT}</p><u>${name(who)} in it</u><p>${TEXT}</p><q>${name(who)} below</q>`,
        ),
      )
      .join('');
    expect(found(html).heads[0]).toEqual([
      name('Ada Brook'),
      TIME,
      `<s>${name('Ada Brook')} again</s>`,
      `<q>${name('Ada Brook')} below</q>`,
    ]);
    expect(found(html).bodies[1]).toBe(
      `<div class=c><p>${TEXT}</p><u>${name('Bob Wood')} in it</u><p>${TEXT}</p></div>`,
    );
  });

  it('do not include the post, even where it is called after its author', () => {
    const html = ['Ada Brook', 'Bob Wood']
      .map((who) => `<li class="c author"><span>${who}</span>${TIME}<p>Thank you so much</p></li>`)
      .join('');
    expect(found(html).heads).toEqual([[TIME], [TIME]]);
    expect(found(html).bodies[0]).toBe(
      '<li class="c author"><span>Ada Brook</span><p>Thank you so much</p></li>',
    );
  });

  it('do not include a short post among long ones', () => {
    const html =
      post('Ada Brook', said(200)) +
      post('Bob Wood', said(200)) +
      post('Cid Roe', `<p>Thanks</p><s>${name('Cid Roe')}</s>`);
    expect(found(html).heads[2]).toEqual([name('Cid Roe'), TIME, `<s>${name('Cid Roe')}</s>`]);
    expect(found(html).bodies[2]).toBe('<p>Thanks</p>');
  });

  it('hold two fifths of all letters at most', () => {
    // Fifty letters in each post: five of the name, three of the month, the rest around the name or after it.
    const html = (around: number): string =>
      ['Adama', 'Bobby']
        .map(
          (who) =>
            `<div class=c><div>${name(who)}${'b'.repeat(around)}</div>${said(42 - around)}<div>${TIME}</div></div>`,
        )
        .join('');
    expect(found(html(15)).heads[0]![0]).toBe(`<div>${name('Adama')}${'b'.repeat(15)}</div>`);
    expect(found(html(16)).heads[0]![0]).toBe(name('Adama'));
  });

  it('are no larger where some posts do not say when they were written', () => {
    const dated = (who: string, time: string): string =>
      `<div class=c>${name(who)}<div>${said(40)}<i class=date>${time}</i></div></div>`;
    const html =
      dated('Ada Brook', '15 May 2026') + dated('Bob Wood', '16 May 2026') + dated('Cid Roe', '3 hours ago');
    expect(found(html).heads.map((boxes) => boxes.slice(1))).toEqual([
      ['<i class=date>15 May 2026</i>'],
      ['<i class=date>16 May 2026</i>'],
      [],
    ]);
  });

  it('lie as far up as in the other posts, where one has no box around its name', () => {
    const boxed = (who: string): string =>
      `<div class=c><div class=head>${name(who)} wrote</div><p>${TEXT}</p>${TIME}</div>`;
    const html = post('Ada Brook', `<p>${TEXT}</p>`) + boxed('Bob Wood') + boxed('Cid Roe');
    expect(found(html).heads.map(([first]) => first)).toEqual([
      name('Ada Brook'),
      `<div class=head>${name('Bob Wood')} wrote</div>`,
      `<div class=head>${name('Cid Roe')} wrote</div>`,
    ]);
  });

  it('lie no more than twenty levels above the name', () => {
    const deep = (who: string): string =>
      `<div class=c>${'<section>'.repeat(25)}${name(who)}${'</section>'.repeat(25)}<p>${TEXT}</p>${TIME}</div>`;
    const { heads } = found(deep('Ada Brook') + deep('Bob Wood'));
    expect(heads.map(([first]) => first!.match(/<section>/gu)!.length)).toEqual([20, 20]);
  });

  it('are no part of what is cut out of a body that they stand beside', () => {
    const html = ['Ada Brook', 'Bob Wood']
      .map((who) => `<div class=c>${name(who)}<div><p>${TEXT}</p><p>${TEXT}</p></div>${TIME}</div>`)
      .join('');
    expect(found(html)).toMatchObject({
      bodies: Array(2).fill(`<div><p>${TEXT}</p><p>${TEXT}</p></div>`),
      removed: [[], []],
    });
  });
});

describe('in a post of another depth', () => {
  const head = (who: string): string => `<div class=head>${name(who)} wrote</div>`;
  const plain = (who: string): string => `<div class=c>${head(who)}${said(100)}${TIME}</div>`;
  const wrapped = (who: string, inside = head(who)): string =>
    `<div class=c><div class=wrap>${inside}<p>Thanks</p></div>${TIME}</div>`;
  const headsOf = (html: string): (string | undefined)[] => found(html).heads.map(([first]) => first);

  it('the head is the box of the shape that most posts have', () => {
    expect(headsOf(wrapped('Cid Roe') + plain('Ada Brook') + plain('Bob Wood'))).toEqual([
      head('Cid Roe'),
      head('Ada Brook'),
      head('Bob Wood'),
    ]);
    expect(found(plain('Ada Brook') + plain('Bob Wood') + wrapped('Cid Roe')).bodies[2]).toBe(
      '<p>Thanks</p>',
    );
  });

  it('which must be more than half of them', () => {
    const wrap = `<div class=wrap>${head('Bob Wood')}<p>Thanks</p></div>`;
    expect(headsOf(plain('Ada Brook') + wrapped('Bob Wood'))).toEqual([head('Ada Brook'), wrap]);
  });

  it('and may stand further up', () => {
    const deep = `<div class=head><span><u>${name('Cid Roe')}</u></span> wrote</div>`;
    const whole = (inside: string): string =>
      `<div class=c><div class=all>${inside}${said(100)}</div>${TIME}</div>`;
    const html = whole(head('Ada Brook')) + whole(head('Bob Wood')) + whole(deep);
    expect(headsOf(html)).toEqual([head('Ada Brook'), head('Bob Wood'), deep]);
  });

  it('but stands inside the post', () => {
    const bare = `<div class=c>${name('Cid Roe')}${said(100)}${TIME}</div>`;
    const html = `<div class=head>${plain('Ada Brook')}${plain('Bob Wood')}${bare}</div>`;
    expect(headsOf(html)).toEqual([head('Ada Brook'), head('Bob Wood'), name('Cid Roe')]);
  });

  it('is as far up as in the others where boxes have no class', () => {
    const simple = (who: string): string =>
      `<div class=c><div><u>${name(who)}</u> wrote</div>${said(100)}${TIME}</div>`;
    const other = `<div class=wrap><u>${name('Cid Roe')}</u> wrote</div>`;
    const html = `${simple('Ada Brook')}${simple('Bob Wood')}<div class=c>${other}${said(100)}${TIME}</div>`;
    expect(headsOf(html)[2]).toBe(other);
  });

  it('is the outer of two boxes of that shape', () => {
    const twice = (who: string): string =>
      `<div class=c><div class=head><div class=head>${name(who)}</div> wrote</div>${said(100)}${TIME}</div>`;
    expect(headsOf(twice('Ada Brook') + twice('Bob Wood'))[0]).toBe(
      `<div class=head><div class=head>${name('Ada Brook')}</div> wrote</div>`,
    );
  });
});
