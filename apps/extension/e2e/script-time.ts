import type { CDPSession } from 'playwright-core';
import type { User } from './user.ts';

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
export interface OpeningCost {
  /** Until text is on the screen. */
  readonly text: number;
  /** Until the whole page is there. */
  readonly whole: number;
  /** The longest task. */
  readonly longest: number;
}

/** Opens the reader on the page that is shown, and tells what it cost, from Chromium's timeline. */
export async function openingCost(client: CDPSession, user: User): Promise<OpeningCost> {
  return costOf(await timeline(client, () => open(user)));
}

/** The longest task of an act, in the same milliseconds. */
export async function longestTask(client: CDPSession, user: User, act: () => Promise<void>): Promise<number> {
  const events = await timeline(client, async () => {
    await user.page.evaluate(() => console.timeStamp('begin'), null);
    await act();
  });
  const begin = markIn(events, 'begin');
  const { tasks, scriptOf } = tasksOf(events, begin);
  return Math.max(...tasks.filter(({ ts }) => ts >= begin.ts).map(scriptOf));
}

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

/** Collection of garbage, of scripts and of the browser's own objects, which it does whenever something is allocated. */
const COLLECTING = /^(?:MajorGC|MinorGC|V8\.GC_|CppGC\.)/;

function costOf(events: readonly TimelineEvent[]): OpeningCost {
  const text = markIn(events, 'text');
  const { tasks, scriptOf } = tasksOf(events, text);
  const sumUntil = (end: number): number =>
    tasks.filter((task) => task.ts < end).reduce((sum, task) => sum + scriptOf(task), 0);
  return {
    text: sumUntil(text.ts),
    whole: sumUntil(markIn(events, 'whole').ts),
    longest: Math.max(...tasks.map(scriptOf)),
  };
}

function markIn(events: readonly TimelineEvent[], name: string): TimelineEvent {
  const mark = events.find(({ args }) => args?.data?.message === name);
  if (mark === undefined) throw new Error(`The timeline has no mark ${name}.`);
  return mark;
}

/** The tasks of the thread on which a mark was set, and the milliseconds of script in each. */
function tasksOf(
  events: readonly TimelineEvent[],
  { pid, tid }: TimelineEvent,
): { readonly tasks: readonly TimelineEvent[]; readonly scriptOf: (task: TimelineEvent) => number } {
  const onThread = events.filter((event) => event.pid === pid && event.tid === tid);
  const tasks = onThread.filter(({ name }) => name === 'RunTask');
  const others = outermost(onThread.filter(({ name }) => RENDERING.has(name) || COLLECTING.test(name)));
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
  return { tasks, scriptOf };
}

/** Events that are in no other of them: the time of those inside is also theirs. */
function outermost(events: readonly TimelineEvent[]): TimelineEvent[] {
  let end = 0;
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

async function timeline(client: CDPSession, act: () => Promise<void>): Promise<readonly TimelineEvent[]> {
  const events: TimelineEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TimelineEvent[]));
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories:
      'devtools.timeline,disabled-by-default-devtools.timeline,v8,disabled-by-default-v8.gc,cppgc,disabled-by-default-cppgc',
  });
  await act();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', collect);
  return events;
}
