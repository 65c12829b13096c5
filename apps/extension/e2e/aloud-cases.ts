import { expect, it } from 'vitest';
import type { TestBrowser, TestPage } from './browsers.ts';
import type { TestStage } from './stage.ts';

type Stage = TestStage<TestBrowser>;

interface Spoken {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
  readonly voice: string | null;
}

/** Reading aloud, with an engine that speaks as fast as the test. */
export function aloudCases(opened: () => Stage): void {
  it.each([
    ['/notes', 'en', 'Daniel', 'Moira', 'The ferry left the north pier'],
    ['/notes/rtl', 'ar', 'Maged', 'Maged', 'غادرت العبّارة الرصيف'],
  ])(
    'reads %s aloud, marks the sentence, and remembers speed and voice',
    async (path, lang, usual, voice, first) => {
      const { user, page, server } = opened();
      await user.visit(`${server.origin}${path}`);
      await listen(page);
      await user.ask('read');
      await user.click('[data-aloud=begin]');
      await expect
        .poll(() => last(page))
        .toMatchObject({ text: 'The night ferry', lang, rate: 1, voice: usual });
      expect(await marked(opened())).toBe('The night ferry');
      // It would send the text away.
      expect(await user.count('.aloud option[value=Cloud]')).toBe(0);
      await ends(page);
      await expect.poll(async () => (await last(page))?.text).toContain(first);
      expect(await marked(opened())).toBe((await last(page))?.text);

      // Another speed and voice apply at once, to the sentence that is spoken.
      await user.type('.aloud input[type=range]', '1.5');
      await user.choose('.aloud select', voice);
      await expect.poll(() => last(page)).toMatchObject({ rate: 1.5, voice });
      expect((await last(page))?.text).toContain(first);
      await user.click('[data-aloud=next]');
      await expect.poll(async () => (await last(page))?.text).not.toContain(first);
      await user.click('[data-aloud=previous]');
      await expect.poll(async () => (await last(page))?.text).toContain(first);
      const said = await count(page);
      await user.click('[data-aloud=play]');
      await ends(page);
      expect(await count(page)).toBe(said);
      await user.click('[data-aloud=play]');
      await expect.poll(() => count(page)).toBe(said + 1);
      await user.leave();

      await user.visit(`${server.origin}${path}`);
      await listen(page);
      await user.ask('read');
      await user.click('[data-aloud=begin]');
      await expect.poll(() => last(page)).toMatchObject({ rate: 1.5, voice });
      await user.type('.aloud input[type=range]', '1');
      await user.click('[data-aloud=close]');
      expect(await marked(opened())).toBe('');
      await user.leave();
    },
  );

  it('reads to the end, with what is highlighted, and keeps the sentence in sight', async () => {
    const { user, page, server } = opened();
    await user.visit(`${server.origin}/pages/en-blog-code-table`);
    await listen(page);
    await user.ask('read');
    await user.click('[data-aloud=begin]');
    let sentences = 0;
    while ((await user.count('.aloud [data-state=over]')) === 0 && sentences++ < 300) await ends(page);
    expect(sentences).toBeGreaterThan(20);
    expect(sentences).toBeLessThan(300);
    expect(await user.inLayer('.scroller', ({ scrollTop }) => scrollTop)).toBeGreaterThan(300);
    await user.leave();
  });
}

/** Collects what is spoken on the page. */
async function listen(page: TestPage): Promise<void> {
  await page.evaluate(() => {
    const list: unknown[] = [];
    Object.assign(window, { spokenHere: list });
    addEventListener('fovea-spoken', (event) => list.push(JSON.parse((event as CustomEvent<string>).detail)));
  }, null);
}

async function last(page: TestPage): Promise<Spoken | undefined> {
  return await page.evaluate(
    () => (window as unknown as { spokenHere: Spoken[] }).spokenHere.at(-1) as Spoken,
    null,
  );
}

async function count(page: TestPage): Promise<number> {
  return await page.evaluate(() => (window as unknown as { spokenHere: unknown[] }).spokenHere.length, null);
}

/** The engine has spoken the sentence. */
async function ends(page: TestPage): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('fovea-spoken-end')), null);
}

/** The text that is marked as spoken. */
async function marked({ user }: Stage): Promise<string> {
  return await user.inLayer('.article', ({ ownerDocument }) => {
    const { highlights } = ownerDocument.defaultView!.CSS;
    return [...(highlights.get('fovea-spoken') ?? [])].map(String).join('|');
  });
}
