import { cpus, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { openChromium } from '../e2e/browsers.ts';
import { longestTask, type OpeningCost, openingCost } from '../e2e/script-time.ts';
import { openStage } from '../e2e/stage.ts';

/** What opening cost, and the longest task of leaving again. */
interface Round extends OpeningCost {
  readonly leaving: number;
}

/** Pages, each with how many rounds to measure. */
const PAGES: readonly (readonly [name: string, rounds: number])[] = [
  ['1000', 5],
  ['5000', 5],
  ['30000', 5],
  ['100000', 2],
  ['table', 2],
  ['code', 2],
  ['phrases', 2],
  ['headings', 2],
];

/**
 * Prints the cost of opening the reader on pages of several sizes, and of leaving it, from Chromium's timeline. Processor
 * time, so that other programs on the machine count little. The first opening also compiles the code, so it is told apart.
 */
it.each(PAGES)('opens the reader on /large/%s', { timeout: 900_000 }, async (name, rounds) => {
  const { browser, server, user, close } = await openStage(() => openChromium());
  try {
    const client = await browser.context.newCDPSession(user.page as unknown as Page);
    const costs: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      await user.visit(`${server.origin}/large/${name}`);
      const cost = await openingCost(client, user);
      costs.push({ ...cost, leaving: await longestTask(client, user, () => user.leave()) });
    }
    console.log(`${name}, ms of script, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`);
    console.log(`  first opening: ${inWords(costs.slice(0, 1))}`);
    console.log(`  later ones: ${inWords(costs.slice(1))}`);
  } finally {
    await close();
  }
});

/** Prints the longest task of the modes that read the whole page before they open. */
it.each(['why', 'pick', 'isolate', 'mark'] as const)('opens %s', { timeout: 300_000 }, async (command) => {
  const { browser, server, user, close } = await openStage(() => openChromium());
  try {
    const client = await browser.context.newCDPSession(user.page as unknown as Page);
    for (const name of ['5000', '30000']) {
      await user.visit(`${server.origin}/large/${name}`);
      const opening = await longestTask(client, user, () => user.ask(command));
      const leaving = await longestTask(client, user, () => user.leave());
      console.log(`${command} on ${name}: longest ${Math.round(opening)}, leaving ${Math.round(leaving)}`);
    }
  } finally {
    await close();
  }
});

/** Medians, and between what. */
function inWords(costs: readonly Round[]): string {
  return (['text', 'whole', 'longest', 'leaving'] as const)
    .map((name) => {
      const sorted = costs.map((cost) => Math.round(cost[name])).toSorted((a, b) => a - b);
      return `${name} ${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`;
    })
    .join(', ');
}
