import { cpus } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { it } from 'vitest';
import { openChromium } from '../e2e/browsers.ts';
import { openStage } from '../e2e/stage.ts';

const ROUNDS = 4;

/** A line of Chromium's timeline; `tdur` is the processor time of the thread in microseconds. */
interface TimelineEvent {
  readonly name: string;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/**
 * Prints the cost of opening the reader on a page of 5,000 elements: the processor time of its task without styles and
 * layout, from Chromium's timeline. Processor time, so that other programs on the machine do not count.
 */
it.each([1000, 5000, 30_000])('opens the reader on %i elements', async (elements) => {
  const { browser, server, user, close } = await openStage(() => openChromium());
  try {
    const client = await browser.context.newCDPSession(user.page as unknown as Page);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await user.visit(`${server.origin}/large/${elements}`);
      const events = await timeline(client, () => user.ask('read'));
      times.push(scriptTime(events));
      await user.leave();
    }
    // Skips the first run, which compiles the code.
    const [first = 0, ...later] = times.map(Math.round);
    const sorted = later.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    console.log(
      `reader on ${elements} elements, ms of script: first ${first}, then ${sorted.join(' ')}, median ${median} (${cpus()[0]?.model})`,
    );
  } finally {
    await close();
  }
});

/** Work of the browser itself when a script asks for a position or a style. */
const RENDERING: ReadonlySet<string> = new Set(['UpdateLayoutTree', 'Layout']);

/** Milliseconds of the longest task, without the rendering in it. */
function scriptTime(events: readonly TimelineEvent[]): number {
  const [task] = events
    .filter(({ name }) => name === 'RunTask')
    .toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0));
  if (task === undefined) throw new Error('The timeline has no tasks.');
  const isWithin = ({ tid, ts }: TimelineEvent): boolean =>
    tid === task.tid && ts >= task.ts && ts < task.ts + (task.dur ?? 0);
  const rendering = events.filter((event) => RENDERING.has(event.name) && isWithin(event));
  return ((task.tdur ?? 0) - rendering.reduce((sum, { tdur = 0 }) => sum + tdur, 0)) / 1000;
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
