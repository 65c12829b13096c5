import axe from 'axe-core';
import { expect, it } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import type { TestBrowser } from './browsers.ts';
import type { TestStage } from './stage.ts';

/** Whether everybody can use what is shown, by axe in the page itself: for a browser whose driver cannot inject it. */
export function accessibleCases(opened: () => TestStage<TestBrowser>): void {
  it.each(COMMANDS)('is accessible in mode %s', async (command) => {
    const { user, page, server } = opened();
    await user.visit(`${server.origin}/pages/en-blog-code-table`);
    await user.ask(command);
    const { wrong, right } = await page.evaluate(async (source) => {
      const { shadowRoot } = document.querySelector('[data-fovea-layer]')!;
      const inner = shadowRoot!.querySelector('iframe')!.contentWindow;
      // In both windows; the two then find each other.
      const [outer, frame] = [window, inner] as unknown as { eval(text: string): void; axe: typeof axe }[];
      for (const view of [frame, outer]) view!.eval(source);
      const result = await outer!.axe.run('[data-fovea-layer]');
      return {
        wrong: result.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
        ),
        right: result.passes.map(({ id }) => id),
      };
    }, axe.source);
    expect(wrong).toEqual([]);
    // The rules that pass show that it ran at all.
    expect(right.length).toBeGreaterThan(5);
    await user.leave();
  });
}
