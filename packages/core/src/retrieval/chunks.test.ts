import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidOptionError } from '../errors.ts';
import { extract } from '../extract.ts';
import type { ContentChunk } from './chunk.ts';

type Size = { readonly maxTokens?: number; readonly overlap?: number };

function chunksOf(body: string, chunks: Size = {}, more: object = {}): readonly ContentChunk[] {
  const html = `<body><main>${body}</main></body>`;
  return extract(html, { include: 'main', title: 'keep', formats: ['chunks'], chunks, ...more }).chunks!;
}

const LETTERS = /[^\p{L}\p{N}]+/gu;
const letters = (text: string): string => text.replace(LETTERS, '');
const textsOf = (chunks: readonly ContentChunk[]): string[] => chunks.map(({ text }) => text);

/** Sentences of several languages: about twenty tokens each. */
const SENTENCES = {
  en: 'The keeper of the lighthouse writes down every ship that passes before noon. ',
  ja: '北浜町の古い灯台が六十年ぶりに塗り直された。',
  zh: '港口的老灯塔六十年来第一次重新粉刷。',
  ar: 'كان الميناء هادئا في ذلك الصباح ولم يعد أحد قبل الظهر. ',
  th: 'ประภาคารเก่าของเมืองท่าเรือได้รับการทาสีใหม่เป็นครั้งแรกในรอบหกสิบปีตามคำขอของชาวประมง ',
  hi: 'बंदरगाह का पुराना प्रकाशस्तंभ साठ साल बाद फिर से रंगा गया। ',
  ru: 'Старый маяк в гавани впервые за шестьдесят лет покрасили заново. ',
} as const;

describe('chunks follow the structure', () => {
  it('a page that fits is one chunk', () => {
    const [only, ...others] = chunksOf('<h2>One</h2><p>first</p><h2>Two</h2><p>second</p>');
    expect(others).toEqual([]);
    expect(only).toMatchObject({ headings: [], text: 'One\n\nfirst\n\nTwo\n\nsecond' });
    expect(only!.markdown).toBe('## One\n\nfirst\n\n## Two\n\nsecond');
  });

  it('a section that fits stays whole, and says what it is in', () => {
    const text = `<p>${SENTENCES.en.repeat(2)}</p>`;
    const body = `<h2>Sea</h2>${text}<h3>Tides</h3>${text}<h3>Waves</h3>${text}<h2>Land</h2>${text}`;
    const found = chunksOf(body, { maxTokens: 70 }).map(({ headings, text: t }) => [
      headings,
      t.split('\n')[0],
    ]);
    expect(found).toEqual([
      [['Sea'], 'Sea'],
      [['Sea', 'Tides'], 'Tides'],
      [['Sea', 'Waves'], 'Waves'],
      [['Land'], 'Land'],
    ]);
  });

  it('a heading without text goes with what follows', () => {
    const text = `<p>${SENTENCES.en.repeat(3)}</p>`;
    const chunks = chunksOf(`<h2>Sea</h2><h3>Tides</h3>${text}<h3>Waves</h3>${text}`, { maxTokens: 80 });
    expect(chunks.map(({ text: t }) => t.split('\n\n').slice(0, 2))).toEqual([
      ['Sea', 'Tides'],
      ['Waves', expect.any(String)],
    ]);
  });

  it('no heading is left without text', () => {
    const text = `<p>${SENTENCES.en.repeat(3)}</p>`;
    const bold = '<p><b>The lamp</b></p>';
    const body = `<h2>Sea and shore</h2>${text}${bold}${text}<h3>Tides of the year</h3>${text}`;
    for (const maxTokens of [56, 60, 64, 70]) {
      const chunks = chunksOf(body, { maxTokens });
      for (const { text: t, tokens } of chunks) {
        expect(t).not.toMatch(/(?:Sea and shore|The lamp|Tides of the year)$/u);
        expect(tokens).toBeLessThanOrEqual(maxTokens);
      }
      expect(letters(textsOf(chunks).join('')).match(/Theseasons|Thekeeper/gu)).toHaveLength(9);
    }
  });

  it('short neighbours share a chunk, named by what they are both in', () => {
    const body = Array.from({ length: 12 }, (_, at) => `<h3>Question ${at}</h3><p>Answer number ${at}.</p>`);
    const chunks = chunksOf(`<h2>Help</h2>${body.join('')}`, { maxTokens: 64 });
    expect(chunks.length).toBeLessThan(12);
    expect(chunks.length).toBeGreaterThan(1);
    expect(new Set(chunks.map(({ headings }) => headings.join('/')))).toEqual(new Set(['Help']));
  });

  it('never splits a row, an item, code or a formula that fits', () => {
    const row = '<tr><td>cell one of the row</td><td>and its second cell</td></tr>';
    const item = `<li>${SENTENCES.en}</li>`;
    const code = `<pre>${'let x = 1;\n'.repeat(6)}</pre>`;
    const formula = '<p>so <math alttext="a^2 + b^2 = c^2"><mi>a</mi></math> holds</p>';
    const body = `<table>${row.repeat(12)}</table><ul>${item.repeat(6)}</ul>${code.repeat(3)}${formula.repeat(9)}`;
    const chunks = chunksOf(body, { maxTokens: 64 });
    for (const { markdown, tokens, continued } of chunks) {
      expect(tokens).toBeLessThanOrEqual(64);
      expect(continued).toBeUndefined();
      expect(markdown.split('$').length % 2, markdown).toBe(1);
      expect(markdown.split('```').length % 2, markdown).toBe(1);
    }
    const all = textsOf(chunks).join('\n');
    expect(all.split('cell one of the row\tand its second cell')).toHaveLength(13);
    expect(all.split(SENTENCES.en.trim())).toHaveLength(7);
  });

  it('writes the header of a table with a caption once', () => {
    const head = '<thead><tr><th>Name</th><th>Value</th></tr></thead>';
    const [only] = chunksOf(
      `<table><caption>All of them</caption>${head}<tr><td>a</td><td>1</td></tr></table>`,
    );
    expect(only!.text).toBe('All of them\n\nName\tValue\na\t1');
  });

  it('repeats the header of a table in every part of it', () => {
    const rows = Array.from({ length: 20 }, (_, at) => `<tr><td>name ${at}</td><td>value ${at}</td></tr>`);
    const head = '<thead><tr><th>Name</th><th>Value</th></tr></thead>';
    const chunks = chunksOf(`<table>${head}<tbody>${rows.join('')}</tbody></table>`, { maxTokens: 64 });
    expect(chunks.length).toBeGreaterThan(2);
    for (const { markdown } of chunks) expect(markdown).toMatch(/^\| Name \| Value \|\n\| --- \| --- \|\n/u);
  });

  it('numbers the items of a list through', () => {
    const items = Array.from({ length: 9 }, (_, at) => `<li>Item ${at + 3}: ${SENTENCES.en}</li>`).join('');
    for (const { text } of chunksOf(`<ol start="3">${items}</ol>`, { maxTokens: 64 }))
      expect(text).toMatch(/^(\d+)\. Item \1:/u);
  });

  it('keeps a term with what it means', () => {
    const pair = `<dt>Term</dt><dd>${SENTENCES.en}</dd>`;
    for (const { text } of chunksOf(`<dl>${pair.repeat(9)}</dl>`, { maxTokens: 48 }))
      expect(text).toMatch(/^(?:\W*Term\s+The keeper[^.]*\.\s*)+$/u);
  });
});

describe('what is too long for a chunk', () => {
  it.each(Object.entries(SENTENCES))('is split at sentences: %s', (_, sentence) => {
    const chunks = chunksOf(`<p>${sentence.repeat(12)}</p>`, { maxTokens: 64 });
    expect(chunks.length).toBeGreaterThan(1);
    expect(chunks.map(({ continued }) => continued === true)).toEqual(chunks.map((_chunk, at) => at > 0));
    for (const { text, tokens } of chunks) {
      expect(tokens).toBeLessThanOrEqual(64);
      expect(text.replaceAll(sentence.trim(), '').trim()).toBe('');
    }
  });

  it('is code by its lines', () => {
    const line = 'call_the_function(with, its, arguments);\n';
    const chunks = chunksOf(`<pre>${line.repeat(40)}</pre>`, { maxTokens: 64 });
    expect(chunks.length).toBeGreaterThan(3);
    for (const { text } of chunks) expect(text.split('\n').every((one) => one === line.trim())).toBe(true);
  });

  it('is a sentence by its words, and a word by its letters', () => {
    for (const body of [
      'word '.repeat(400),
      'x'.repeat(900),
      '字'.repeat(300),
      'กา'.repeat(300),
      '👨‍👩‍👧'.repeat(60),
    ]) {
      const chunks = chunksOf(`<p>${body}</p>`, { maxTokens: 32 });
      for (const { text, tokens } of chunks) {
        expect(tokens).toBeLessThanOrEqual(32);
        expect(body.trim()).toContain(text);
        expect(text).not.toMatch(/^(?:\p{M}|\u200d|\p{Cs})|\u200d$/u);
      }
      expect(letters(textsOf(chunks).join(''))).toBe(letters(body));
    }
  });

  it('loses an address that alone is too long, not its words', () => {
    const address = `https://example.org/${'path/'.repeat(200)}`;
    const [only, ...others] = chunksOf(`<p>see <a href="${address}">the long way</a></p>`, { maxTokens: 32 });
    expect(others).toEqual([]);
    expect(only!.markdown).not.toContain('path/path');
    expect(only!.text).toBe('see the long way');
  });

  it.each([
    ['words in several phrases', 'un<b>believ</b>able LINK.', 'unbelievable x.'],
    ['scripts without spaces', '古い<b>灯台</b>が<i>塗り</i>直された LINK。', '古い灯台が塗り直された x。'],
    ['raised text', '10<sup>6</sup> ships LINK.', '106 ships x.'],
    ['line breaks', 'first<br>second LINK.', 'first\nsecond x.'],
    ['formulas', 'so <math alttext="a^2"><mi>a</mi></math> holds LINK', 'so a^2 holds x'],
  ])('loses nothing else with it: %s', (_, line, text) => {
    const link = `<a href="https://example.org/${'path/'.repeat(200)}">x</a>`;
    expect(textsOf(chunksOf(`<p>${line.replace('LINK', link)}</p>`, { maxTokens: 32 }))).toEqual([text]);
  });

  it('is raised text like any other', () => {
    const words = Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ');
    const chunks = chunksOf(`<p><sup>${words}</sup></p>`, { maxTokens: 32 });
    expect(textsOf(chunks).join(' ')).toBe(words);
    for (const { tokens } of chunks) expect(tokens).toBeLessThanOrEqual(32);
  });

  it('is a row by its cells, and an item by its paragraphs', () => {
    const text = SENTENCES.en.repeat(3);
    const row = chunksOf(`<table><tr><td>${text}</td><td>${text}</td></tr></table>`, { maxTokens: 64 });
    expect(row.every(({ tokens }) => tokens <= 64)).toBe(true);
    expect(letters(textsOf(row).join(''))).toBe(letters(text + text));
    const item = chunksOf(`<ol start="4"><li><p>${text}</p><p>${text}</p></li></ol>`, { maxTokens: 64 });
    expect(textsOf(item).map((one) => one.slice(0, 3))).toEqual(['4. ', '4. ']);
  });
});

describe('overlap', () => {
  const body = `<p>${Array.from({ length: 30 }, (_, at) => `Sentence ${at} ends right here.`).join(' ')}</p>`;

  it('repeats whole sentences, and says how many characters', () => {
    const chunks = chunksOf(body, { maxTokens: 64, overlap: 20 });
    expect(chunks[0]!.overlap).toBeUndefined();
    for (const [at, { text, overlap = 0, tokens }] of chunks.entries()) {
      expect(tokens).toBeLessThanOrEqual(64);
      if (at === 0) continue;
      expect(text.slice(0, overlap)).toMatch(
        /^Sentence \d+ ends right here\.(?: Sentence \d+ ends right here\.)*$/u,
      );
      expect(chunks[at - 1]!.text.endsWith(text.slice(0, overlap))).toBe(true);
    }
  });

  it('takes nothing away: what is new is the text', () => {
    const whole = letters(textsOf(chunksOf(body, { maxTokens: 4096 })).join(''));
    const chunks = chunksOf(body, { maxTokens: 64, overlap: 30 });
    expect(letters(chunks.map(({ text, overlap = 0 }) => text.slice(overlap)).join(''))).toBe(whole);
  });

  it('stays inside a section', () => {
    const text = `<p>${SENTENCES.en.repeat(3)}</p>`;
    for (const chunk of chunksOf(`<h2>A</h2>${text}<h2>B</h2>${text}`, { maxTokens: 80, overlap: 40 }))
      expect(chunk).not.toHaveProperty('overlap');
  });
});

describe('tokens', () => {
  it('are counted by a given function', () => {
    const counted: string[] = [];
    const countTokens = (text: string): number => {
      counted.push(text);
      return text.length;
    };
    const chunks = chunksOf(`<p>${SENTENCES.en.repeat(9)}</p>`, { maxTokens: 200 }, { countTokens });
    expect(chunks.length).toBeGreaterThan(3);
    for (const { tokens, markdown } of chunks) {
      expect(tokens).toBe(markdown.length);
      expect(tokens).toBeLessThanOrEqual(200);
    }
    expect(counted.length).toBeGreaterThan(chunks.length);
  });

  it.each([Number.NaN, -5, Number.POSITIVE_INFINITY, 'x', '3', undefined, null, Promise.resolve(3)])(
    'must be a number: %s',
    (value) => {
      const count = (): unknown => chunksOf(`<p>${SENTENCES.en}</p>`, {}, { countTokens: () => value });
      expect(count).toThrow(InvalidOptionError);
      expect(count).toThrow('countTokens');
    },
  );
});

describe('any content', () => {
  const part = fc.constantFrom(
    ...Object.values(SENTENCES).map((sentence) => `<p>${sentence.repeat(2)}</p>`),
    `<h2>${SENTENCES.ru}</h2>`,
    '<h3>Sub</h3>',
    `<ul><li>one<ul><li>${SENTENCES.hi}</li></ul></li><li>two</li></ul>`,
    `<table><tr><th>a</th><th>b</th></tr><tr><td>${SENTENCES.zh}</td><td>${SENTENCES.th}</td></tr></table>`,
    `<blockquote><p>${SENTENCES.ar}</p><h4>in a quote</h4></blockquote>`,
    `<pre>${'line of code\n'.repeat(9)}</pre>`,
    '<figure><img src="/i.png" alt="x"><figcaption>caption</figcaption></figure>',
    '<details><summary>more</summary><p>folded</p></details>',
    '<dl><dt>t</dt><dd>d</dd></dl><hr>',
    `loose <b>text ${SENTENCES.en}</b>`,
  );

  it('stays within the size, in order and complete, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 20 }),
        fc.integer({ min: 24, max: 200 }),
        (parts, maxTokens) => {
          const chunks = chunksOf(parts.join(''), { maxTokens });
          const whole = chunksOf(parts.join(''), { maxTokens: 1_000_000 });
          for (const { tokens } of chunks) expect(tokens).toBeLessThanOrEqual(maxTokens);
          // Headers of tables are repeated; everything else is there once, in order.
          const plain = (list: readonly ContentChunk[]): string =>
            letters(
              textsOf(list)
                .join('\n')
                .replaceAll(/^a\tb$/gmu, ''),
            );
          expect(plain(chunks)).toBe(plain(whole));
        },
      ),
      { seed: 18, numRuns: 60 },
    );
  });

  it.each(['<blockquote>a<p>b</p>', '<ul><li>a', '<table><tr><td>a', '<div>a<section>b'])(
    'is complete however deep: %s',
    (open) => {
      const whole = chunksOf(open.repeat(300), { maxTokens: 100_000 });
      const chunks = chunksOf(open.repeat(300), { maxTokens: 32 });
      expect(letters(textsOf(chunks).join(''))).toBe(letters(textsOf(whole).join('')));
      expect(letters(textsOf(chunks).join('')).length).toBeGreaterThanOrEqual(200);
    },
  );

  it('is empty for nothing', () => {
    expect(chunksOf('')).toEqual([]);
  });
});
