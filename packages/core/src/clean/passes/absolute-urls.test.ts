import { describe, expect, it } from 'vitest';
import { OutputBudget } from '../../budget/output-budget.ts';
import { afterPass } from '../content.cases.ts';
import { absoluteUrls } from './absolute-urls.ts';

const BASE = 'https://a.example/b/c';
const after = (html: string, base: string | null = BASE): string => afterPass(absoluteUrls, html, { base });

describe('addresses', () => {
  it.each(['href', 'src', 'poster', 'cite'])('%s becomes absolute', (name) => {
    expect(after(`<p ${name}="../d">x</p>`)).toBe(`<p ${name}="https://a.example/d">x</p>`);
    expect(after(`<p ${name}="../d">x</p>`, null)).toBe(`<p ${name}="../d">x</p>`);
    expect(after(`<p ${name}="javascript:x">x</p>`)).toBe('<p>x</p>');
    expect(after(`<p ${name}="#">x</p>`)).toBe('<p>x</p>');
  });

  it.each([
    ['mailto:a@b.example', true],
    ['TEL:+1', true],
    ['xmailto:a', false],
  ])('a link may be a contact: %s', (url, isKept) => {
    expect(after(`<a href="${url}">x</a>`)).toBe(isKept ? `<a href="${url}">x</a>` : '<a>x</a>');
    expect(after(`<p src="${url}">x</p>`)).toBe('<p>x</p>');
  });

  it('leaves what is no address', () => {
    expect(after('<p title="../d">x</p>')).toBe('<p title="../d">x</p>');
  });

  it('goes without addresses once they are too long together', () => {
    const budget = new OutputBudget(8 * ('https://a.example/b/d'.length - 1));
    expect(afterPass(absoluteUrls, '<a href=d>x</a><a href=e>y</a>', { base: BASE, budget })).toBe(
      '<a href="https://a.example/b/d">x</a><a>y</a>',
    );
  });
});
