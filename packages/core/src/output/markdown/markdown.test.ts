import { describe, expect, it } from 'vitest';
import { contentOf } from '../../clean/content.cases.ts';
import { toMarkdown } from './markdown.ts';

const markdown = (html: string): string => toMarkdown(contentOf(html, 'https://site.example/dir/page'));

type Case = readonly [name: string, html: string, expected: string];

const BLOCKS: readonly Case[] = [
  ['headings', '<h1>One</h1><h6>Six</h6>', '# One\n\n###### Six'],
  ['a heading in lines', '<h2>One<br>Two</h2>', '## One Two'],
  ['a heading that ends with marks', '<h2>C #</h2><h2>C#</h2>', '## C \\#\n\n## C#'],
  ['paragraphs', '<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['a line break', '<p>One<br>Two</p>', 'One\\\nTwo'],
  ['a rule', '<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'],
  ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['a quote in a quote', '<blockquote>a<blockquote>b</blockquote></blockquote>', '> a\n>\n> > b'],
  ['two quotes', '<blockquote>a</blockquote><blockquote>b</blockquote>', '> a\n\n> b'],
  ['a list in a quote', '<blockquote><ul><li>a<li>b</ul></blockquote>', '> - a\n> - b'],
  [
    'a figure',
    '<figure><img src=a.png alt=A><figcaption>Cap</figcaption></figure>',
    '![A](https://site.example/dir/a.png)\n\nCap',
  ],
  ['definitions', '<dl><dt>Term</dt><dd>Meaning</dd></dl>', '- **Term**\n\n  Meaning'],
  [
    'details',
    '<details><summary>More &amp; <b>more</b></summary><p>Text</p></details>',
    '<details>\n<summary>More &amp; <b>more</b></summary>\n\nText\n\n</details>',
  ],
  ['sections', '<section><h2>A</h2><div>b</div></section>', '## A\n\nb'],
];

const LISTS: readonly Case[] = [
  ['tight', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['loose', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '- a\n\n  b\n\n- c'],
  ['one paragraph an item is tight', '<ul><li><p>a</p></li><li><p>b</p></li></ul>', '- a\n- b'],
  ['nested', '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>', '- a\n  1. b\n  2. c\n- d'],
  ['nested without an item', '<ul><li>a</li><ul><li>b</li></ul></ul>', '- a\n  - b'],
  ['start', '<ol start=9><li>a</li><li>b</li></ol>', '9. a\n10. b'],
  ['value', '<ol><li value=5>a</li><li>b</li></ol>', '5. a\n6. b'],
  ['a start below zero is no start', '<ol start=-3><li>a</li></ol>', '1. a'],
  ['items below a two-digit number', '<ol start=10><li><p>a</p><p>b</p></li></ol>', '10. a\n\n    b'],
  ['a later start needs a blank line', '<ul><li>a<ol start=3><li>b</li></ol></li></ul>', '- a\n\n  3. b'],
  ['neighbours stay apart', '<ul><li>a</li></ul><ul><li>b</li></ul><ul><li>c</li></ul>', '- a\n\n* b\n\n- c'],
  ['ordered neighbours stay apart', '<ol><li>a</li></ol><ol><li>b</li></ol>', '1. a\n\n1) b'],
  [
    'tasks',
    '<ul><li><input type=checkbox disabled checked>a</li><li><input type=checkbox disabled> b</li></ul>',
    '- [x] a\n- [ ] b',
  ],
  ['code in an item', '<ul><li><pre>x\n\ny</pre></li></ul>', '- ```\n  x\n\n  y\n  ```'],
  ['a rule in an item', '<ul><li>a<hr></li></ul>', '- a\n\n  ___'],
  ['a heading in an item', '<ul><li><h3>T</h3>text</li></ul>', '- ### T\n\n  text'],
  ['a list in a list after a line', '<p>x</p><ol start=3><li><ul><li>a</ul></ol>', 'x\n\n3. - a'],
  ['an item alone', '<li>a</li>', '- a'],
  ['empty items', '<ul><li></li><li> </li><li>a</li></ul>', '- a'],
];

const CODE: readonly Case[] = [
  [
    'white space is kept',
    '<pre>if x:\n\treturn  1\n\n  # end</pre>',
    '```\nif x:\n\treturn  1\n\n  # end\n```',
  ],
  ['language-x', '<pre><code class="hljs language-TS">x</code></pre>', '```ts\nx\n```'],
  ['lang-x', '<pre class="prettyprint lang-c++">x</pre>', '```c++\nx\n```'],
  ['data-lang', '<pre><code data-lang=go>x</code></pre>', '```go\nx\n```'],
  ['on a wrapper', '<div class="highlight-source-js"><pre>x</pre></div>', '```js\nx\n```'],
  ['the language of the page is none', '<div class="lang-en"><pre>x</pre></div>', '```\nx\n```'],
  ['highlighted', '<pre><span class=k>let</span> <b>x</b></pre>', '```\nlet x\n```'],
  ['lines as blocks', '<pre><div>a</div><div>b</div></pre>', '```\na\nb\n```'],
  ['lines as breaks', '<pre>a<br>b</pre>', '```\na\nb\n```'],
  ['code with breaks', '<p>Run <code>a<br>b</code></p>', 'Run\n\n```\na\nb\n```'],
  ['code around blocks is a style', '<code><p>a</p><p>b</p></code>', 'a\n\nb'],
  ['a fence in the code', '<pre>````\nx</pre>', '`````\n````\nx\n`````'],
  ['in a line', '<p>a <code>b  c</code> d</p>', 'a `b c` d'],
  [
    'backticks in a line',
    '<p><code>`</code> <code>a``b</code> <code>a`b``c</code></p>',
    '`` ` `` `a``b` ```a`b``c```',
  ],
  ['a link in code', '<p><code><a href=/x>f</a>()</code></p>', '[`f`](https://site.example/x)`()`'],
  ['no escapes in code', '<p><code>*_[&lt;</code></p>', '`*_[<`'],
];

const PHRASES: readonly Case[] = [
  ['marks', '<p><b>b</b> <i>i</i> <del>d</del></p>', '**b** *i* ~~d~~'],
  ['spaces move outside', '<p>a<b> b </b>c</p>', 'a **b** c'],
  ['nested', '<p><b>a <i>b</i></b></p>', '**a *b***'],
  ['the same twice', '<p><b>a <strong>b</strong></b></p>', '**a b**'],
  ['inside a word', '<p>un<i>frigging</i>believable</p>', 'un*frigging*believable'],
  ['neighbours of one kind', '<p><b>a</b><b>b</b></p>', '**ab**'],
  ['neighbours of two kinds', '<p><b>a</b><i>b</i></p>', '**a**b'],
  ['empty', '<p>a<b> </b>b<i></i></p>', 'a b'],
  ['quotes at the edge', '<p>say<b>"x"</b>now</p>', 'say"**x**"now'],
  ['quotes at the edge that do no harm', '<p>say <b>"x"</b> now</p>', 'say **"x"** now'],
  [
    'a link',
    '<p><a href=/x title="T &quot;q&quot;">x</a></p>',
    '[x](https://site.example/x "T &quot;q&quot;")',
  ],
  [
    'a link with parentheses',
    '<p><a href="/a_(b)">x</a><a href="/a(b">y</a></p>',
    '[x](https://site.example/a_(b)) [y](https://site.example/a%28b)',
  ],
  [
    'a link around blocks',
    '<a href=/x><h3>T</h3><p>p</p></a>',
    '### [T](https://site.example/x)\n\n[p](https://site.example/x)',
  ],
  ['an empty link', '<p>a<a href=/x> </a>b</p>', 'a b'],
  ['a link to nowhere safe', '<p><a href="javascript:x">x</a></p>', 'x'],
  ['a mail address', '<p><a href="mailto:a@b.example">m</a></p>', '[m](mailto:a@b.example)'],
  [
    'a linked picture',
    '<a href=/x><img src=/i.png alt="a]b"></a>',
    '[![a&#93;b](https://site.example/i.png)](https://site.example/x)',
  ],
  ['a picture without a text', '<img src=/i.png>', '![](https://site.example/i.png)'],
  [
    'tags that Markdown lacks',
    '<p>H<sub>2</sub>O <kbd>Ctrl</kbd> <mark>m</mark></p>',
    'H<sub>2</sub>O <kbd>Ctrl</kbd> <mark>m</mark>',
  ],
  ['a quotation', '<p><q>a</q></p>', '“a”'],
  ['a player', '<video src=/v.mp4?x=1></video>', '[v.mp4](https://site.example/v.mp4?x=1)'],
  [
    'a frame',
    '<iframe src=//v.example/1 allowfullscreen title=Film></iframe>',
    '[Film](https://v.example/1)',
  ],
  ['a formula', '<p>so <math alttext="a_1*b"><mi>a</mi></math>.</p>', 'so $a_1*b$.'],
  ['a formula on its own', '<math display=block alttext="x^2"><mi>x</mi></math>', '$$\nx^2\n$$'],
  ['a formula without a source', '<p><math><mi>x</mi><mo>=</mo><mn>1</mn></math></p>', '$x=1$'],
];

const ESCAPES: readonly Case[] = [
  [
    'line starts',
    '<p># a</p><p>- a</p><p>+ a</p><p>1. a</p><p>&gt; a</p><p>=</p><p>| a</p>',
    '\\# a\n\n\\- a\n\n\\+ a\n\n1\\. a\n\n\\> a\n\n\\=\n\n\\| a',
  ],
  [
    'what only looks like one',
    '<p>#a -a 1.a a # b</p><p>#a</p><p>-a</p><p>1.5</p>',
    '#a -a 1.a a # b\n\n#a\n\n-a\n\n1.5',
  ],
  ['marks before dashes are no list', '<p><i>--x</i></p>', '*--x*'],
  ['after a break', '<p>a<br># b<br>---</p>', 'a\\\n\\# b\\\n\\---'],
  ['marks', '<p>a*b* _c_ d_e_f 2 * 3 `x`</p>', 'a\\*b\\* \\_c\\_ d_e_f 2 * 3 \\`x\\`'],
  [
    'single marks',
    '<p>Only 5 € *</p><p>Price* and *</p><p>rock `n roll</p><p>_x</p><p>*[x] y</p><p>a* <b>b</b></p>',
    'Only 5 € *\n\nPrice\\* and \\*\n\nrock `n roll\n\n_x\n\n\\*[x] y\n\na\\* **b**',
  ],
  [
    'tags and references',
    '<p>&lt;b&gt; 1 &lt; 2 &amp;amp; AT&amp;T &amp;copy;</p>',
    '&lt;b> 1 < 2 &amp;amp; AT&T &amp;copy;',
  ],
  ['brackets', '<p>[sic] a[1] [x](y)</p>', '[sic] a[1] [x\\](y)'],
  ['a definition', '<p>[x]: y</p><p>[x<br>y]: z</p>', '\\[x]: y\n\n\\[x\\\ny]: z'],
  ['prices', '<p>$5 or $6, US$7</p>', '$5 or $6, US$7'],
  ['what would be a formula', '<p>$x$ and (I$), (A$)</p>', '\\$x\\$ and (I\\$), (A\\$)'],
  ['dollars in different pieces', '<p><i>$a</i> or <i>$b</i></p>', '*\\$a* or *\\$b*'],
  ['a footnote and a notice', '<p>a[^1]</p><p>[!NOTE]</p>', 'a\\[^1]\n\n\\[!NOTE]'],
  ['a task', '<ul><li>[x] a</li></ul>', '- \\[x] a'],
  ['backslashes', '<p>C:\\dir \\* a\\</p>', 'C:\\dir \\\\* a\\\\'],
  ['not a picture', '<p>hey!<a href=/x>x</a></p>', 'hey\\![x](https://site.example/x)'],
  ['brackets in a link', '<p><a href=/x>[1]</a></p>', '[\\[1\\]](https://site.example/x)'],
  [
    'an address that would swallow what follows',
    '<p>http://a.example/_x_ and http://a.example/x_y</p>',
    '<http://a.example/_x>\\_ and http://a.example/x_y',
  ],
  [
    'such an address in a link',
    '<p><a href=/x>http://a.example/_x_</a></p>',
    '[http://a.example/\\_x\\_](https://site.example/x)',
  ],
  [
    'an address with a tag in it',
    '<p>http://a.example/?a=_b&lt;i</p><p>www.a.example/&lt;i</p>',
    'http&#58;//a.example/?a=_b&lt;i\n\nwww\\.a.example/&lt;i',
  ],
  ['an address before markup', '<p>http://a.example/<b>x</b></p>', '<http://a.example/>**x**'],
  ['a tag across dropped marks', '<p>&lt;<b> </b>b&amp;<i></i>lt;</p>', '< b&amp;lt;'],
  ['a control character in a tag', '<p>&lt;&#2;b&gt;</p>', '&lt;b>'],
  ['a definition with a long label', `<p>[${'x'.repeat(2000)}]: y</p>`, `\\[${'x'.repeat(2000)}]: y`],
  ['a definition in a later line', '<p>a<br>[x]: y</p><p>a\u2028[x]: y</p>', 'a\\\n\\[x]: y\n\na [x]: y'],
  ['a link that only looks like one', '<p><a href=/x>x</a> [y]: z</p>', '[x](https://site.example/x) [y]: z'],
  ['what Showdown makes a link of', '<p>[x] (javascript:1) [x] (y)</p>', '[x\\] (javascript:1) [x] (y)'],
  [
    'links in a link',
    '<p><a href=/x>[x](y) ![z] [1]</a></p>',
    '[\\[x&#93;(y) !&#91;z\\] \\[1\\]](https://site.example/x)',
  ],
  ['attributes', '<p><b>x</b>{: onclick=1 } {y}</p>', '**x**\\{: onclick=1 } {y}'],
  [
    'a title',
    '<p><a href=/x title="a_b &lt;i&gt; `c` [d]">x</a></p>',
    '[x](https://site.example/x "a_b &lt;i&gt; &#96;c&#96; &#91;d&#93;")',
  ],
  [
    'a long form',
    '<p><abbr title="[x](y) www.a.example b">x</abbr></p>',
    '<abbr title="&#91;x&#93;(y) www&#46;a.example b">x</abbr>',
  ],
];

const NOTE = '<p>a<sup><a href="#n">1</a></sup></p><ol><li id=n>';

/** Code for a parser that does not recognise the fence, and notes for one that knows no footnotes. */
const HOSTILE: readonly Case[] = [
  ['a note that is an address', `${NOTE}javascript:x</li></ol>`, 'a[^1]\n\n[^1]:\n\n    javascript:x'],
  ['a note with a title', `${NOTE}javascript:x "y</li></ol>`, 'a[^1]\n\n[^1]:\n\n    javascript:x "y'],
  [
    'a note with a break',
    `${NOTE}javascript:x<br>y</li></ol>`,
    'a[^1]\n\n[^1]:\n\n    javascript:x\\\n    y',
  ],
  ['a note that ends an attribute', `${NOTE}a"onclick=x</li></ol>`, 'a[^1]\n\n[^1]:\n\n    a"onclick=x'],
  ['a note with a time', `${NOTE}12:30, at noon</li></ol>`, 'a[^1]\n\n[^1]: 12:30, at noon'],
  [
    'a note that is a link',
    `${NOTE}<a href=/x>a:b</a></li></ol>`,
    'a[^1]\n\n[^1]: [a:b](https://site.example/x)',
  ],
  ['a note of words', `${NOTE}See: the book</li></ol>`, 'a[^1]\n\n[^1]: See: the book'],
  ['a note that is a page', `${NOTE}https://a.example/</li></ol>`, 'a[^1]\n\n[^1]: https://a.example/'],
  [
    'a note that begins with a list',
    `${NOTE}<ul><li><pre>x\n\ny</pre></ul></li></ol>`,
    'a[^1]\n\n[^1]:\n\n    - ```\n      x\n\n      y\n      ```',
  ],
  ['tags in code', '<pre>&lt;b onclick=x&gt;</pre>', '```\n<b onclick=x>\n```'],
  [
    'tags in code in a list',
    '<ul><li><pre class=language-xml>&lt;b onclick=x&gt;\n`[y](z)`</pre></ul>',
    '- <pre><code class="language-xml">&lt;b onclick=x&gt;&#10;&#96;[y&#93;(z)&#96;</code></pre>',
  ],
  ['other code in a list', '<ul><li><pre>List&lt;T&gt; a[0]</pre></ul>', '- ```\n  List<T> a[0]\n  ```'],
  [
    'tags in code after a fence behind a mark',
    '<ul><li><pre>x</pre></ul><pre>&lt;b onclick=x&gt;</pre>',
    '- ```\n  x\n  ```\n\n<pre><code>&lt;b onclick=x&gt;</code></pre>',
  ],
  [
    'tags in code that is folded',
    '<details><summary>More</summary><p><code>&lt;b onclick=x&gt;</code></p></details>',
    '**More**\n\n`<b onclick=x>`',
  ],
  [
    'what Python-Markdown takes for attributes',
    '<ul><li><pre>{: onclick=x }</pre></ul><p>x</p><ul><li><pre>if (a) { b = 1 }</pre></ul>',
    '- <pre><code>{: onclick=x }</code></pre>\n\nx\n\n- ```\n  if (a) { b = 1 }\n  ```',
  ],
  [
    'a header that ends an attribute',
    '<table><tr><th>a"onclick=x<th>b<tr><td>1<td>2</table>',
    '<table><tbody><tr><th>a"onclick=x</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    'a header with an address before a title',
    '<table><tr><th><a href="/?a=1" title="c">x</a><th>b<tr><td>1<td>2</table>',
    '| [x](https://site.example/?a=1 "c") | b |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'links in an address',
    '<p><a href="/![x](javascript:y)">z</a></p>',
    '[z](https://site.example/!%5Bx%5D(javascript:y))',
  ],
  [
    'parentheses in an address',
    '<p><a href="/a_(b)">x</a> <a href="/a_(b)_(c)">x</a> <a href="/a)(">x</a></p>',
    '[x](https://site.example/a_(b)) [x](https://site.example/a_%28b%29_%28c%29) [x](https://site.example/a%29%28)',
  ],
  ['a picture', '<p>![x](y) n![0]</p>', '![x\\](y) n![0]'],
  [
    'the end of a tag in an alternative text',
    '<p><img src=a.png alt="a > b" title="c > d"></p>',
    '![a &gt; b](https://site.example/dir/a.png "c &gt; d")',
  ],
  [
    'a link that begins like a definition',
    '<p><a href=/x>a]: b</a></p>',
    '[a&#93;: b](https://site.example/x)',
  ],
  [
    'breaks in attributes',
    '<details><summary><img src=a.png alt="x&#10;&#10;y"></summary><p>Text</p></details>',
    '<details>\n<summary><img src="https://site.example/dir/a.png" alt="x&#10;&#10;y"></summary>\n\nText\n\n</details>',
  ],
];

const SCRIPTS: readonly Case[] = [
  [
    'Japanese lines join without a space',
    '<p>今日は\n  良い天気です。\nそう、とても。</p>',
    '今日は良い天気です。そう、とても。',
  ],
  ['Japanese beside Latin keeps it', '<p>今日は\nfine</p>', '今日は fine'],
  ['Chinese over elements', '<p>中文<span>\n测试</span></p>', '中文测试'],
  ['Korean lines keep their space', '<p>오늘은\n맑음</p>', '오늘은 맑음'],
  ['Thai lines keep their space', '<p>สวัสดี\nครับ</p>', 'สวัสดี ครับ'],
  ['brackets in emphasis', '<p>これは<b>「重要」</b>です。</p>', 'これは「**重要**」です。'],
  ['emphasis up to a full stop', '<p><b>重要。</b>次に</p>', '**重要**。次に'],
  ['ruby', '<p><ruby>東<rp>(</rp><rt>とう</rt><rp>)</rp>京<rt>きょう</rt></ruby></p>', '東(とう)京(きょう)'],
  ['Arabic', '<p dir=rtl><b>مرحبا</b> بالعالم</p><ul><li>واحد</li></ul>', '**مرحبا** بالعالم\n\n- واحد'],
  ['Hebrew with a link', '<p>ראו <a href=/x>כאן</a>.</p>', 'ראו [כאן](https://site.example/x).'],
  ['Thai emphasis', '<p>ภาษา<b>ไทย</b>ง่าย</p>', 'ภาษา**ไทย**ง่าย'],
  ['no-break spaces stay', '<p>10\u00a0km</p>', '10\u00a0km'],
];

describe.each([
  ['blocks', BLOCKS],
  ['lists', LISTS],
  ['code', CODE],
  ['phrases', PHRASES],
  ['escapes', ESCAPES],
  ['hostile', HOSTILE],
  ['scripts', SCRIPTS],
])('%s', (_, cases) => {
  it.each(cases)('%s', (_name, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });
});
