import type { PageSnapshot } from 'fovea';
import { expect, it, vi } from 'vitest';
import { smallSnapshot } from '../../../../packages/core/src/page/snapshot.cases.ts';
import type { FindOptions, Found } from '../live/find-content.ts';
import { FIND } from '../live/find-elsewhere.ts';
import { piecesOf } from '../live/pieces.ts';
import { findForPages } from './find-for-page.ts';

/** What the background answers a page; messages are JSON on their way. */
function answerTo(snapshot: PageSnapshot, options: FindOptions): Found {
  const answers: string[] = [];
  let hear = (_: unknown): void => {};
  const port = {
    name: FIND,
    sender: { id: 'fovea' },
    onMessage: { addListener: (listener: typeof hear) => (hear = listener) },
    postMessage: (message: unknown) => answers.push(JSON.stringify(message)),
  };
  const onConnect = { addListener: (connect: (to: typeof port) => void) => connect(port) };
  vi.stubGlobal('chrome', { runtime: { id: 'fovea', onConnect } });
  findForPages();
  for (const piece of piecesOf({ ...snapshot })) hear(JSON.parse(JSON.stringify({ options, piece })));
  expect(answers).toHaveLength(1);
  return JSON.parse(answers[0]!) as Found;
}

it('tells the page how the chosen parts scored', () => {
  const { selection } = answerTo(smallSnapshot(), { method: 'wlr', roots: null, formats: [], explain: true });
  expect(selection.roots).toHaveLength(1);
  expect(selection.scores).toEqual([expect.any(Number)]);
});

it('tells nothing of scores that there are none of', () => {
  const { selection } = answerTo(smallSnapshot(), { method: null, roots: [4], formats: [] });
  expect(selection).toEqual({ roots: [4], removed: [], reasons: [] });
});
