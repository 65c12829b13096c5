import { describe, expect, it } from 'vitest';
import { type KnownTag, TAG_NAMES, Tag } from '../page/tags.ts';
import {
  CODE,
  NAMELESS,
  NEVER_EXPECTED,
  NEVER_SHOWN,
  NOT_COPIED,
  NOT_IN_LINE,
  NOT_READ,
  SET_ASIDE,
  SKIPPED_IN_SOURCE,
  unreadTags,
} from './unread-tags.ts';

function namesIn(set: Uint8Array): string[] {
  return TAG_NAMES.filter((name) => set[Tag[name as KnownTag]] === 1);
}

const QUESTIONS: Readonly<Record<string, Uint8Array>> = {
  NEVER_EXPECTED,
  NEVER_SHOWN,
  NOT_READ,
  NOT_IN_LINE,
  NAMELESS,
  NOT_COPIED,
};

describe('tags that are not read', () => {
  it.each(Object.entries(QUESTIONS))('%s has all code and what is set aside in it', (_, set) => {
    expect(namesIn(set)).toEqual(expect.arrayContaining([...namesIn(CODE), ...namesIn(SET_ASIDE)]));
  });

  it.each(Object.entries(QUESTIONS))('%s leaves what people read', (_, set) => {
    const read = ['p', 'a', 'td', 'li', 'em', 'time', 'details', 'label', 'ruby', 'math', 'body', 'div'];
    expect(namesIn(set).filter((name) => read.includes(name))).toEqual([]);
  });

  it('says what no browser shows', () => {
    expect(namesIn(NEVER_SHOWN).sort()).toEqual(
      ['head', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'].sort(),
    );
  });

  it.each<[string, Uint8Array, readonly KnownTag[], readonly KnownTag[]]>([
    [
      'takes for prose neither what stands beside the text nor what readers press, choose and fill in',
      NOT_READ,
      [
        'head',
        'title',
        'svg',
        'canvas',
        'iframe',
        'noframes',
        'noembed',
        'object',
        'video',
        'audio',
        'rp',
      ].concat(['select', 'textarea', 'datalist', 'progress', 'meter']) as KnownTag[],
      ['rt', 'img', 'embed', 'link'],
    ],
    [
      'takes out of a line what is drawn or filled in',
      NOT_IN_LINE,
      ['svg', 'canvas', 'select', 'textarea', 'rp'],
      ['video', 'meter', 'title', 'img'],
    ],
    [
      'finds no author in the head, in pictures and in fields',
      NAMELESS,
      ['head', 'title', 'meta', 'link', 'svg', 'canvas', 'img', 'input'],
      ['select', 'iframe', 'rp'],
    ],
    [
      'copies nothing from the head, and nothing that never holds text',
      NOT_COPIED,
      [
        'head',
        'title',
        'meta',
        'link',
        'applet',
        'noembed',
        'base',
        'param',
        'area',
        'track',
        'frame',
      ].concat(['portal', 'col', 'colgroup']) as KnownTag[],
      ['audio', 'meter', 'rt', 'rp', 'input'],
    ],
    ['misses no head and no metadata', NEVER_EXPECTED, ['head', 'meta', 'link'], ['title', 'svg']],
  ])('%s', (_, set, left, taken) => {
    expect(namesIn(set)).toEqual(expect.arrayContaining([...left]));
    expect(namesIn(set).filter((name) => taken.includes(name as KnownTag))).toEqual([]);
  });

  it('takes buttons and readings out of a line, but not out of prose', () => {
    const only = namesIn(NOT_IN_LINE).filter((name) => NOT_READ[Tag[name as KnownTag]] === 0);
    expect(only.sort()).toEqual(['button', 'rt']);
  });

  it('copies players and fields, and leaves drawings and data lists behind', () => {
    const of = (...names: KnownTag[]): number[] => names.map((name) => NOT_COPIED[Tag[name]]!);
    expect(of('video', 'iframe', 'object', 'select', 'textarea', 'img')).toEqual([0, 0, 0, 0, 0, 0]);
    expect(of('svg', 'canvas', 'datalist', 'embed', 'noframes', 'col')).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('names what a scanner of the source steps over', () => {
    expect([...SKIPPED_IN_SOURCE].sort()).toEqual(
      'iframe noembed noframes noscript script style template textarea title'.split(' '),
    );
  });

  it('knows what is set aside', () => {
    expect(namesIn(SET_ASIDE).sort()).toEqual(['noscript', 'template']);
  });

  it('joins reasons', () => {
    expect(namesIn(unreadTags('code', 'bracket')).sort()).toEqual(['rp', 'script', 'style']);
  });
});
