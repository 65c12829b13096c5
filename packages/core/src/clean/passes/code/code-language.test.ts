import { describe, expect, it } from 'vitest';
import { newElement } from '../../copy/copy.ts';
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
  ])('%j', (name, expected) => {
    expect(wrapperLanguage(newElement('div', [['class', name]]))).toBe(expected);
  });
});
