import { describe, expect, it } from 'vitest';
import { getAttribute, tagNameOf } from '../../../page/access.ts';
import { pageFromHtml } from '../../../page/from-html.ts';
import { Tag } from '../../../page/tags.ts';
import { findNamedElements } from './named-elements.ts';

/** The named elements of a page by tag and id, and how many are named after people. */
function named(html: string, wantsByline = true): Readonly<Record<string, unknown>> {
  const page = pageFromHtml(html);
  const { people, ...lists } = findNamedElements(page, page.tree.tag.indexOf(Tag.h1), wantsByline);
  const found = Object.entries(lists).map(([kind, nodes]) => [
    kind,
    nodes.map((node) => tagNameOf(page.tree, node) + (getAttribute(page, node, 'title') ?? '')),
  ]);
  return { ...Object.fromEntries(found), people };
}

const NONE = { bylines: [], authorLinks: [], dates: [], updates: [], elsewhere: [], beside: [], people: 0 };

/** What the class of an element makes of it. */
const NAMES: readonly (readonly [names: string, meaning: Readonly<Record<string, unknown>>])[] = [
  [
    'byline Byline byLine by-line By-Line ByLine post-byline postByline autor autora post-autor writer Writer reporter Reporter the_writer',
    { bylines: ['p'] },
  ],
  [
    'author authors Author AUTHOR post-author post_author postAuthor author-name',
    { bylines: ['p'], people: 1 },
  ],
  [
    'date Date DATE dateline date-line dateLine DateLine datetime dateTime DateTime pubdate pubDate PubDate post-date entryDate',
    { dates: ['p'] },
  ],
  [
    'publish published Publish Published timestamp timeStamp TimeStamp posted Posted submitted Submitted time Time postTime',
    { dates: ['p'] },
  ],
  [
    'updated Updated lastUpdated modified Modified lastmod last-mod LastMod Last-Mod revised Revised changed Changed is-changed',
    { updates: ['p'] },
  ],
  ['user USER poster nick members nickname authority', { people: 1 }],
  ['comment comments COMMENTS reply replies related post-comment', { elsewhere: ['p'], beside: ['p'] }],
  ['sidebar Sidebar left-sidebar', { beside: ['p'] }],
  [
    'xwriter reporters bylines Xdate dated update outdated candidate runtime timely xposted unmodified xchanged revisedly xupdated publisher title',
    {},
  ],
];

describe('findNamedElements', () => {
  it.each(NAMES.flatMap(([names, meaning]) => names.split(' ').map((name) => [name, meaning] as const)))(
    'knows the class %s',
    (name, meaning) => {
      const expected = { ...NONE, ...meaning };
      expect(named(`<h1>x</h1><p class="${name}">`)).toEqual(expected);
      expect(named(`<h1>x</h1><p class="a ${name} b">`)).toEqual(expected);
      expect(named(`<h1>x</h1><p id="${name}">`)).toEqual(expected);
    },
  );

  it('reads classes and ids together, and no other attribute', () => {
    expect(named('<h1>x</h1><p class=date id=author>')).toEqual({
      ...NONE,
      bylines: ['p'],
      dates: ['p'],
      people: 1,
    });
    expect(named('<h1>x</h1><p data-name=author lang=date>')).toEqual(NONE);
    expect(named('<h1>x</h1><p class=x data-name=author>')).toEqual(NONE);
    expect(named('<h1>x</h1><p id=x data-name=author>')).toEqual(NONE);
  });

  it('takes an update that is also called a date for a date', () => {
    expect(named('<h1>x</h1><p class="updated date">')).toEqual({ ...NONE, dates: ['p'] });
  });

  it('reads names behind character references, and no more than three hundred characters', () => {
    expect(named('<h1>x</h1><p class="&#97;uthor">')).toMatchObject({ bylines: ['p'] });
    expect(named(`<h1>x</h1><p class="${'x'.repeat(293)} author">`)).toMatchObject({ bylines: ['p'] });
    expect(named(`<h1>x</h1><p class="${'x'.repeat(294)} author">`)).toMatchObject({ bylines: [] });
    expect(named(`<h1>x</h1><p class="&amp;${'x'.repeat(293)} author">`)).toMatchObject({ bylines: [] });
  });

  it.each(['button', 'textarea', 'img', 'input', 'script', 'svg'])('leaves <%s>', (tag) => {
    expect(named(`<h1>x</h1><${tag} class=author></${tag}>`)).toEqual(NONE);
  });

  it('leaves lists of choices, and what is in the head', () => {
    expect(named('<h1>x</h1><select class=author></select>')).toEqual(NONE);
    expect(named('<meta class=author><title class=date></title><h1>x</h1>')).toEqual(NONE);
  });

  it('leaves what stands elsewhere, and goes on behind it', () => {
    const html = '<h1>x</h1><div class=comments title=1><p class=author></div><p class=author title=2>';
    expect(named(html)).toEqual({
      ...NONE,
      bylines: ['p2'],
      elsewhere: ['div1'],
      beside: ['div1'],
      people: 1,
    });
  });

  it('looks into what is around the heading, whatever it is called', () => {
    const inside = { ...NONE, dates: ['p'] };
    expect(named('<div class=related><h1>x</h1><p class=date></div>')).toEqual(inside);
    expect(named('<h1 class=comment>x</h1><p class=date>')).toEqual(inside);
    expect(named('<body class=comments><p class=date>')).toEqual(inside);
    expect(named('<body><div class=related></div><h1>x</h1><p class=date>')).toEqual({
      ...inside,
      elsewhere: ['div'],
      beside: ['div'],
    });
    expect(named('<body><div class=sidebar><p class=author></div><h1>x</h1>')).toEqual({
      ...NONE,
      beside: ['div'],
    });
  });

  it.each([
    ...[
      'author',
      'authors',
      'autor',
      'autoren',
      'autores',
      'auteur',
      'auteurs',
      'contributor',
      'contributors',
    ],
    ...['profile', 'profiles', 'people', 'user', 'users', 'member', 'members', 'by', 'By'],
  ])('takes a link to /%s/… for one to an author where one is wanted', (folder) => {
    const link = `<h1>x</h1><a href="https://a.example/${folder}/ada">Ada</a>`;
    expect(named(link)).toEqual({ ...NONE, authorLinks: ['a'] });
    expect(named(link, false)).toEqual(NONE);
    expect(named(link.replace('<a', '<p'))).toEqual(NONE);
  });

  it.each(['/author/', '/authors//x', '/authority/x', '/author', '/xby/x', `/${'x'.repeat(300)}/by/x`])(
    'takes no link to %s for a byline',
    (href) => {
      expect(named(`<h1>x</h1><a href="${href}">Ada</a>`)).toEqual(NONE);
    },
  );

  it('keeps a hundred elements of each kind', () => {
    const many = named(`<h1>x</h1>${'<p class=author></p>'.repeat(101)}`);
    expect((many['bylines'] as unknown[]).length).toBe(100);
    expect(many['people']).toBe(101);
  });
});
