import { describe, expect, it } from 'vitest';
import { extract } from '../../../extract.ts';
import '../../../methods/all-methods.ts';
import type { Method } from '../../../methods/method.ts';
import type { ExtractOptions } from '../../../options/extract-options.ts';
import type { ContentBlock } from '../../../output/blocks/block.ts';
import { parseSelector } from '../../../page/selectors/parse-selector.ts';
import { selectNodes } from '../../../page/selectors/select-nodes.ts';

/** A sentence before, in and after a link, a caption, and what a table holds, per language. */
const PAGES = {
  Japanese: ['港に古い船が', '三隻', '並んでいた。', '朝の港', '潮位'],
  Arabic: ['رأيت في الميناء', 'ثلاث سفن', 'قديمة عند الفجر.', 'الميناء صباحا', 'منسوب المد'],
  Thai: ['ที่ท่าเรือมี', 'เรือเก่าสามลำ', 'จอดอยู่แต่เช้า', 'ท่าเรือยามเช้า', 'ระดับน้ำ'],
  Korean: ['항구에 낡은 배', '세 척이', '나란히 있었다.', '아침의 항구', '조위'],
  Hindi: ['बंदरगाह पर', 'तीन पुरानी नावें', 'सुबह से खड़ी थीं।', 'सुबह का बंदरगाह', 'ज्वार का स्तर'],
  German: ['Im Hafen lagen', 'drei alte Schiffe', 'seit dem Morgen.', 'Der Hafen am Morgen', 'Pegel'],
} as const;

type Language = keyof typeof PAGES;

const FORMATS = ['html', 'markdown', 'text', 'blocks', 'tei'] as const;

function pageIn(language: Language): string {
  const [before, link, after, caption, cell] = PAGES[language];
  return `<main><p>${before} <a href="https://x.example/1">${link}</a> ${after}</p>
<figure><a href=/big.png><img src=/a.png alt=A></a><figcaption>${caption}</figcaption></figure>
<table><caption>${caption} 2</caption><tr><th>${cell}<th>2<tr><td>3<td>4</table></main>`;
}

/** Everything that was written, as one text for each form. */
function written(html: string, options: ExtractOptions): Readonly<Record<(typeof FORMATS)[number], string>> {
  const result = extract(html, {
    method: 'whole-body',
    formats: FORMATS,
    url: 'https://site.example/',
    ...options,
  } as ExtractOptions);
  const { content, markdown, text, tei = '' } = result;
  return { html: content, markdown, text, tei, blocks: JSON.stringify(result.blocks) };
}

const languages = Object.keys(PAGES) as Language[];

describe.each(languages)('what is not wanted, in %s', (language) => {
  const [before, link, after, caption, cell] = PAGES[language];
  const page = pageIn(language);

  it('all is kept when nothing is said', () => {
    const forms = written(page, {});
    expect(forms).toEqual(written(page, { links: 'keep', images: 'keep', tables: 'keep', captions: 'auto' }));
    for (const form of FORMATS) for (const part of PAGES[language]) expect(forms[form], form).toContain(part);
    expect(forms.markdown).toContain(`[${link}](https://x.example/1)`);
    expect(forms.html).toContain('src="https://site.example/a.png"');
  });

  it('links: their text alone, or nothing of them', () => {
    const plain = written(page, { links: 'text' });
    const none = written(page, { links: 'drop' });
    for (const form of FORMATS) {
      expect(plain[form], form).not.toContain('x.example');
      expect(none[form], form).not.toContain('x.example');
      expect(plain[form], form).toContain(`${before} ${link} ${after}`);
      expect(none[form], form).toContain(`${before} ${after}`);
      // A picture that is a link is still a picture.
      if (form !== 'text') for (const forms of [plain, none]) expect(forms[form], form).toContain('/a.png');
      for (const forms of [plain, none]) expect(forms[form], form).not.toContain('/big.png');
    }
    expect(plain.html).not.toContain('<a');
    expect(plain.text).toBe(written(page, {}).text);
  });

  it('images: no picture, but its caption', () => {
    const forms = written(page, { images: 'drop' });
    for (const form of FORMATS) {
      expect(forms[form], form).not.toContain('a.png');
      expect(forms[form], form).toContain(caption);
      expect(forms[form], form).toContain(link);
    }
    expect(forms.text).toBe(written(page, {}).text);
  });

  it('tables: neither cells nor caption', () => {
    const forms = written(page, { tables: 'drop' });
    for (const form of FORMATS) {
      expect(forms[form], form).not.toContain(cell);
      expect(forms[form], form).not.toContain(`${caption} 2`);
      expect(forms[form], form).toContain(caption);
    }
  });

  it('captions: none of figures, none of tables', () => {
    const forms = written(page, { captions: 'drop' });
    for (const form of FORMATS) {
      expect(forms[form], form).not.toContain(caption);
      expect(forms[form], form).toContain(cell);
      if (form !== 'text') expect(forms[form], form).toContain('a.png');
    }
  });

  it('all at once: the words that are left', () => {
    const forms = written(page, { links: 'drop', images: 'drop', tables: 'drop', captions: 'drop' });
    expect(forms.text).toBe(`${before} ${after}`);
    expect(forms.html).toBe(`<p>${before} ${after}</p>`);
  });

  it('the trace says who asked for it', () => {
    const { removed = [] } = extract(page, {
      method: 'whole-body',
      explain: true,
      images: 'drop',
      tables: 'drop',
      captions: 'drop',
      links: 'drop',
    });
    expect(removed.map(({ step, reason }) => `${step}: ${reason}`).toSorted()).toEqual([
      'clean/captions: the option `captions` is `drop`',
      'clean/captions: the option `captions` is `drop`',
      'clean/images: the option `images` is `drop`',
      'clean/links: the option `links` is `drop`',
      'clean/links: the option `links` is `drop`',
      'clean/tables: the option `tables` is `drop`',
    ]);
  });
});

describe('edges', () => {
  const text = (html: string, options: ExtractOptions): string => written(html, options).text;
  const markdown = (html: string, options: ExtractOptions): string => written(html, options).markdown;

  it('phrases on both sides of a link that is gone are one', () => {
    const html = '<p><b>a</b><a href=/x><b>b</b></a> <i>c</i><a href=/y> d</a></p>';
    expect(markdown(html, { links: 'text' })).toBe('**ab** *c* d');
  });

  it('two links beside each other stay two words', () => {
    expect(text('<p><a href=/x>one</a><a href=/y>two</a></p>', { links: 'text' })).toBe('one two');
  });

  it('what was only a link leaves nothing behind', () => {
    const html = '<h2><a href=/x>Head</a></h2><ul><li><a href=/a>A</a><li>B</ul><p><a href=/z>Z</a></p>';
    expect(text(html, { links: 'drop' })).toBe('- B');
    expect(extract('<p><a href=/z>Z</a></p>', { method: 'whole-body', links: 'drop' }).empty?.code).toBe(
      'nothing-left',
    );
  });

  it('an anchor without an address is no link', () => {
    expect(text('<p>a <a name=x>b</a> c</p>', { links: 'drop' })).toBe('a b c');
  });

  it('footnotes are no links', () => {
    const html = '<p>a<sup><a href=#n id=r>1</a></sup></p><ol><li id=n>note <a href=#r>back</a></ol>';
    for (const links of ['text', 'drop'] as const) expect(markdown(html, { links })).toContain('[^1]: note');
  });

  it('a list of links at the end goes, wanted as text or as links', () => {
    const prose = 'Das Wasser stand bis an die Mauer, und niemand ging hinaus. '.repeat(20);
    const list = `<ul>${'<li><a href=/a>Noch ein Text</a>'.repeat(4)}</ul>`;
    expect(text(`<p>${prose}</p>${list}`, { links: 'keep' })).toBe(prose.trim());
    expect(text(`<p>${prose}</p>${list}`, { links: 'text' })).toBe(prose.trim());
  });

  it('a language of its own outlives the link', () => {
    const html = '<p>x <a lang=ja title=t href=/x>港</a></p>';
    expect(written(html, { links: 'text' }).html).toBe('<p>x <span lang="ja">港</span></p>');
  });

  it('a player that became a link goes with the links, one that became its picture with the pictures', () => {
    const html =
      '<p>a</p><iframe src=https://v.example/1 title=V allowfullscreen></iframe><video poster=/p.png></video>';
    expect(markdown(html, { links: 'drop' })).toBe('a\n\n![](https://site.example/p.png)');
    expect(markdown(html, { links: 'text', images: 'drop' })).toBe('a\n\nV');
  });

  it('a table that only places things is no table', () => {
    const prose = 'Ein langer Text, der in einer Zelle steht, weil die Seite alt ist. '.repeat(30);
    const html = `<table><tr><td><a href=/>Start</a><td><p>${prose}</p></table>`;
    expect(text(html, { tables: 'drop' })).toContain(prose.trim());
  });

  it('a picture in a caption stays', () => {
    const html = '<figure><figcaption>x <img src=/a.png> y</figcaption></figure>';
    expect(markdown(html, { captions: 'drop' })).toBe('![](https://site.example/a.png)');
  });

  it('posts of a thread are written in the same way', () => {
    const post = (name: string, n: number): string =>
      `<div class=post><div class=side><a class=username href=/members/${name}.1/>${name}</a><br>Posts: 12</div>
      <div class=main><div class=head><time datetime=2026-11-1${n}T08:30:00+09:00>x</time> <a href=#1>#1</a></div>
      <div class=body><p>항구에 낡은 배가 나란히 있었다. <a href=https://x.example/${n}>세 척</a> 더 있다. <img src=/${n}.png></p></div></div></div>`;
    const html = ['지우', '민준', '지우'].map(post).join('');
    const contents = (options: ExtractOptions): string =>
      (extract(html, { posts: true, ...options } as ExtractOptions).posts ?? [])
        .map(({ content }) => content)
        .join('');
    expect(contents({})).toContain('x.example');
    expect(contents({})).toContain('.png');
    expect(contents({ links: 'text', images: 'drop' })).not.toMatch(/x\.example|\.png/u);
    expect(contents({ links: 'text' })).toContain('세 척');
  });

  it('blocks lose the marks of links and nothing else', () => {
    const html = '<p>one <b>two</b> <a href=/x>three <i>four</i></a></p>';
    const { blocks = [] } = extract(html, { method: 'whole-body', formats: ['blocks'], links: 'text' });
    const marks = (list: readonly ContentBlock[]): string[] =>
      list.flatMap((block) => [
        ...(block.marks ?? []).map(({ type }) => type),
        ...marks(block.children ?? []),
      ]);
    expect(marks(blocks)).toEqual(['strong', 'emphasis']);
  });
});

describe('captions that are wanted', () => {
  const prose = (text: string): string => `<p>${`${text} `.repeat(12)}</p>`;

  it.each(languages)('come with their figure, whatever the method says, in %s', (language) => {
    const [before, link, after, caption] = PAGES[language];
    const sentence = prose(`${before} ${link} ${after}`);
    const html = `<nav><a href=/>X</a></nav><article>${sentence}<figure><img src=/a.png><figcaption>${caption}</figcaption></figure>${sentence}</article>
      <aside><figure><img src=/b.png><figcaption>${caption} 2</figcaption></figure></aside>`;
    const picky: Method = {
      name: 'picky',
      about: 'The article without captions.',
      needs: [],
      parameters: [],
      select: (page) => ({
        roots: selectNodes(page, parseSelector('article')!),
        removed: selectNodes(page, parseSelector('article figcaption')!),
        reasons: [],
      }),
    };
    const textWith = (captions: 'auto' | 'keep' | 'drop'): string =>
      extract(html, { method: picky, captions }).text;
    expect(textWith('auto')).not.toContain(caption);
    expect(textWith('drop')).not.toContain(caption);
    expect(textWith('keep')).toContain(caption);
    expect(textWith('keep')).not.toContain(`${caption} 2`);
    expect(extract(html, { method: picky, captions: 'keep', exclude: 'figcaption' }).text).not.toContain(
      caption,
    );
  });
});
