import { describe, expect, it } from 'vitest';
import { windowOf } from '../page/jsdom.cases.ts';
import { smallSnapshot } from '../page/snapshot.cases.ts';
import { parsePage } from '../parse-page.ts';
import { isReadable } from './is-readable.ts';

const PROSE: readonly (readonly [string, string])[] = [
  ['en', 'The bridge was repaired over the winter and nobody in the village noticed until spring. '],
  ['zh', '这座桥在冬天修好了，村里没有人注意到，直到春天来临，孩子们才第一次走过去。'],
  ['th', 'สะพานได้รับการซ่อมแซมในช่วงฤดูหนาวและไม่มีใครในหมู่บ้านสังเกตเห็นจนถึงฤดูใบไม้ผลิ '],
  ['ar', 'أُصلح الجسر خلال الشتاء ولم يلاحظ أحد في القرية ذلك حتى جاء الربيع وعبره الأطفال. '],
];

describe('isReadable', () => {
  it.each(PROSE)('finds an article in %s', (_, sentence) => {
    const text = sentence.repeat(6);
    expect(isReadable(`<nav>${text}</nav><div><p>${text}</p><p>${text}</p></div>`)).toBe(true);
    expect(isReadable(`<div>${text}<br><br>${text}</div>`)).toBe(true);
  });

  it.each(PROSE)('finds none in menus, links and snippets of %s', (_, sentence) => {
    expect(isReadable(`<nav>${sentence.repeat(40)}</nav>`)).toBe(false);
    expect(isReadable(`<p><a href="/">${sentence.repeat(40)}</a></p>`)).toBe(false);
    expect(isReadable(`<p>${sentence.slice(0, 20)}</p>`.repeat(40))).toBe(false);
    expect(isReadable('')).toBe(false);
  });

  it('says the same of bytes, a document, a snapshot and a page', () => {
    const html = `<p>${PROSE[0]![1].repeat(9)}</p>`;
    expect(isReadable(new TextEncoder().encode(html).buffer)).toBe(true);
    expect(isReadable(windowOf(html).document)).toBe(true);
    expect(isReadable(parsePage(html))).toBe(true);
    const snapshot = smallSnapshot();
    expect(isReadable(snapshot)).toBe(false);
    expect(isReadable(snapshot, { minWords: 1, minScore: 1 })).toBe(true);
    expect(() => isReadable({ ...snapshot, strings: [] })).toThrow('not a snapshot');
  });

  it('looks no further than the limits', () => {
    const html = `${'<p>a</p>'.repeat(20)}<p>${PROSE[0]![1].repeat(9)}</p>`;
    expect(isReadable(html)).toBe(true);
    for (const input of [html, parsePage(html), windowOf(html).document]) {
      expect(isReadable(input, { limits: { maxNodes: 20 } })).toBe(false);
    }
    expect(isReadable(html, { limits: { maxChars: 200 } })).toBe(false);
  });
});
