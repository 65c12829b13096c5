import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

describe('htmlToText', () => {
  it.each([
    [
      'blocks on lines of their own',
      '<div>One<p>Two</p>three</div><ul><li>4<li>5</ul>',
      'One\nTwo\nthree\n4\n5',
    ],
    ['inline markup without breaks', '<p>a<b>b</b> <i>c</i><a href="/x">d</a></p>', 'ab cd'],
    ['white space collapsed', '<p> a \n\t b  </p>\n\n<p>c</p>', 'a b\nc'],
    ['white space across elements collapsed', '<p>a <b> <i> b </i> </b> c</p>', 'a b c'],
    ['no-break spaces kept', '<p>10\u00a0km</p>', '10\u00a0km'],
    ['line breaks', '<p>a<br>b<br/><br>c</p>', 'a\nb\nc'],
    ['cells side by side', '<table><tr><th>a<th>b<tr><td>c<td>d</table>', 'a\tb\nc\td'],
    ['preformatted lines', '<pre>if x:\n  y</pre>', 'if x:\ny'],
    [
      'nothing of scripts, styles and fallbacks',
      '<style>a</style><script>b</script><noscript>c</noscript>d',
      'd',
    ],
    ['nothing of the head', '<html><head><title>T</title></head><body>x</body></html>', 'x'],
    ['references resolved', '<p>a &amp; &lt;b&gt;</p>', 'a & <b>'],
    ['no text', '<img alt="a"><!-- b -->', ''],
  ])('gives %s', (_, html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('is not hurt by depth', () => {
    expect(htmlToText(`${'<div>'.repeat(50_000)}x`)).toBe('x');
  });
});
