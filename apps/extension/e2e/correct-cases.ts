import { expect, it } from 'vitest';
import type { TestBrowser } from './browsers.ts';
import { clickIn } from './own-pages.ts';
import type { TestStage } from './stage.ts';

/** Correcting a page, and remembering it for the site. */
export function correctCases(opened: () => TestStage<TestBrowser>): void {
  const content = (): Promise<string> => opened().user.textOf('.content');

  it('takes parts away and brings them back, and remembers both for the site', async () => {
    const { user, browser, server } = opened();
    await user.visit(`${server.origin}/site/one`);
    await user.ask('read');
    expect(await content()).toContain('Only in One');
    expect(await content()).not.toContain('Sources of One');
    await user.click('[popovertarget=fovea-more]');
    await user.click('[data-correct]');
    await user.waitFor('.correcting .left-out li');

    const promo = await user.inLayer('.content', (element) => {
      const block = [...element.querySelectorAll('p')].find(({ textContent }) =>
        textContent?.includes('Only in'),
      );
      block!.id = 'promo';
      block!.scrollIntoView({ block: 'center', behavior: 'instant' });
      return block!.textContent;
    });
    expect(promo).toContain('come aboard');
    await user.click('#promo');
    await expect.poll(content).not.toContain('Only in One');
    await user.click('[data-undo]');
    await expect.poll(content).toContain('Only in One');
    await user.inLayer('.content', (element) => {
      const block = [...element.querySelectorAll('p')].find(({ textContent }) =>
        textContent?.includes('Only in'),
      );
      block!.id = 'promo';
      block!.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await user.click('#promo');
    await expect.poll(content).not.toContain('Only in One');
    await user.click('[data-remember]');
    await user.waitFor('.status:not(:empty)');

    await user.inLayer('.left-out', (list) => {
      const item = [...list.querySelectorAll('li')].find(({ textContent }) =>
        textContent?.includes('Sources of'),
      );
      item!.id = 'sources';
    });
    await user.click('#sources button');
    await expect.poll(content).toContain('Sources of One');
    await user.click('[data-remember]');
    await expect.poll(() => user.textOf('.status')).toContain('sources');
    await user.leave();

    await user.visit(`${server.origin}/site/two`);
    await user.ask('read');
    expect(await content()).not.toContain('Only in Two');
    expect(await content()).toContain('Sources of Two');
    await user.leave();

    const settings = await browser.extensionPage('settings.html');
    const rules = await browser.download(settings, () => clickIn(settings, '#export-rules'));
    expect(rules.name).toBe('fovea-rules.mjs');
    expect(rules.text).toContain('promo');
    await clickIn(settings, '#sites button');
    const left = (): Promise<string> =>
      settings.evaluate(() => document.querySelector('#sites')?.textContent ?? '', null);
    await expect.poll(left).toBe('Nothing is remembered for any site.');
    await settings.close();
  });
}
