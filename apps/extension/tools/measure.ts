import { cpus } from 'node:os';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { openChromium } from '../e2e/browsers.ts';
import { type OpeningCost, openingCost } from '../e2e/script-time.ts';
import { openStage } from '../e2e/stage.ts';

const ROUNDS = 5;

/**
 * Prints the cost of opening the reader on pages of several sizes, from Chromium's timeline. Processor time, so that other
 * programs on the machine count little. The first opening also compiles the code, so it is told apart.
 */
it.each([1000, 5000, 30_000])('opens the reader on %i elements', async (elements) => {
  const { browser, server, user, close } = await openStage(() => openChromium());
  try {
    const client = await browser.context.newCDPSession(user.page as unknown as Page);
    const costs: OpeningCost[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await user.visit(`${server.origin}/large/${elements}`);
      costs.push(await openingCost(client, user));
      await user.leave();
    }
    console.log(`${elements} elements, ms of script, ${cpus()[0]?.model}`);
    console.log(`  first opening: ${inWords(costs.slice(0, 1))}`);
    console.log(`  later ones: ${inWords(costs.slice(1))}`);
  } finally {
    await close();
  }
});

/** Medians, and between what. */
function inWords(costs: readonly OpeningCost[]): string {
  return (['text', 'whole', 'longest'] as const)
    .map((name) => {
      const sorted = costs.map((cost) => Math.round(cost[name])).toSorted((a, b) => a - b);
      return `${name} ${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`;
    })
    .join(', ');
}
