import { pageFeatures } from '@fovea/internal';
import { parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import type { Sample } from '../../datasets/sample.ts';
import { blockText, labelsOf, UNKNOWN } from './labels.ts';
import { GOLD, sample } from './sample.cases.ts';

const FULL = 254;

function labels(fields: Partial<Sample> = {}): number[] | null {
  const given = sample(fields);
  const page = parsePage(given.html);
  const found = labelsOf(given, page, pageFeatures(page));
  return found === null ? null : [...found];
}

describe('labelsOf', () => {
  // Blocks: the menu, the heading, two paragraphs, the footer.
  it('finds the blocks of a gold text', () => {
    expect(labels()).toEqual([0, FULL, FULL, FULL, 0]);
  });

  it('finds them in another order', () => {
    const [heading, first, second] = GOLD.split('\n');
    expect(labels({ gold_text: `${second}\n${first}\n${heading}` })).toEqual([0, FULL, FULL, FULL, 0]);
  });

  it('gives a block that is half content a middling label', () => {
    const gold_text = 'Nobody had told the baker';
    const [, , first, second] = labels({ gold_text })!;
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(FULL * 0.2);
    expect(second).toBeLessThan(FULL * 0.6);
  });

  it.each([
    ['Chinese', '今天下午，市图书馆举行了一场关于城市河流历史的讲座。', '关于我们的网站和订阅服务'],
    ['Thai', 'ห้องสมุดแห่งใหม่ของเมืองเปิดให้บริการแล้วเมื่อวานนี้', 'ติดต่อเราและสมัครรับข่าวสาร'],
    ['Arabic', 'افتتحت المدينة مكتبة جديدة على ضفة النهر أمس.', 'اتصل بنا واشترك في النشرة'],
  ])('works in %s', (_, gold_text, rest) => {
    expect(labels({ html: `<body><p>${rest}</p><p>${gold_text}</p>`, gold_text })).toEqual([0, FULL]);
  });

  it('knows nothing of the rest where the gold is a part', () => {
    expect(labels({ gold_partial: true, gold_text: GOLD.split('\n')[1]! })).toEqual([
      UNKNOWN,
      UNKNOWN,
      FULL,
      UNKNOWN,
      UNKNOWN,
    ]);
  });

  it('learns from phrases where there is no text, and content wins', () => {
    const snippets = {
      with: ['told  the baker', 'not on the page'],
      without: ['Subscribe to', 'Nobody had told', ''],
    };
    expect(labels({ gold_text: '', snippets })).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, FULL, 0]);
  });

  it('marks every block that a phrase reaches over', () => {
    const snippets = { with: ['in March. Nobody had'], without: [] };
    expect(labels({ gold_text: '', snippets })).toEqual([UNKNOWN, UNKNOWN, FULL, FULL, UNKNOWN]);
  });

  it('is nothing where there is no gold', () => {
    expect(labels({ gold_text: ' ' })).toBeNull();
  });
});

describe('blockText', () => {
  it('collapses white space', () => {
    const page = parsePage('<body><p> a \n <b>b</b>c ');
    const { blocks } = pageFeatures(page);
    expect(blockText(page, blocks.first[0]!, blocks.last[0]!)).toBe('a bc');
  });
});
