import { describe, expect, it } from 'vitest';
import { countWords } from '../../language/count.ts';
import { scanSource } from './scan.ts';
import { tokenStream } from './tokens.ts';
import { cutWords, type WordCut } from './words.ts';

function wordsOf(text: string, cut: WordCut): string[] {
  const words: string[] = [];
  cutWords(text, 0, text.length, cut, (start, end) => words.push(text.slice(start, end)));
  return words;
}

describe('cutWords', () => {
  it('cuts at white space of every kind', () => {
    expect(wordsOf(' one\n two,\u00a0three\u3000', 'space')).toEqual(['one', 'two,', 'three']);
  });

  it('cuts scripts without spaces into as many words as they have on average', () => {
    // 0.55 words a character: a word is full after two characters, sometimes after one.
    const text = '今天下午市图书馆举行了一场关于城市河流历史的讲座吸引了许多市民';
    expect(wordsOf(text, 'script').join('')).toBe(text);
    expect(Math.abs(wordsOf(text, 'script').length - countWords(text))).toBeLessThanOrEqual(1);
    expect(wordsOf(text, 'space')).toEqual([text]);
  });

  it('leaves marks with their letters', () => {
    const words = wordsOf('ที่นี่มีเรือจอดอยู่', 'script');
    expect(words.length).toBeGreaterThan(2);
    for (const word of words) expect(word).not.toMatch(/^\p{M}/u);
  });

  it('leaves scripts with spaces alone', () => {
    expect(wordsOf('одно слово, مرحبا بك', 'script')).toEqual(['одно', 'слово,', 'مرحبا', 'بك']);
  });
});

describe('tokenStream', () => {
  it('lists words and tags in order and nothing hidden', () => {
    const source = '<p>a b<script>x y</script></p><!-- z -->c';
    const { size, kind, start, end } = tokenStream(source, scanSource(source), { words: 'space' });
    const tokens = Array.from({ length: size }, (_, token) => source.slice(start[token], end[token]));
    expect(tokens).toEqual(['<p>', 'a', 'b', '<script>', '</script>', '</p>', 'c']);
    expect([...kind]).toEqual([1, 0, 0, 1, 1, 1, 0]);
  });
});
