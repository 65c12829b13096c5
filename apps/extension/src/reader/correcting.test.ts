import { parseHTML } from 'linkedom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../live/session.ts';
import type { Correcting as AnyCorrecting } from './correcting.ts';

// Otherwise set by the build.
vi.stubGlobal('FOVEA_TEST', false);
const { Correcting } = await import('./correcting.ts');

beforeEach(() => {
  vi.stubGlobal('document', parseHTML('<div id=reader><div id=scroller></div></div>').document);
  vi.stubGlobal('chrome', { i18n: { getMessage: (name: string) => name } });
});

/** Correcting a page, and what happens in turn. */
function correcting(hasChanged: boolean): { readonly panel: AnyCorrecting; readonly turns: string[] } {
  const turns: string[] = [];
  const session = {
    corrections: [],
    readNodes: async () => {
      turns.push('read nodes');
      return hasChanged;
    },
    explain: () => {
      turns.push('list');
      return { result: { removed: [] } };
    },
  } as unknown as Session;
  const panel = new Correcting({
    session,
    reader: document.querySelector<HTMLElement>('#reader')!,
    scroller: document.querySelector<HTMLElement>('#scroller')!,
    refresh: () => turns.push('show'),
    isClosed: () => turns.includes('close'),
    say: () => {},
  });
  return { panel, turns };
}

it('knows the nodes of the page before anything can be corrected', async () => {
  const { panel, turns } = correcting(false);
  const begun = panel.toggle();
  expect(panel.element.hidden).toBe(true);
  await begun;
  expect(panel.element.hidden).toBe(false);
  expect(turns).toEqual(['read nodes', 'list']);
});

it('shows a page that has changed before it is corrected', async () => {
  const { panel, turns } = correcting(true);
  await panel.toggle();
  expect(turns).toEqual(['read nodes', 'show', 'list']);
});

it('does not begin in a reader that was closed meanwhile', async () => {
  const { panel, turns } = correcting(true);
  const begun = panel.toggle();
  turns.push('close');
  await begun;
  expect(turns).toEqual(['read nodes', 'close']);
});
