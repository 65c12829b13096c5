import { describe, expect, it } from 'vitest';
import { markdownToText } from './markdown-to-text.ts';

describe('markdownToText', () => {
  it.each([
    ['no addresses of links', 'See [the *map*](https://a.example/b "title").', 'See the map.'],
    ['no images', 'a ![alt](https://a.example/b.png) b', 'a  b'],
    ['no reference definitions', '[a][1]\n\n[1]: https://a.example/b', 'a'],
    ['no markers', '# One\n\n- **two**\n- three\n\n> four\n\n1. five', 'One\ntwo\nthree\nfour\nfive'],
    ['no escapes', '1\\. \\*a\\*', '1. *a*'],
    ['code as it is', '```js\na * b\n```', 'a * b'],
    ['rows on lines', '| a | b |\n|---|---|\n| c | d |', 'a\tb\nc\td'],
    ['inline HTML as text', 'a <b>b</b> c<br>d', 'a b c\nd'],
    ['blocks of HTML as lines', '<div>a</div>\n\nb', 'a\nb'],
    ['bare addresses, which a reader sees', 'at https://a.example/b', 'at https://a.example/b'],
  ])('gives %s', (_, markdown, text) => {
    expect(markdownToText(markdown)).toBe(text);
  });
});
