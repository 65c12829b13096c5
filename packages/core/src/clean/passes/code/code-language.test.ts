import { describe, expect, it } from 'vitest';
import { newElement } from '../../../content/content-tree.ts';
import { codeLanguage, wrapperLanguage } from './code-language.ts';

describe('codeLanguage', () => {
  it.each([
    ['language-TypeScript', 'typescript'],
    ['hljs python', 'python'],
    ['hljs mylang', 'mylang'],
    ['python', 'python'],
    ['prettyprint lang-c++', 'c++'],
    ['brush: js; toolbar: false', 'js'],
    ['sourceCode haskell', 'haskell'],
    ['language-plaintext', null],
    ['language-text python', 'python'],
    ['wide', null],
    ['', null],
    ['language-<b>', null],
    ['lang:js', 'js'],
    ['brush:js', 'js'],
    ['brush:', null],
    ['prettyprint js', 'js'],
    ['code-block ada95', 'ada95'],
    ['hljs mylang wide', null],
    ['hljs', null],
    ['xlanguage-js', null],
    ['language-default lang-go', 'go'],
    [`language-${'x'.repeat(33)}`, null],
    [`language-${'x'.repeat(32)}`, 'x'.repeat(32)],
  ])('%j', (name, expected) => {
    expect(codeLanguage(newElement('code', [['class', name]]))).toBe(expected);
  });

  it('believes the attributes first', () => {
    const code = newElement('code', [
      ['class', 'language-js'],
      ['data-lang', 'Go'],
    ]);
    expect(codeLanguage(code)).toBe('go');
  });
});

describe('text in no language', () => {
  it.each(
    'default none nohighlight no-highlight plain plaintext text txt auto unknown undefined source'.split(' '),
  )('%s', (name) => {
    expect(codeLanguage(newElement('code', [['data-lang', name]]))).toBeNull();
  });
});

describe('attributes', () => {
  it.each(['data-lang', 'data-language', 'data-enlighter-language'])('%s names the language', (name) => {
    expect(codeLanguage(newElement('code', [[name, ' JS ']]))).toBe('js');
  });

  it.each(['data-lang', 'data-language'])('%s names it on a wrapper', (name) => {
    expect(
      wrapperLanguage(
        newElement('div', [
          [name, 'js'],
          ['class', 'language-go'],
        ]),
      ),
    ).toBe('js');
  });
});

describe('wrapperLanguage', () => {
  it.each([
    ['highlight-source-shell', 'shell'],
    ['highlight-text-html-basic', 'html'],
    ['highlight-python3 notranslate', 'python3'],
    ['highlight-default notranslate', null],
    ['highlight javascript', 'javascript'],
    ['language-ruby highlighter-rouge', 'ruby'],
    ['lang-en', null],
    ['python course', null],
    ['xhighlight-js', null],
    ['highlight wide', null],
    ['highlights javascript', null],
  ])('%j', (name, expected) => {
    expect(wrapperLanguage(newElement('div', [['class', name]]))).toBe(expected);
  });
});
