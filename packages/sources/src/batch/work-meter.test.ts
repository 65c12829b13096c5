import { expect, it } from 'vitest';
import { WorkMeter } from './work-meter.ts';

it('counts the work on a page from when it is seen a second time', () => {
  let work = 0;
  const meter = new WorkMeter(() => work);
  const seen = [1, 1, 1, 2, 2, 2].map((page) => {
    work += 50;
    return meter.workOn(page);
  });
  expect(seen).toEqual([0, 0, 50, 0, 0, 50]);
});

it('reads the time of the thread that works, not of one that waits', () => {
  const meter = new WorkMeter();
  meter.workOn(1);
  meter.workOn(1);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  const waited = meter.workOn(1);
  const end = process.cpuUsage().user + 300_000;
  while (process.cpuUsage().user < end);
  expect(meter.workOn(1) - waited).toBeGreaterThan(150);
  expect(waited).toBeLessThan(150);
});
