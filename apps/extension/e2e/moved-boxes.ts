import type { User } from './user.ts';

/** A box that is somewhere else than before, or of another size. */
export interface MovedBox {
  readonly element: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Isolates the content of the page and returns what moved of the elements that are still seen, by more than a pixel. */
export async function movedBoxes(user: User): Promise<readonly MovedBox[]> {
  const { page } = user;
  await page.evaluate(async () => {
    // A picture that fails late gets the box of its text.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const boxes = [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element, [x, y, width, height]] as const;
    });
    Object.assign(window, { boxesBefore: new Map(boxes) });
  }, null);
  await user.ask('isolate');
  return await page.evaluate(() => {
    const { boxesBefore } = window as unknown as { boxesBefore: Map<Element, number[]> };
    const moved: MovedBox[] = [];
    let seen = 0;
    for (const [element, before] of boxesBefore) {
      if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
      seen++;
      const { x, y, width, height } = element.getBoundingClientRect();
      const after = [x, y, width, height];
      if (after.some((value, index) => Math.abs(value - before[index]!) > 1)) {
        moved.push({ element: element.outerHTML.slice(0, 60), before, after });
      }
    }
    const rest = boxesBefore.size - seen;
    if (seen < 3 || rest < 3) throw new Error(`Nothing was isolated: ${seen} seen, ${rest} hidden.`);
    return moved;
  }, null);
}
