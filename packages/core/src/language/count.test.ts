import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLetters, countSentences, countWords, measureText } from './count.ts';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['   \n\t', 0],
    ['— … !', 0],
    ['The quick brown fox', 4],
    ["don't stop", 2],
    ['the dogs’ bowl', 3],
    ['state-of-the-art', 4],
    ['the U.S. spends 1,000.50 dollars', 5],
    ['end—start', 2],
    ['Die Größe der Häuser übertraf alles.', 6],
    ['soft\u00adhyphen', 1],
    ['Xin chào các bạn', 4],
    ['На улице идёт дождь', 4],
    ['Η Αθήνα είναι όμορφη', 4],
    ['שלום עולם', 2],
    ['مرحبا بالعالم', 2],
    ['می‌خواهم بروم', 2],
    ['یہ ایک کتاب ہے', 4],
    ['यह एक किताब है', 4],
    ['나는 학교에 간다', 3],
  ])('%j has %i words', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('takes 0.55 words per Han or kana character', () => {
    expect(countWords('我爱北京天安门')).toBe(4); // 7 × 0.55 = 3.85
    expect(countWords('日本語の文章です')).toBe(5); // 8 × 0.55 = 4.4
    expect(countWords('二〇二四年十月')).toBe(4); // 〇 is a Han numeral: 7 × 0.55
    expect(countWords('𠮷野家')).toBe(2); // 3 × 0.55 = 1.65
  });

  it('adds spaced and unspaced parts of a mixed text', () => {
    expect(countWords('我用 TypeScript 写代码 2024')).toBe(5); // 2 + 5 × 0.55 = 4.75
  });

  it('estimates scripts without spaces from their letters', () => {
    expect(countWords('ภาษาไทย')).toBe(3); // 7 letters × 0.35 = 2.45
    expect(countWords('ສະບາຍດີ')).toBe(2); // ສ ະ ບ າ ຍ ດ: 6 × 0.31 = 1.86
    expect(countWords('ភាសាខ្មែរ')).toBe(2); // ភ ស ខ ម រ: 5 × 0.32 = 1.6
    expect(countWords('မြန်မာစာ')).toBe(2); // မ န မ စ: 4 × 0.46 = 1.84
  });

  it('stays near the dictionary segmentation of a Thai paragraph', () => {
    const text = 'วันนี้อากาศดีมากเราจึงออกไปเดินเล่นในสวนสาธารณะใกล้บ้านกับเพื่อนบ้านและสุนัขของเขา';
    const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].length;
    expect(Math.abs(countWords(text) - words)).toBeLessThanOrEqual(words * 0.25);
  });
});

describe('countLetters', () => {
  it.each([
    ['', 0],
    ['abc 123 !?', 3],
    ['한국어', 3],
    ['किताब', 3],
    ['𠮷\u{1f600}', 1],
    ['\ud800a\udc00', 1],
    ['\u0000\u0007b', 1],
  ])('%j has %i letters', (text, letters) => {
    expect(countLetters(text)).toBe(letters);
  });

  it.each(['Tiếng Việt', 'Ελλάδα', 'Größe', '한국어', 'й'])(
    'is the same for %s composed and decomposed',
    (text) => {
      expect(countLetters(text.normalize('NFD'))).toBe(countLetters(text.normalize('NFC')));
    },
  );
});

describe('countSentences', () => {
  it.each([
    ['', 0],
    ['...', 0],
    ['A heading', 1],
    ['One. Two! Three? Four', 4],
    ['Wait... what?! Yes.', 2],
    ['Dr. Smith met J. R. Jones. They talked.', 2],
    ['Pi is 3.14 or so. Good.', 2],
    ['Am 3. Oktober feiern wir, z. B. in Berlin. Schön!', 2],
    ['He said “Stop.” Then he left.', 2],
    ['Visit example.com/a?b=c now. Thanks.', 2],
    ['Cited here.[1] Next one.', 2],
    ['今天很好。我们走吧！真的吗？', 3],
    ['今日は晴れ。明日は雨｡', 2],
    ['비가 온다. 나는 집에 간다.', 2],
    ['كيف حالك؟ أنا بخير.', 2],
    ['یہ کتاب ہے۔ وہ قلم ہے۔', 2],
    ['यह किताब है। वह कलम है।', 2],
    ['Идёт дождь. Мы дома.', 2],
    ['Τι κάνεις\u037e Καλά.', 2],
    ['សួស្តី។ អរគុណ។', 2],
    ['မင်္ဂလာပါ။ ကျေးဇူးတင်ပါတယ်။', 2],
    ['ሰላም። እንዴት ነህ።', 2],
  ])('%j has %i sentences', (text, sentences) => {
    expect(countSentences(text)).toBe(sentences);
  });

  it('ends a Thai sentence at a space, once forty letters have passed', () => {
    const clause = 'ก'.repeat(25);
    expect(countSentences(clause)).toBe(1);
    expect(countSentences(`${clause} ${clause}`)).toBe(1);
    expect(countSentences(`${clause} ${clause} ${clause}`)).toBe(2);
  });
});

describe('measureText', () => {
  it('counts everything in one pass', () => {
    expect(measureText('Hello, world! It is 2024、好。')).toEqual({
      characters: 23,
      letters: 15,
      digits: 4,
      words: 6,
      sentences: 2,
      commas: 2,
    });
  });

  const anyText = fc.string({
    unit: fc.oneof(fc.constantFrom(...'a.é ，。ไカ漢한؟1\ud800\udc00'), fc.string({ unit: 'binary' })),
  });

  it('never counts below zero or past the length of the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const count of Object.values(measureText(text))) {
          expect(Number.isInteger(count)).toBe(true);
          expect(count).toBeGreaterThanOrEqual(0);
          expect(count).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it('adds up over a separator', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const [left, right, both] = [measureText(a), measureText(b), measureText(`${a}\n${b}`)];
        expect(both.letters).toBe(left.letters + right.letters);
        expect(both.digits).toBe(left.digits + right.digits);
        expect(both.characters).toBe(left.characters + right.characters);
        // each side rounds its unspaced part up, the whole only once
        expect(left.words + right.words - both.words).toBeOneOf([0, 1]);
      }),
    );
  });

  it('counts the same words alone as with everything else', () => {
    const piece = fc.constantFrom(
      'a',
      'Ž',
      '1',
      ',',
      '.',
      "'",
      '-',
      ' ',
      '漢',
      'ก',
      '\u0301',
      '\ud83d\ude00',
      '\ud800',
      '、',
      '—',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        expect(countWords(text)).toBe(measureText(text).words);
      }),
    );
  });

  it.each(['.', 'a.', '." ', ' ', '\ud800', 'ก ', '漢'])('gets through a million of %j', (unit) => {
    // a superlinear step would run into the test timeout
    const { characters } = measureText(unit.repeat(1_000_000));
    expect(characters).toBe(measureText(unit.repeat(1000)).characters * 1000);
  });
});
