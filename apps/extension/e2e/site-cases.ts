import { expect, it } from 'vitest';
import type { TestBrowser, TestPage } from './browsers.ts';
import { clickIn } from './own-pages.ts';
import type { TestStage } from './stage.ts';

type Stage = TestStage<TestBrowser>;

/** What a user prefers on one site, and a typeface that comes with the extension. */
export function siteCases(opened: () => Stage): void {
  it('keeps colours and a typeface for one site, and forgets them', async () => {
    const { user, page, server, browser } = opened();
    await user.visit(`${server.origin}/notes`);
    await user.ask('read');
    await user.click('[popovertarget=fovea-look]');
    const before = await look(opened());
    await user.click('#fovea-look .own-look input');
    await user.click('.theme-dark');
    await user.click('.font-dyslexic');
    expect(await look(opened())).toBe('dark dyslexic');
    const faces = (): Promise<string> =>
      user.inLayer('.reader', ({ ownerDocument }) =>
        [...ownerDocument.fonts].map(({ status }) => status).join(),
      );
    await expect.poll(faces).toContain('loaded');
    await page.keyboard.press('Escape');
    await user.leave();

    await user.visit(`${server.origin}/notes/rtl`);
    await user.ask('read');
    expect(await look(opened())).toBe('dark dyslexic');
    await user.leave();
    const settings = await browser.extensionPage('settings.html');
    await expect.poll(() => sites(settings)).toContain('Dark');
    // The settings for all sites are as before.
    const chosen = (): Promise<string> =>
      settings.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLInputElement>('#look input:checked')];
        return all
          .slice(0, 2)
          .map(({ value }) => value)
          .join(' ');
      }, null);
    await expect.poll(chosen).toBe(before);
    await clickIn(settings, '#sites button');
    await expect.poll(() => sites(settings)).toBe('Nothing is remembered for any site.');
    await settings.close();
    await user.visit(`${server.origin}/notes`);
    await user.ask('read');
    expect(await look(opened())).toBe(before);
    await user.leave();
  });

  it('opens a site by itself once the user has allowed it, and not against the user', async () => {
    const { user, page, server, browser } = opened();
    const site = encodeURIComponent(server.origin);
    const settings = await browser.extensionPage(`settings.html?site=${site}`);
    const question = (): Promise<string | null | undefined> =>
      settings.evaluate(() => document.querySelector('#always p')?.textContent, null);
    await expect.poll(question).toContain('Open every page of 127.0.0.1');
    await clickIn(settings, '#allow');
    await expect.poll(() => sites(settings)).toContain('Always opened in the reader view');
    await user.visit(`${server.origin}/notes/rtl`);
    await user.waitFor('.reader:not(.is-partial) .article');
    await user.leave();
    // Closed is closed, also when the page goes on without being loaded again.
    await page.evaluate(() => history.pushState(null, '', '?page=2'), null);
    await quiet(page);
    await user.visit(`${server.origin}/empty`);
    await quiet(page);
    await clickIn(settings, '#sites button');
    await expect.poll(() => sites(settings)).toBe('Nothing is remembered for any site.');
    await user.visit(`${server.origin}/notes`);
    await quiet(page);
    await settings.close();
  });
}

/** Gives Fovea the time in which it would open, and finds that it does not. */
async function quiet(page: TestPage): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await page.evaluate(() => document.querySelector('[data-fovea-layer]') === null, null)).toBe(true);
}

async function look({ user }: Stage): Promise<string> {
  return await user.inLayer('.reader', ({ dataset }) => `${dataset['theme']} ${dataset['font']}`);
}

async function sites(settings: TestPage): Promise<string> {
  return await settings.evaluate(() => document.querySelector('#sites')?.textContent ?? '', null);
}
