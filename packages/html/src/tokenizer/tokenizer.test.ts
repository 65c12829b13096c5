import { describe, expect, it } from 'vitest';
import { tokensOf } from '../conformance/tokenizer-runner.cases.ts';
import { TokenizerState } from './tokenizer.ts';

const { data, rcdata, rawtext, scriptData, plaintext, cdataSection } = TokenizerState;
const text = (value: string): readonly unknown[] => ['Character', value];

describe('tags', () => {
  it.each([
    ['<P Class=a CLASS=b>', [['StartTag', 'p', { class: 'a' }]]],
    ['<br/>', [['StartTag', 'br', {}, true]]],
    ['<a / b>', [['StartTag', 'a', { b: '' }]]],
    ['<a =b=c>', [['StartTag', 'a', { '=b': 'c' }]]],
    ['<a b=\'"\' c="\'">', [['StartTag', 'a', { b: '"', c: "'" }]]],
    ['<a b=>', [['StartTag', 'a', { b: '' }]]],
    ['<a b="1"c=2>', [['StartTag', 'a', { b: '1', c: '2' }]]],
    ['<a\0b \0=\0>', [['StartTag', 'a\uFFFDb', { '\uFFFD': '\uFFFD' }]]],
    ['<a b="x\r\ny&lt;">', [['StartTag', 'a', { b: 'x\ny<' }]]],
    ['<a b="&ltx" c="&lt=" d="&lt;x">', [['StartTag', 'a', { b: '&ltx', c: '&lt=', d: '<x' }]]],
    ['x<a b="', [text('x')]],
    ['</a b=c>', [['EndTag', 'a']]],
    ['</', [text('</')]],
    ['a</>b', [text('ab')]],
    ['</ a>', [['Comment', ' a']]],
    ['<?a>', [['Comment', '?a']]],
    ['1<2', [text('1<2')]],
  ])('%j', (html, tokens) => {
    expect(tokensOf(html, data, '')).toEqual(tokens);
  });
});

describe('comments and declarations', () => {
  it.each([
    ['<!-->x', [['Comment', ''], text('x')]],
    ['<!--->x', [['Comment', ''], text('x')]],
    ['<!--a--!>x', [['Comment', 'a'], text('x')]],
    ['<!--a--!-->x', [['Comment', 'a--!'], text('x')]],
    ['<!--a!>b-->x', [['Comment', 'a!>b'], text('x')]],
    ['<!---!>-->', [['Comment', '-!>']]],
    ['<!--a---', [['Comment', 'a-']]],
    ['<!--a--!', [['Comment', 'a']]],
    ['<![CDATA[x]]>', [['Comment', '[CDATA[x]]']]],
    ['<!doctype>', [['DOCTYPE', null, null, null, false]]],
    ['<!DOCTYPE HTML>', [['DOCTYPE', 'html', null, null, true]]],
    ['<!doctype html public "a" \'b\' c>', [['DOCTYPE', 'html', 'a', 'b', true]]],
    ['<!doctype html public "a>', [['DOCTYPE', 'html', 'a', null, false]]],
    ['<!doctype html system b>', [['DOCTYPE', 'html', null, null, false]]],
  ])('%j', (html, tokens) => {
    expect(tokensOf(html, data, '')).toEqual(tokens);
  });
});

describe('states that a tree builder chooses', () => {
  it.each([
    [rcdata, 'title', 'a&lt;</titles></TITLE x>b', [text('a<</titles>'), ['EndTag', 'title'], text('b')]],
    [rawtext, 'style', '&lt;<b></style', [text('&lt;<b></style')]],
    [rawtext, 'style', 'a\0b</style/>', [text('a\uFFFDb'), ['EndTag', 'style']]],
    [scriptData, 'script', '<!--</script>', [text('<!--'), ['EndTag', 'script']]],
    [
      scriptData,
      'script',
      '<!--<script></script></script>',
      [text('<!--<script></script>'), ['EndTag', 'script']],
    ],
    [scriptData, 'script', '<!--<script>--></script>', [text('<!--<script>-->'), ['EndTag', 'script']]],
    [scriptData, 'script', '<!--><script></script>', [text('<!--><script>'), ['EndTag', 'script']]],
    [plaintext, '', 'a</plaintext>\0', [text('a</plaintext>\uFFFD')]],
    [cdataSection, '', '<b>&lt;]]>&lt;', [text('<b>&lt;<')]],
  ])('%i %s %j', (state, lastStartTag, html, tokens) => {
    expect(tokensOf(html, state, lastStartTag)).toEqual(tokens);
  });
});
