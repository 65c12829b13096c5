import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { loadZstd } from './zstd.ts';

it('starts the library once, however often this module is loaded', async () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, at) => at % 7);
  const first = await loadZstd();
  expect(first.decompress(first.compress(bytes, 3))).toEqual(bytes);
  vi.resetModules();
  const again = await import('./zstd.ts');
  const zstd = await again.loadZstd();
  // A second start goes on after the library says that it is ready.
  await sleep(200);
  expect(zstd.decompress(zstd.compress(bytes, 3))).toEqual(bytes);
});
