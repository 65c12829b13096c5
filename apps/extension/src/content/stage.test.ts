import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextTask } from '../live/slices.ts';
import type { Stage as AnyStage } from './stage.ts';

// Otherwise set by the build.
vi.stubGlobal('FOVEA_TEST', false);
const { Session } = await import('../live/session.ts');
const { Stage } = await import('./stage.ts');

beforeEach(() => {
  vi.stubGlobal('chrome', { storage: { local: { get: async () => ({}) } } });
  vi.stubGlobal('location', { hostname: 'a.example' });
  vi.stubGlobal('document', {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A stage whose modes wait for the page, for ever if they are not told that it cannot be read. */
function waitingStage(): {
  readonly stage: AnyStage;
  fail(mode: number): Promise<void>;
  isOver(mode: number): boolean;
} {
  const waiting: { isOver: () => boolean; fail: (error: Error) => void }[] = [];
  vi.spyOn(Session.prototype, 'prepare').mockImplementation(
    (isOver) => new Promise((_, fail) => waiting.push({ isOver, fail })),
  );
  return {
    stage: new Stage(),
    fail: async (mode) => {
      waiting[mode]!.fail(new Error('No page.'));
      await nextTask();
    },
    isOver: (mode) => waiting[mode]!.isOver(),
  };
}

it('closes a mode that cannot open', async () => {
  const { stage, fail, isOver } = waitingStage();
  const running = expect(stage.run('isolate')).rejects.toThrow('No page.');
  await nextTask();
  expect(isOver(0)).toBe(false);
  await fail(0);
  await running;
  expect(isOver(0)).toBe(true);
});

it('keeps a mode open when one that was closed before it fails', async () => {
  const { stage, fail, isOver } = waitingStage();
  const running = expect(stage.run('isolate')).rejects.toThrow('No page.');
  await nextTask();
  stage.go('pick');
  expect([isOver(0), isOver(1)]).toEqual([true, false]);
  await fail(0);
  await running;
  expect(isOver(1)).toBe(false);
});
