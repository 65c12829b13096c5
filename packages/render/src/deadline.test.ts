import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startDeadline, within } from './deadline.ts';

it('gives up on a page when its time is over', async () => {
  const deadline = startDeadline(20);
  await expect(deadline.race(sleep(5000, null, { ref: false }))).rejects.toMatchObject({ code: 'timeout' });
});

it('waits on, where the time is longer than a timer can wait', async () => {
  const deadline = startDeadline(1e10);
  expect(await deadline.race(sleep(30, 'done'))).toBe('done');
  expect(await within(sleep(30, 'done'), deadline.left(), 'late')).toBe('done');
  deadline.clear();
});
