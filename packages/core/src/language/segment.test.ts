import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { segmentSentences, segmentWords } from './segment.ts';
import { splitSentences, splitWords } from './split.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('segmentWords', () => {
  it('leaves out spaces and punctuation', () => {
    expect(segmentWords('Hello, world — it’s me.', 'en')).toEqual(['Hello', 'world', 'it’s', 'me']);
  });

  it('finds Thai words without spaces', () => {
    expect(segmentWords('ภาษาไทย', 'th')).toEqual(['ภาษา', 'ไทย']);
  });

  it('takes a language tag that is not one', () => {
    expect(segmentWords('a b', 'not a tag!')).toEqual(['a', 'b']);
  });

  it('cuts no word where one window of a long text ends', () => {
    const word = 'segmentation';
    const words = Array.from({ length: 2000 }, () => word);
    expect(segmentWords(words.join(' '))).toEqual(words);
  });

  it('keeps surrogate pairs whole in a text without a break', () => {
    const text = `a${'𠮷'.repeat(3000)}`;
    expect(segmentWords(text, 'ja').join('')).toBe(text);
  });
});

describe('long texts', () => {
  it('stay linear, which one call of the engine over the whole text would not', () => {
    expect(segmentWords('word '.repeat(100_000))).toHaveLength(100_000);
    expect(segmentSentences('Yes. '.repeat(50_000), 'en')).toHaveLength(50_000);
  });
});

describe('segmentSentences', () => {
  it('trims', () => {
    expect(segmentSentences('First one.  Second one! ', 'en')).toEqual(['First one.', 'Second one!']);
    expect(segmentSentences('今天很好。我们走吧！', 'zh')).toEqual(['今天很好。', '我们走吧！']);
  });

  it('cuts no sentence where a window ends', () => {
    const sentences = Array.from({ length: 300 }, (_, i) => `This is sentence number ${i} of the text.`);
    expect(segmentSentences(sentences.join(' '), 'en')).toEqual(sentences);
  });

  it('loses no visible character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(segmentSentences(text).join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});

describe('without Intl.Segmenter', () => {
  it('falls back to splitting by script', () => {
    vi.stubGlobal('Intl', {});
    expect(segmentWords("Don't say 漢字 to 1 dog.")).toEqual(["Don't", 'say', '漢', '字', 'to', '1', 'dog']);
    expect(segmentSentences('One (1.) Two! 三。四')).toEqual(['One (1.) Two!', '三。', '四']);
  });

  it('ends a word before a trailing apostrophe and keeps letters outside the BMP', () => {
    expect(splitWords("dogs' 𠮷野")).toEqual(['dogs', '𠮷', '野']);
  });

  it('ends a Thai sentence at a space once forty letters have passed', () => {
    // Ten letters each, without the marks above and below.
    const clause = 'กขคงจฉชซฌญ';
    expect(splitSentences(`${clause} ${clause.repeat(4)} ${clause}`)).toEqual([
      `${clause} ${clause.repeat(4)}`,
      clause,
    ]);
  });

  it('gives nothing for nothing', () => {
    expect(splitWords(' … ')).toEqual([]);
    expect(splitSentences(' \n')).toEqual([]);
  });
});
