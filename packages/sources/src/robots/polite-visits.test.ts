import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { SourceError } from '../source-error.ts';
import { PoliteVisits } from './polite-visits.ts';

const ROBOTS = {
  allows: async (url: URL) => !url.pathname.startsWith('/private'),
  delayMs: async (url: URL) => (url.host === 'slow.example' ? 5000 : 0),
};

/** Visits by a clock of their own, which only waiting moves. */
function recorder(): { readonly log: string[]; visit(url: string): Promise<void> } {
  let time = 0;
  const clock = {
    now: () => time,
    sleep: async (ms: number) => {
      time += ms;
    },
  };
  const visits = new PoliteVisits({ robots: ROBOTS, delayMs: 1000, clock });
  const log: string[] = [];
  return {
    log,
    visit: (url) =>
      visits.visit(url, async () => {
        log.push(`${time} > ${url}`);
        await new Promise((resolve) => setImmediate(resolve));
        log.push(`${time} < ${url}`);
      }),
  };
}

describe('PoliteVisits', () => {
  it('visits a host one page at a time, with a pause, and others meanwhile', async () => {
    const { visit, log } = recorder();
    await Promise.all(['https://a.example/1', 'https://a.example/2', 'https://b.example/1'].map(visit));
    expect(log.slice(0, 3)).toEqual([
      '0 > https://a.example/1',
      '0 > https://b.example/1',
      '0 < https://a.example/1',
    ]);
    expect(log).toContain('1000 > https://a.example/2');
  });

  it('pauses as long as the site asks for', async () => {
    const { visit, log } = recorder();
    await Promise.all(['https://slow.example/1', 'https://slow.example/2'].map(visit));
    expect(log[2]).toBe('5000 > https://slow.example/2');
  });

  it('refuses who would wait too long, at no cost to the others, and keeps the pause', async () => {
    const visits = new PoliteVisits({ robots: ROBOTS, delayMs: 0 });
    const begun: (() => void)[] = [];
    const slow = visits.visit('https://a.example/1', () => new Promise<void>((end) => void begun.push(end)));
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    const work = vi.fn(async () => 'there');
    await expect(visits.visit('https://a.example/2', work, 5)).rejects.toMatchObject({ code: 'busy' });
    const patient = visits.visit('https://a.example/3', work, 60_000);
    begun[0]!();
    await slow;
    expect(await patient).toBe('there');
    expect(work).toHaveBeenCalledOnce();
    // The site wants a pause of five seconds.
    await visits.visit('https://slow.example/1', work);
    for (let count = 0; count < 2; count++)
      await expect(visits.visit('https://slow.example/2', work, 4000)).rejects.toMatchObject({
        code: 'busy',
      });
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('forgets a host that nobody waits for', async () => {
    const visits = new PoliteVisits({ robots: ROBOTS, delayMs: 0 });
    await Promise.allSettled(
      ['https://a.example/1', 'https://a.example/2', 'https://b.example/private'].map((url) =>
        visits.visit(url, async () => {}),
      ),
    );
    await vi.waitFor(() => expect(visits.hosts).toBe(0));
    const paused = new PoliteVisits({ robots: null, delayMs: 20 });
    await paused.visit('https://a.example/1', async () => {});
    expect(paused.hosts).toBe(1);
    await vi.waitFor(() => expect(paused.hosts).toBe(0));
  });

  it('does not pause for a host that does not answer', async () => {
    const why = new SourceError('unreachable', 'no such host');
    const robots = { allows: async () => false, unavailable: async () => why, delayMs: async () => 0 };
    const slept: number[] = [];
    const clock = { now: () => 0, sleep: async (ms: number) => void slept.push(ms) };
    const visits = new PoliteVisits({ robots, delayMs: 1000, clock });
    for (const page of [1, 2])
      await expect(visits.visit(`https://a.example/${page}`, async () => {})).rejects.toMatchObject({
        code: 'unreachable',
        message: 'no such host',
      });
    await vi.waitFor(() => expect(visits.hosts).toBe(0));
    expect(slept).toEqual([]);
  });

  it('keeps a pause, and a patience, that is longer than a timer can wait', async () => {
    const visits = new PoliteVisits({ robots: null, delayMs: 1e10 });
    const work = (): Promise<string> => sleep(30, 'there');
    expect(await visits.visit('https://a.example/', work, 1e10)).toBe('there');
    expect(await visits.visit('https://b.example/', work, 1e10)).toBe('there');
    expect(visits.hosts).toBe(2);
  });

  it('leaves out what a site disallows, at no cost to the next page, and goes on after a failure', async () => {
    const { visit, log } = recorder();
    await expect(visit('https://a.example/private/1')).rejects.toMatchObject({ code: 'robots' });
    await visit('https://a.example/1');
    expect(log[0]).toBe('0 > https://a.example/1');
    const visits = new PoliteVisits({ robots: null, delayMs: 0 });
    await expect(visits.visit('https://a.example/', () => Promise.reject(new Error('no')))).rejects.toThrow();
    expect(await visits.visit('https://a.example/private/', async () => 'there')).toBe('there');
  });
});
