import { extract } from 'fovea';
import 'fovea/methods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { XSS_PAYLOADS } from '../fixtures/attacks/html-payloads.ts';
import { pageOf, someMixedPages } from '../fixtures/attacks/markdown-pages.ts';
import { reportAttempts, SEED } from './attempts.ts';
import { openReader, type Reader } from './reader/reader.ts';

const ADDRESSES = [undefined, 'https://page.example/dir/page'];
const MIXED = 100;

/** `e2e/markdown/` has the same for Markdown. */
describe('HTML in a real Chromium runs nothing and asks for nothing but pictures', () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await openReader();
  });
  afterAll(() => reader.close());

  const active = async (pages: readonly string[]): Promise<string[]> => {
    const found: string[] = [];
    for (const url of ADDRESSES) {
      const options = {
        method: 'whole-body',
        formats: ['html'],
        ...(url === undefined ? {} : { url }),
      } as const;
      const alarms = await reader.alarmsOf(pages.map((html) => extract(html, options).content));
      found.push(...alarms.map(([index, what]) => `${what} in ${pages[index]}`));
    }
    reportAttempts(pages.length * ADDRESSES.length);
    return found;
  };

  it('and the alarm works', async () => {
    expect(await reader.alarmsOf(['<p onclick="XSS(1)">x</p>'])).not.toEqual([]);
  });

  it('of every payload', async () => {
    expect(await active(XSS_PAYLOADS.map((payload) => pageOf(payload)))).toEqual([]);
  });

  it('of nested mixtures', async () => {
    expect(await active(someMixedPages(SEED, MIXED))).toEqual([]);
  });
});
