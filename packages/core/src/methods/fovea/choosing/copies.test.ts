import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { growthRatio } from '../../../trace/growth.cases.ts';
import { pageFeatures } from '../features/page-features.ts';
import { dropCopies } from './copies.ts';

/** Which blocks stay, if all were chosen. */
function kept(html: string): string {
  const page = pageFromHtml(`<body>${html}`);
  const features = pageFeatures(page);
  const keep = new Uint8Array(features.blocks.count).fill(1);
  dropCopies(page, features, keep);
  return [...keep].join('');
}

const line = (text: string): string => `<p>${text}</p>`;
const A = line('灯台守は毎晩、海を見ていた。そして朝になると、町へ下りて新聞を買った。');
const B = line('The ice held until noon, and nobody on the quay had expected that at all.');
const C = line('Лёд продержался до полудня, и никто на набережной этого не ожидал.');
const LONG = [A, B, C].map((text) => text.replace('</p>', ' '.concat(text.slice(3).repeat(4)))).join('');

describe('dropCopies', () => {
  it('drops a passage that follows itself', () => {
    expect(kept(A + B + A + B)).toBe('1100');
    expect(kept(`<h1>x</h1>${A}${B}<hr>${A}${B}${C}`)).toBe('111001');
  });

  it('drops a long passage anywhere', () => {
    expect(kept(LONG + line('another') + LONG)).toMatch(/^1+0+$/u);
    expect(kept(`${LONG}${line('another')}${LONG}${line('end')}`)).toMatch(/^1+0+1$/u);
  });

  it.each([
    ['a line that is said twice', A + A],
    ['a refrain', A + B + A + C + A],
    ['a passage that comes again and again', (A + B).repeat(3)],
    ['short lines', `${line('A')}${line('B')}`.repeat(2)],
    ['a paragraph that sums up', A + B + C + A],
    ['a quote', `${A}${B}<blockquote>${A}${B}</blockquote>`],
    ['code', `<pre>${'x'.repeat(99)}</pre><p>a</p>`.repeat(2)],
    ['rows of a table', `<table>${`<tr><td>${A}<td>${B}`.repeat(2)}</table>`],
    ['what stands there once', A + B + C],
  ])('keeps %s', (_, html) => {
    expect(kept(html)).not.toContain('0');
  });

  it('keeps a copy if nobody sees the first one', () => {
    const style = '<style>.wide{display:none}</style>';
    expect(kept(`${style}<div class=wide>${A}${B}</div><div>${A}${B}</div>`)).toBe('1111');
    expect(kept(`${style}<div>${A}${B}</div><div>${A}${B}</div>`)).toBe('1100');
  });

  it('takes linear time, whatever comes again', () => {
    for (const period of [1, 7, 100]) {
      const prepare = (size: number): (() => void) => {
        const html = Array.from({ length: size }, (_, at) => line(`${at % period}`)).join('');
        const page = pageFromHtml(`<body>${html}`);
        const features = pageFeatures(page);
        return () => void dropCopies(page, features, new Uint8Array(features.blocks.count).fill(1));
      };
      expect(growthRatio(prepare, 1000, 8)).toBeLessThan(16);
    }
  });
});
