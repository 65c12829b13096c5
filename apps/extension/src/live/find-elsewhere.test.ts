import { expect, it, vi } from 'vitest';
import { smallSnapshot } from '../../../../packages/core/src/page/snapshot.cases.ts';
import { findElsewhere } from './find-elsewhere.ts';

const OPTIONS = { method: null, roots: null, formats: [] } as const;

function refuse(): never {
  throw new Error('Extension context invalidated.');
}

it('finds nothing if the extension was updated', async () => {
  vi.stubGlobal('chrome', { runtime: { connect: refuse } });
  expect(await findElsewhere(smallSnapshot(), OPTIONS)).toBeNull();
});

it('finds nothing if the background goes before the page is sent', async () => {
  const silent = { addListener: () => {} };
  const port = { onMessage: silent, onDisconnect: silent, postMessage: refuse };
  vi.stubGlobal('chrome', { runtime: { connect: () => port } });
  expect(await findElsewhere(smallSnapshot(), OPTIONS)).toBeNull();
});
