import { describe, expect, it } from 'vitest';
import { type AnswerOrder, orderFor } from './answer.ts';
import { writeAnswer } from './write-answer.ts';

const SENTENCE = 'The harbour was quiet that morning, and the boats lay still under a thin fog. ';
const PAGE = `<!doctype html><html lang="en"><title>Harbour & <b></title><nav><a href=/>Home</a></nav><article>
<p>${SENTENCE.repeat(6)}<a href="/more?a=1&amp;b=2">More [1](x)</a> and <a href="/more?a=1&amp;b=2">again</a>.</p>
<p>${SENTENCE.repeat(4)}<code>[a](b)</code> <img src="/cat.png" alt="A *cat*"></p></article>`;

const answer = (order: AnswerOrder, html = PAGE): string =>
  new TextDecoder().decode(writeAnswer({ html, url: 'https://example.org/' }, order).body);
const order = (serving: object, options: object = {}): AnswerOrder => {
  const format = (serving as { format?: AnswerOrder['format'] }).format ?? 'markdown';
  return orderFor({ options, serving }, format);
};

describe('writeAnswer', () => {
  it('writes citations, each address once, and leaves code alone', () => {
    const markdown = answer(order({ linkStyle: 'citations' }));
    expect(markdown).toContain('⟨1⟩ and again⟨1⟩.');
    expect(markdown).toContain('`[a](b)`');
    expect(markdown.match(/^1\. .*https:\/\/example\.org\/more\?a=1&b=2/mu)).not.toBeNull();
    expect(markdown).not.toContain('2. ');
  });

  it('lists links and pictures, and what they are called stays text', () => {
    const markdown = answer(order({ linksSummary: true, imagesSummary: true }));
    const [, links = '', images = ''] = /Links:\n\n(.*)\nImages:\n\n(.*)$/su.exec(markdown) ?? [];
    expect(links.trim().split('\n')).toHaveLength(1);
    expect(links).toContain('(https://example.org/more?a=1&b=2)');
    expect(links).not.toContain('[1](x)');
    expect(images).toContain('A \\*cat\\*');
  });

  it('makes a page of its own of HTML, with nothing active in it', () => {
    const html = answer(
      order({ format: 'html' }),
      `${PAGE}<script>alert(1)</script><p onclick=x>${SENTENCE}`,
    );
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain('<title>Harbour &amp; &lt;b&gt;</title>');
    expect(html).not.toMatch(/<script|onclick/u);
  });

  it.each([
    ['drop', 1],
    ['auto', 1],
    ['keep', 0],
  ] as const)('begins with the title, once, with the option title: %s', (title, tops) => {
    const html = PAGE.replace('<article>', '<article><h1>Harbour &amp; &lt;b></h1>');
    const markdown = answer(order({}, { title }), html);
    expect(markdown.match(/^# Harbour/gmu)).toHaveLength(1);
    expect(answer(order({}, { title })).startsWith('# Harbour')).toBe(tops === 1);
  });

  it('writes JSON without timings, chunks as lines, and says what the headers need', () => {
    const json = JSON.parse(answer(order({ format: 'json' })));
    expect(json).not.toHaveProperty('timings');
    expect(Object.keys(json)).toEqual(
      expect.arrayContaining(['markdown', 'content', 'text', 'blocks', 'confidence']),
    );
    const lines = answer(order({ format: 'chunks' }, { chunks: { maxTokens: 64 } }))
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      url: 'https://example.org/',
      source: { start: expect.any(Number) },
    });
    const { facts } = writeAnswer({ html: '', url: null }, order({}));
    expect(facts).toMatchObject({ empty: expect.any(String), tokens: 0 });
  });
});
