import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { readMetadata } from '../metadata.ts';
import type { Metadata } from '../page-metadata.ts';

const read = (html: string): Metadata =>
  readMetadata(pageFromHtml(html), { url: 'https://a.example/x' }).metadata;
const at = (path: string): string => `https://a.example/${path}`;

describe('the document', () => {
  it.each([
    ['<html lang=ja>', 'ja'],
    ['<html xml:lang=ja>', 'ja'],
    ['<body lang=ja>', 'ja'],
    ['<html lang=ja xml:lang=ko><body lang=th>', 'ja'],
    ['<html lang="?"><body lang=th>', 'th'],
    ['<html><p lang=ja>', null],
  ])('states its language: %s', (html, lang) => {
    expect(read(html).lang).toBe(lang);
  });

  it.each<[html: string, expected: Partial<Metadata>]>([
    ['<title> A  bridge </title>', { title: 'A bridge' }],
    ['<title>First</title><title>Second</title>', { title: 'First' }],
    ['<link rel=canonical href=c>', { canonicalUrl: at('c') }],
    ['<link rel="x CANONICAL" href=c>', { canonicalUrl: at('c') }],
    ['<link rel=image_src href=i.png>', { image: at('i.png') }],
    ['<link rel=license href=l>', { license: at('l') }],
    ['<a rel=license href=l>CC</a>', { license: at('l'), tags: [] }],
    ['<a rel="nofollow license" href=l>CC</a>', { license: at('l') }],
    [
      '<a rel=tag href=t>One</a> <a rel="tag nofollow" href=u>Two</a>',
      { tags: ['One', 'Two'], license: null },
    ],
    ['<a rel=license>CC</a>', { license: null }],
    [
      '<link rel=canonical><link rel=icon><link rel=license>',
      { canonicalUrl: null, favicon: null, license: null },
    ],
    ['<link rel=stylesheet href=c>', { canonicalUrl: null, favicon: null, license: null, image: null }],
    [
      '<link rel=canonical-x href=c><link rel=my-icon href=i>',
      { canonicalUrl: null, favicon: null, license: null },
    ],
  ])('reads %s', (html, expected) => {
    expect(read(html)).toMatchObject(expected);
  });

  it.each([
    [
      'the largest',
      '<link rel=icon sizes=16x16 href=16><link rel=icon sizes=64X64 href=64><link rel=icon sizes=32x32 href=32>',
      '64',
    ],
    ['any size', '<link rel=icon sizes=512x512 href=512><link rel=icon sizes=any href=any>', 'any'],
    [
      'sixteen pixels where nothing is said',
      '<link rel=icon sizes=15x15 href=15><link rel=icon href=none>',
      'none',
    ],
    ['one that says more', '<link rel=icon href=none><link rel=icon sizes=17x17 href=17>', '17'],
    [
      'the first of several sizes',
      '<link rel=icon sizes=" 48x48 16x16" href=48><link rel=icon sizes=32x32 href=32>',
      '48',
    ],
    ['the first of equals', '<link rel=icon href=one><link rel=icon sizes=16x16 href=two>', 'one'],
    [
      'nothing of what is no size',
      '<link rel=icon sizes=x99x99 href=x><link rel=icon sizes=17x17 href=17>',
      '17',
    ],
    [
      'the next if the address is bad',
      '<link rel=icon sizes=64x64 href=data:x><link rel=icon href=next>',
      'next',
    ],
  ])('takes of several icons %s', (_, html, expected) => {
    expect(read(html).favicon).toBe(at(expected));
  });
});
