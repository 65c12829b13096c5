import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { texDelimiters } from './tex-delimiters.ts';

const of = (html: string): unknown => texDelimiters(pageFromHtml(html));

describe('texDelimiters', () => {
  it('is nothing on a page that draws no TeX', () => {
    expect(of('<script src="/app.js"></script><p>MathJax')).toBeNull();
  });

  it('knows the scripts by their address and by their settings', () => {
    expect(of('<script src="https://a.example/MathJax/tex-svg.js"></script>')).toEqual({ hasDollar: false });
    expect(of('<script>MathJax = {}</script>')).toEqual({ hasDollar: false });
  });

  it('reads whether a single dollar counts', () => {
    expect(of(`<script>MathJax = { tex: { inlineMath: [['$', '$']] } }</script>`)).toEqual({
      hasDollar: true,
    });
    expect(of(`<script src="katex.js"></script><script>katex({left: "$", right: "$"})</script>`)).toEqual({
      hasDollar: true,
    });
    expect(of(`<script>MathJax = { tex: { displayMath: [['$$', '$$']] } }</script>`)).toEqual({
      hasDollar: false,
    });
  });

  it.each([
    [`[['$', '$']]`, true],
    [`[ "$" ,"$"]`, true],
    ['[`$`, `$`]', true],
    [`left: '$'`, true],
    [`"left" : "$"`, true],
    [`'left':'$'`, true],
    [`[xx'$',`, false],
    [`['$'xx,`, false],
    [`left:xx'$'`, false],
    [`leftx: '$'`, false],
    [`cleft: '$'`, false],
    [`['$$', '$$']`, false],
  ])('knows the settings %s', (settings, hasDollar) => {
    expect(of(`<script>katex(${settings})</script>`)).toEqual({ hasDollar });
  });

  it('knows the settings by their type, and reads no others', () => {
    const settings = `{ inlineMath: [['$', '$']] }`;
    expect(of(`<script type="text/x-mathjax-config">${settings}</script>`)).toEqual({ hasDollar: true });
    expect(of(`<script type="text/x-config">${settings}</script>`)).toBeNull();
    expect(of(`<script src="katex.js"></script><script>${settings}</script>`)).toEqual({ hasDollar: false });
  });

  it('reads no programs', () => {
    const settings = `MathJax = { inlineMath: [['$', '$']] }`;
    expect(of(`<script>${settings.padEnd(20_000)}</script>`)).toEqual({ hasDollar: true });
    expect(of(`<script>${settings.padEnd(20_001)}</script>`)).toBeNull();
  });
});
