import { describe, expect, it } from 'vitest';
import { element } from '../../../content/build-tree.cases.ts';
import type { ContentElement } from '../../../content/content-tree.ts';
import { hostOf, isLinkList } from './link-list.ts';
import { BoxMeasures, isDeadLink } from './small-box.ts';

const a = (href: string, words: string | ContentElement): ContentElement => element('a', { href }, words);
const measure = (box: ContentElement, maxText = 100) => new BoxMeasures(maxText).of(box);

describe('BoxMeasures', () => {
  it('counts text, and what of it stands in links', () => {
    const box = element('p', 'one  ', a('/x', 'two'), a('#', 'four'), element('a', 'five'), ' ');
    expect(measure(box)).toEqual({ length: 14, linked: 7, headed: 0, dead: 4, deadLinks: 1, objects: 0 });
  });

  it('counts headings that are no links, and not the title', () => {
    const box = element('div', element('h2', 'one ', a('/x', 'two')), a('/y', element('h3', 'four')), 'x');
    expect(measure(box)).toMatchObject({ length: 11, linked: 7, headed: 3 });
    expect(measure(element('div', element('h1', 'one')))).toMatchObject({ length: 3, headed: 0 });
  });

  it('counts a dead link once, however deep its words stand', () => {
    const link = element('a', { href: '#' }, element('b', a('#', 'x')), a('/x', 'yy'));
    expect(measure(element('p', link, a('', 'z')))).toEqual({
      length: 4,
      linked: 4,
      headed: 0,
      dead: 2,
      deadLinks: 2,
      objects: 0,
    });
  });

  it.each(['img', 'picture', 'video', 'audio', 'iframe', 'pre', 'table', 'h1'])(
    'counts %s as an object',
    (tag) => {
      expect(measure(element('div', element('p', element(tag, 'x')), element('h2')))!.objects).toBe(1);
    },
  );

  it('knows nothing of a box that is too large', () => {
    expect(measure(element('p', 'x'.repeat(100)))!.length).toBe(100);
    expect(measure(element('p', 'x'.repeat(101)))).toBeNull();
    const nodes = (count: number): ContentElement =>
      element('p', ...Array.from({ length: count }, () => element('b')));
    expect(measure(nodes(399))).not.toBeNull();
    expect(measure(nodes(400))).toBeNull();
  });

  it('measures each box once', () => {
    const boxes = new BoxMeasures(10);
    const box = element('p', 'x');
    const first = boxes.of(box);
    box.children = [];
    expect(boxes.of(box)).toBe(first);
  });
});

describe('isDeadLink', () => {
  it.each(['#', ' # ', '', ' ', 'javascript:x', 'JavaScript:x'])('%j', (href) => {
    expect(isDeadLink(a(href, 'x'))).toBe(true);
    expect(isDeadLink(element('area', { href }))).toBe(false);
  });

  it.each(['#x', '/', 'x', 'x#', 'xjavascript:'])('not %j', (href) => {
    expect(isDeadLink(a(href, 'x'))).toBe(false);
  });

  it('needs an address', () => {
    expect(isDeadLink(element('a', 'x'))).toBe(false);
  });
});

describe('isLinkList', () => {
  const HOST = 'a.example';
  const item = (...parts: (string | ContentElement)[]): ContentElement => element('li', ...parts);
  const link = (path: string, words = 'nine char'): ContentElement => a(`https://a.example/${path}`, words);
  const items = [item(link('1')), item(link('2')), item(link('3'))];

  it.each<[name: string, isList: boolean, list: ContentElement]>([
    ['three links', true, element('ul', ...items)],
    ['three links in order', true, element('ol', ...items)],
    ['two links', false, element('ul', ...items.slice(1))],
    ['another block', false, element('div', ...items)],
    ['a text among them', false, element('ul', ...items, 'x')],
    ['an item without a link', false, element('ul', ...items, item('x'))],
    ['an item with little beside its link', true, element('ul', ...items, item(link('4'), '1'))],
    ['an item with more beside its link', false, element('ul', ...items, item(link('4'), '12'))],
    ['an item with two links', true, element('ul', ...items, item(link('4'), ' ', link('5')))],
    [
      'an item with a link to another site',
      false,
      element('ul', ...items, item(link('4'), a('https://b.example/', 'x'))),
    ],
    ['an item with a link to nowhere', false, element('ul', ...items, item(link('4'), element('a', 'x')))],
    ['an empty item', false, element('ul', ...items, item(link('4', ' ')))],
  ])('%s', (_, isList, list) => {
    expect(isLinkList(list, HOST)).toBe(isList);
  });
});

describe('hostOf', () => {
  it.each([
    ['https://a.example/b', 'a.example'],
    ['//a.example', 'a.example'],
    ['https://a.example:80/', 'a.example'],
    ['https://a.example?b', 'a.example'],
    ['https://a.example#b', 'a.example'],
    ['/b', ''],
    ['', ''],
  ])('%s', (url, host) => {
    expect(hostOf(url)).toBe(host);
  });
});
