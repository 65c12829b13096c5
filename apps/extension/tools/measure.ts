import { cpus } from 'node:os';
import { it } from 'vitest';
import { openChromium } from '../e2e/browsers.ts';
import { servePages } from '../e2e/pages.ts';
import { User } from '../e2e/user.ts';

const ROUNDS = 9;

/** Prints how long the reader's script runs on a page of 5,000 elements, in Chromium's own performance timeline. */
it('opens the reader', async () => {
  const server = await servePages();
  const browser = await openChromium();
  try {
    const user = new User(await browser.newPage());
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await user.visit(`${server.origin}/large`);
      await user.ask('read');
      times.push(
        await user.page.evaluate(
          () => performance.getEntriesByName('fovea-read').at(-1)?.duration ?? 0,
          null,
        ),
      );
      await user.leave();
    }
    const sorted = times.toSorted((a, b) => a - b).map((time) => Math.round(time));
    console.log(`reader on 5,000 elements, ms of script, sorted: ${sorted.join(' ')} (${cpus()[0]?.model})`);
  } finally {
    await browser.close();
    await server.close();
  }
});
