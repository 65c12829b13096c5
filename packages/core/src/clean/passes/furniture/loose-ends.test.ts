import { describe, expect, it } from 'vitest';
import { newElement } from '../../../content/content-tree.ts';
import { elementsOf } from '../../../content/content-walk.ts';
import { toHtml } from '../../../output/html.ts';
import { growthRatio } from '../../../trace/growth.cases.ts';
import { startTrace } from '../../../trace/trace.ts';
import { contentOf, copyOf } from '../../content.cases.ts';
import { runPasses } from '../../passes.ts';
import { looseEnds } from './loose-ends.ts';

const html = (source: string): string => toHtml(contentOf(source)).replaceAll('\n', '');

const TEXT = `<p>${'All of this is text. '.repeat(30).trim()}</p>`;

describe('looseEnds', () => {
  it.each([
    ['rules at the edges', '<hr><section><hr><p>a</p><hr></section><hr>', '<section><p>a</p></section>'],
    ['rules beside rules', '<p>a</p><hr><hr><hr><p>b</p>', '<p>a</p><hr><p>b</p>'],
    ['a section of rules', '<p>a</p><section><hr><hr></section>', '<p>a</p>'],
    ['a heading at the end', '<h2>A</h2><p>a</p><hr><h2>B</h2>', '<h2>A</h2><p>a</p>'],
    ['a label at the end', `${TEXT}<p><b>Seguir leyendo:</b></p>`, TEXT],
    ['a label at the end, in full width', `${TEXT}<p>关注我们：</p>`, TEXT],
    [
      'keywords as headings below a text that says as much in half as many characters',
      `<p>${'本文'.repeat(125)}</p><h2>順位</h2><h2>広告</h2><h2>特集</h2>`,
      `<p>${'本文'.repeat(125)}</p>`,
    ],
    ['a line of signs at the end', '<p>a</p><p>___</p>', '<p>a</p>'],
    ['a line of signs beside a rule', '<p>a</p><hr><p>* * *</p><p>b</p>', '<p>a</p><hr><p>b</p>'],
    ['a heading and another below it', '<p>漢</p><h2>B</h2><h3>C</h3>', '<p>漢</p>'],
  ])('drops %s', (_, source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it.each(['___', '* * *', '=====', '-----', '—————', '# # #', '•••', '───', '～～～'])(
    'makes a line of signs a rule: %s',
    (signs) => {
      for (const tag of ['p', 'h2']) {
        expect(html(`<p>a</p><${tag}>${signs}</${tag}><p>b</p>`)).toBe('<p>a</p><hr><p>b</p>');
      }
    },
  );

  it.each(['--', '...', '???', '***a', '_-_', '§§§', '<img src=a.png>***', '<b>***</b>'])(
    'leaves what may say something: %s',
    (signs) => {
      expect(html(`<p>a</p><p>${signs}</p><p>b</p>`)).not.toContain('<hr>');
    },
  );

  it.each([
    '<table><tbody><tr><th>a</th><td><p>***</p></td></tr></tbody></table>',
    '<dl><dt>a</dt><dd><p>---</p></dd></dl>',
    '<figure><img src="a"><figcaption><p>---</p></figcaption></figure>',
  ])('leaves signs that are a value: %s', (value) => {
    expect(html(`<p>a</p>${value}<p>b</p>`)).toBe(`<p>a</p>${value}<p>b</p>`);
  });

  it('writes a bold heading as a heading', () => {
    expect(html('<h2><strong>橋</strong></h2><p><b>a</b></p><h3><b>b</b></h3><p>c</p>')).toBe(
      '<h2>橋</h2><p><b>a</b></p><h3>b</h3><p>c</p>',
    );
    expect(html('<h2><b>a</b>b</h2><p>c</p>')).toBe('<h2><b>a</b>b</h2><p>c</p>');
  });

  it('leaves a list of lines to fill in', () => {
    expect(html('<ul><li>a</li><li>___</li></ul>')).toBe('<ul><li>a</li><li>___</li></ul>');
  });

  it.each([
    ['a rule between two texts', '<p>a</p><hr><p>b</p>'],
    [
      'a rule at the end of a section that others follow',
      '<section><p>a</p><hr></section><section><p>b</p></section>',
    ],
    ['a label before a list', `${TEXT}<p>Sources:</p><ul><li>a</li></ul>`],
    ['a label below a short text', '<p>a</p><p>Tel:</p>'],
    ['a long line with a colon', `${TEXT}<p>He had only this to say about the matter:</p>`],
    ['a time at the end', `${TEXT}<p>It is 12:30</p>`],
    ['a page of headings', '<h2>A</h2><h2>B</h2>'],
    ['a list of headings', '<p>a</p><h3>A</h3><h3>B</h3><h3>C</h3>'],
    ['a heading before a picture', '<p>a</p><h2>B</h2><p><img src="https://a.example/b.png"></p>'],
  ])('keeps %s', (_, source) => {
    expect(html(source)).toBe(source);
  });

  it('says what went', () => {
    const trace = startTrace(true);
    const content = copyOf('<p>a</p><h2>b</h2>');
    runPasses(content, { base: null, trace });
    expect(trace.removals).toMatchObject([
      { step: 'clean/loose-ends', reason: 'heading or rule without content' },
    ]);
  });

  it('takes linear time, however many rules there are at the end', () => {
    const prepare = (n: number): (() => void) => {
      const rules = Array.from({ length: n }, () => newElement('hr'));
      const context = { base: null, trace: startTrace(false) };
      return () => {
        const content = { ...newElement('div'), children: [newElement('p'), ...rules] };
        looseEnds.run(content, context, elementsOf(content));
      };
    };
    expect(growthRatio(prepare, 1000, 16)).toBeLessThan(40);
  });
});

describe('links at the end of a text', () => {
  const list = (tag = 'ul'): string =>
    `<${tag}>${[1, 2, 3].map((path) => `<li><a href="https://a.example/${path}">abc</a></li>`).join('')}</${tag}>`;
  const text = (length: number): string => `<p>${'x'.repeat(length)}</p>`;
  const end = (source: string, base: string | null = 'https://a.example/'): string =>
    toHtml(contentOf(source, base)).replaceAll('\n', '');

  it('drops pictures that lead to other sites', () => {
    const banners =
      '<p><a href="https://b.example/"><img src="a.png"></a> <a href="https://c.example/x"><img src="banner.gif"></a></p>';
    expect(end(`${TEXT}<h2>B</h2>${banners}<h2>C</h2>`)).toBe(TEXT);
    expect(end(`${TEXT}<h2>B</h2>${banners}`, null)).toContain('banner.gif');
    expect(end(`<p>Our boats</p>${banners}`)).toContain('banner.gif');
  });

  it.each([
    [
      'to their files',
      '<p><a href="https://b.example/large.JPG?w=1"><img src="https://a.example/a.jpg"></a></p>',
    ],
    [
      'to the page about them',
      '<p><a href="https://b.example/boats-at-sea"><img src="https://b.example/i/boats-at-sea-300x200.jpg"></a></p>',
    ],
    ['to the site', '<p><a href="https://a.example/b"><img src="https://a.example/a.jpg"></a></p>'],
    ['nowhere', '<p><img src="https://a.example/a.jpg"></p>'],
    [
      'anywhere beside words',
      '<p><a href="https://b.example/"><img src="https://a.example/a.jpg"></a> boats</p>',
    ],
    [
      'anywhere with words',
      '<p><a href="https://b.example/"><img src="https://a.example/a.jpg"> boats</a></p>',
    ],
    [
      'anywhere with a caption',
      '<figure><a href="https://b.example/"><img src="https://a.example/a.jpg"></a><figcaption>boats</figcaption></figure>',
    ],
  ])('leaves pictures that lead %s', (_, pictures) => {
    expect(end(`${TEXT}${pictures}`)).toBe(`${TEXT}${pictures}`);
  });

  it('go where the text outside of links is long enough', () => {
    expect(end(text(500) + list())).toBe(text(500));
    expect(end(text(499) + list())).toBe(text(499) + list());
    expect(end(`${text(490)}<p><a href="https://a.example/">${'y'.repeat(20)}</a></p>${list()}`)).toContain(
      '<ul>',
    );
  });

  it('go with the headings and rules above them, again and again, in boxes as well', () => {
    expect(end(`${text(500)}<hr><h2>A</h2>${list()}<h2>B</h2>${list('ol')}`)).toBe(text(500));
    expect(end(`<section>${text(500)}<aside><h2>A</h2>${list()}</aside></section>`)).toBe(
      `<section>${text(500)}</section>`,
    );
  });

  it('stay before other text, and where the page has no address', () => {
    expect(end(`${text(500)}${list()}<p>a</p>`)).toContain('<ul>');
    expect(end(text(500) + list(), null)).toContain('<ul>');
    expect(end(text(500) + list(), 'https://b.example/')).toContain('<ul>');
  });

  it('go with two headings above them, but not with a list of headings', () => {
    const titles = ['A', 'B', 'C'].map((name) => `<h2>${name} ${'x'.repeat(23)}</h2>`).join('');
    expect(end(`${text(500)}<h2>A</h2><h3>B</h3>${list()}`)).toBe(text(500));
    expect(end(`${text(500)}${titles}${list()}`)).toBe(`${text(500)}${titles}`);
  });

  it('go with keywords that are set as headings below a text', () => {
    const keywords = ['منوعات', 'y'.repeat(24), '东京', 'd'].map((name) => `<h3>${name}</h3>`).join('');
    expect(end(`${text(500)}${keywords}`)).toBe(text(500));
    expect(end(`${text(500)}<hr>${keywords}${list()}`)).toBe(text(500));
    expect(end(`${text(400)}${keywords}`)).toBe(`${text(400)}${keywords}`);
    expect(end(`${text(500)}${keywords}<p>a</p>`)).toBe(`${text(500)}${keywords}<p>a</p>`);
  });

  it('stay where Chinese headings are too long for keywords', () => {
    const headings = (length: number): string =>
      ['旧', '新', '大'].map((sign) => `<h3>${sign.repeat(length)}</h3>`).join('');
    const prose = `<p>${'城里的人都来看桥。'.repeat(60)}</p>`;
    expect(end(prose + headings(13))).toBe(prose + headings(13));
    expect(end(prose + headings(12))).toBe(prose);
  });

  it('leave rules below a list of headings', () => {
    expect(end('<p>a</p><h2>A</h2><h2>B</h2><h2>C</h2><hr>')).toBe('<p>a</p><h2>A</h2><h2>B</h2><h2>C</h2>');
    expect(end('<h2>A</h2><hr>')).toBe('<h2>A</h2>');
    expect(end('<hr><hr>')).toBe('');
  });
});
