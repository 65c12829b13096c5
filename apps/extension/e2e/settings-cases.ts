import { expect, it } from 'vitest';
import type { TestBrowser } from './browsers.ts';
import { clickIn, restoreDefaults, withFile } from './own-pages.ts';
import type { TestStage } from './stage.ts';

/** The page for the settings, and what they change. */
export function settingsCases(opened: () => TestStage<TestBrowser>): void {
  const visit = (path: string): Promise<void> => opened().user.visit(`${opened().server.origin}${path}`);

  it('has a page for its settings, which are used at once and can be kept in a file', async () => {
    const { user, page, browser, server } = opened();
    const settings = await browser.extensionPage('settings.html');
    await settings.evaluate(async () => {
      const fill = (css: string, value: string, type: string): void => {
        const field = document.querySelector<HTMLInputElement>(css)!;
        field.value = value;
        field.dispatchEvent(new Event(type));
      };
      while (document.querySelector('#saving .field') === null)
        await new Promise((done) => setTimeout(done, 25));
      fill('#saving .field input', '{{published}} {{title}}', 'input');
      fill('#saving textarea', '---\nname: {{title}}\nseen: {{url}}\n---', 'input');
      fill('#saving select', 'text', 'change');
    }, null);
    const file = await browser.download(settings, () => clickIn(settings, '#export'));
    expect(JSON.parse(file.text)).toMatchObject({
      format: 'fovea-backup',
      settings: { nameTemplate: '{{published}} {{title}}', saveFormat: 'text' },
    });
    const shortcuts = (): Promise<number> =>
      settings.evaluate(() => document.querySelectorAll('#keyboard dt').length, null);
    await expect.poll(shortcuts).toBe(6);

    await visit('/wide');
    await user.ask('read');
    await user.click('[popovertarget=fovea-save]');
    expect(await user.inLayer('#fovea-save .save-row button', ({ dataset }) => dataset['save'])).toBe('text');
    const saved = await browser.download(page, () => user.click('[data-save=markdown]'));
    expect(saved.name).toBe('2024-03-18 A wide page.md');
    expect(saved.text.startsWith(`---\nname: "A wide page"\nseen: "${server.origin}/wide"\n---\n`)).toBe(
      true,
    );
    await user.click('[data-cite]');
    await user.waitFor('.status:not(:empty)');
    await page.keyboard.press('Escape');
    await user.leave();

    await restoreDefaults(settings);
    const template = (): Promise<string> =>
      settings.evaluate(
        () => document.querySelector<HTMLInputElement>('#saving .field input')?.value ?? '?',
        null,
      );
    await expect.poll(template).toBe('');
    await withFile(file.text, (path) => browser.upload(settings, '#import', path));
    await expect.poll(template).toBe('{{published}} {{title}}');
    await withFile('{"format": "other"}', (path) => browser.upload(settings, '#import', path));
    const status = (): Promise<string> =>
      settings.evaluate(() => document.querySelector('#status')?.textContent ?? '', null);
    await expect.poll(status).toBe('This file is not a backup of Fovea.');
    await restoreDefaults(settings);
    await settings.close();
  });
  lookCase(opened);
}

function lookCase(opened: () => TestStage<TestBrowser>): void {
  it('spaces letters and words, divides words and marks a line', async () => {
    const { user, page, server } = opened();
    await user.visit(`${server.origin}/wide`);
    await user.ask('read');
    await user.click('[popovertarget=fovea-look]');
    await user.type('#fovea-look .scale:nth-of-type(4) input', '0.12');
    await user.type('#fovea-look .scale:nth-of-type(5) input', '0.16');
    for (const name of ['Hyphenate', 'Focus line']) {
      await user.inLayer('#fovea-look', (panel) => {
        for (const label of panel.querySelectorAll('.switch'))
          label.id = (label.textContent ?? '').split(' ').join('-');
      });
      await user.click(`#${name.replace(' ', '-')} input`);
    }
    const style = await user.inLayer('.content p', (paragraph) => {
      const { letterSpacing, wordSpacing, hyphens, fontSize } = getComputedStyle(paragraph);
      const size = Number.parseFloat(fontSize);
      return [Number.parseFloat(letterSpacing) / size, Number.parseFloat(wordSpacing) / size, hyphens];
    });
    expect(style).toEqual([expect.closeTo(0.12), expect.closeTo(0.16), 'auto']);
    expect(await user.count('.focus-line:not([hidden])')).toBe(1);
    await page.keyboard.press('Escape');
    await user.leave();
    const settings = await opened().browser.extensionPage('settings.html');
    await restoreDefaults(settings);
    await settings.close();
  });
}
