import type { Command } from '../src/commands.ts';
import type { TestPage } from './browsers.ts';

/** Acts like a user on a page with Fovea, and reports what a user would see. */
export class User {
  readonly page: TestPage;

  constructor(page: TestPage) {
    this.page = page;
  }

  /** Opens a page and waits until a command can reach it. */
  async visit(url: string): Promise<void> {
    // A tab that was opened before may be in front, and would get the keys.
    await this.page.bringToFront();
    await this.page.goto(url);
  }

  /** Runs a command and waits until its interface is shown. */
  async ask(command: Command): Promise<void> {
    await this.page.evaluate((detail) => {
      dispatchEvent(new CustomEvent('fovea-test', { detail }));
    }, command);
    await this.waitFor(SHOWN[command]);
  }

  /** Closes the open mode with the Escape key. */
  async leave(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.waitFor(null);
  }

  /** Waits for an element in Fovea's layer; `null` waits until the layer is gone. */
  async waitFor(selector: string | null): Promise<void> {
    const isThere = await this.page.evaluate(async (css) => {
      for (let tries = 0; tries < 1000; tries++) {
        const root = document.querySelector('[data-fovea-layer]:not([hidden])')?.shadowRoot;
        const inner = root?.querySelector('iframe')?.contentDocument;
        const isFound =
          css === null
            ? document.querySelector('[data-fovea-layer]') === null
            : (inner?.querySelector(css) ?? root?.querySelector(css));
        if (isFound) return true;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      return false;
    }, selector);
    if (!isThere) throw new Error(`Waited in vain for ${selector ?? 'the layer to go'}.`);
  }

  /** Clicks an element in the layer at its position on the screen, once it rests there: bars grow while they open. */
  async click(selector: string): Promise<void> {
    let place = await this.placeOf(selector);
    for (let isMoving = true; isMoving; ) {
      await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
      const before = place;
      place = await this.placeOf(selector);
      isMoving = before.x !== place.x || before.y !== place.y;
    }
    await this.page.mouse.click(place.x, place.y);
  }

  /** Chooses from a list in the layer. */
  async choose(selector: string, value: string): Promise<void> {
    await this.#fill(selector, value, 'change');
  }

  /** Fills in a field of the layer. */
  async type(selector: string, text: string): Promise<void> {
    await this.#fill(selector, text, 'input');
  }

  async #fill(selector: string, value: string, event: 'change' | 'input'): Promise<void> {
    await this.page.evaluate(
      ({ css, given, type }) => {
        const { shadowRoot } = document.querySelector('[data-fovea-layer]:not([hidden])')!;
        const { contentDocument } = shadowRoot!.querySelector('iframe')!;
        const field = contentDocument!.querySelector<HTMLInputElement>(css)!;
        field.value = given;
        field.dispatchEvent(new Event(type));
      },
      { css: selector, given: value, type: event },
    );
  }

  /** The centre of an element in the layer. */
  async placeOf(selector: string): Promise<{ x: number; y: number }> {
    return await this.inLayer(selector, (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const frame = element.ownerDocument.defaultView!.frameElement as HTMLElement | null;
      const outer = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const [x, y] = [outer.left + (frame?.clientLeft ?? 0), outer.top + (frame?.clientTop ?? 0)];
      return { x: x + left + width / 2, y: y + top + height / 2 };
    });
  }

  /** Applies a function to an element of the layer. */
  async inLayer<Value>(selector: string, tell: (element: HTMLElement) => Value): Promise<Value> {
    return (await this.page.evaluate(
      ({ css, source }) => {
        const root = document.querySelector('[data-fovea-layer]:not([hidden])')?.shadowRoot;
        const inner = root?.querySelector('iframe')?.contentDocument;
        const element = inner?.querySelector(css) ?? root?.querySelector(css);
        if (!element) throw new Error(`There is no ${css} in the layer.`);
        // Functions cannot be sent to the page, but their text can.
        return new Function(`return (${source})`)()(element);
      },
      { css: selector, source: tell.toString() },
    )) as Value;
  }

  /** The text of an element of the layer. */
  async textOf(selector: string): Promise<string> {
    return await this.inLayer(selector, ({ textContent }) => textContent ?? '');
  }

  /** How many elements of the layer match. */
  async count(selector: string): Promise<number> {
    return await this.page.evaluate((css) => {
      const root = document.querySelector('[data-fovea-layer]:not([hidden])')?.shadowRoot;
      const inner = root?.querySelector('iframe')?.contentDocument;
      return (root?.querySelectorAll(css).length ?? 0) + (inner?.querySelectorAll(css).length ?? 0);
    }, selector);
  }

  /** The state of the page that a user could notice: tree, positions, focus. */
  async state(): Promise<string> {
    return await this.page.evaluate(() => {
      const scrolled = [...document.querySelectorAll('*')].map(
        ({ scrollLeft, scrollTop }) => `${scrollLeft},${scrollTop}`,
      );
      return JSON.stringify([
        document.documentElement.outerHTML,
        [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.innerHTML ?? ''),
        [scrollX, scrollY, ...scrolled],
        document.activeElement?.outerHTML.slice(0, 80),
        document.adoptedStyleSheets.length,
      ]);
    }, null);
  }
}

/** Milliseconds in which a layout that changes is seen to change. */
const SETTLING_MS = 40;

const SHOWN: Readonly<Record<Command, string>> = {
  // The whole page, not only the beginning of a large one.
  read: '.reader:not(.is-partial) .article',
  isolate: '.bar',
  mark: '.bar .colors',
  pick: '.box',
  why: '.overlay rect',
  annotate: '.crumbs',
};
