import { cpus } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { it } from 'vitest';
import { openChromium } from '../e2e/browsers.ts';
import { openStage } from '../e2e/stage.ts';
import type { User } from '../e2e/user.ts';

const ROUNDS = 5;

/** A line of Chromium's timeline; `tdur` is the processor time of the thread in microseconds. */
interface TimelineEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly message?: string } };
}

/** The cost of opening the reader, in milliseconds of processor time on the page's thread, without styles, layout and garbage. */
interface Cost {
  /** Until text is on the screen. */
  readonly text: number;
  /** Until the whole page is there. */
  readonly whole: number;
  /** The longest task. */
  readonly longest: number;
}

/**
 * Prints the cost of opening the reader on pages of several sizes, from Chromium's timeline. Processor time, so that other
 * programs on the machine count little.
 */
it.each([1000, 5000, 30_000])('opens the reader on %i elements', async (elements) => {
  const { browser, server, user, close } = await openStage(() => openChromium());
  try {
    const client = await browser.context.newCDPSession(user.page as unknown as Page);
    const costs: Cost[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await user.visit(`${server.origin}/large/${elements}`);
      costs.push(costOf(await timeline(client, () => open(user))));
      await user.leave();
    }
    // Skips the first run, which compiles the code.
    const later = costs.slice(1);
    const [text, whole, longest] = (['text', 'whole', 'longest'] as const).map((name) => {
      const sorted = later.map((cost) => Math.round(cost[name])).toSorted((a, b) => a - b);
      return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`;
    });
    console.log(
      `${elements} elements, ms of script: text ${text}, whole ${whole}, longest task ${longest}; ${cpus()[0]?.model}`,
    );
  } finally {
    await close();
  }
});

/** Opens the reader and marks in the timeline when the beginning and when everything is there. */
async function open(user: User): Promise<void> {
  await user.page.evaluate(() => dispatchEvent(new CustomEvent('fovea-test', { detail: 'read' })), null);
  for (const [selector, mark] of [
    ['.article', 'text'],
    ['.reader:not(.is-partial) .article', 'whole'],
  ] as const) {
    await user.waitFor(selector);
    await user.page.evaluate((name) => console.timeStamp(name), mark);
  }
}

/** Work of the browser itself when a script asks for a position or a style. */
const RENDERING: ReadonlySet<string> = new Set([
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
]);

/** Collection of garbage, which the browser starts when it likes. */
const COLLECTING: ReadonlySet<string> = new Set(['MajorGC', 'MinorGC']);

function costOf(events: readonly TimelineEvent[]): Cost {
  const markOf = (name: string): TimelineEvent => {
    const mark = events.find(({ args }) => args?.data?.message === name);
    if (mark === undefined) throw new Error(`The timeline has no mark ${name}.`);
    return mark;
  };
  const { pid, tid, ts } = markOf('text');
  const onThread = events.filter((event) => event.pid === pid && event.tid === tid);
  const tasks = onThread.filter(({ name }) => name === 'RunTask');
  const others = onThread.filter(({ name }) => RENDERING.has(name) || COLLECTING.has(name));
  const calls = onThread.filter(({ name }) => name === 'FunctionCall');
  const total = (some: readonly TimelineEvent[], { ts: start, dur = 0 }: TimelineEvent): number =>
    some.filter(({ ts: at }) => at >= start && at < start + dur).reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  const isFrame = (task: TimelineEvent): boolean =>
    onThread.some(
      ({ name, ts: at }) => name === 'PrePaint' && at >= task.ts && at < task.ts + (task.dur ?? 0),
    );
  // The task of a frame is the browser's own, apart from observers that it calls.
  const scriptOf = (task: TimelineEvent): number =>
    (isFrame(task) ? total(calls, task) : (task.tdur ?? 0) - total(others, task)) / 1000;
  const sumUntil = (end: number): number =>
    tasks.filter((task) => task.ts < end).reduce((sum, task) => sum + scriptOf(task), 0);
  return {
    text: sumUntil(ts),
    whole: sumUntil(markOf('whole').ts),
    longest: Math.max(...tasks.map(scriptOf)),
  };
}

async function timeline(client: CDPSession, act: () => Promise<void>): Promise<readonly TimelineEvent[]> {
  const events: TimelineEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TimelineEvent[]));
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline',
  });
  await act();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', collect);
  return events;
}
