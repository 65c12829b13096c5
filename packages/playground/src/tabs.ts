import { make } from './elements.ts';

/** Tabs that keys move between, as screen readers expect them. */
export class Tabs {
  chosen = 0;
  readonly #tabs: readonly HTMLButtonElement[];
  readonly #panel: HTMLElement;

  constructor(bar: HTMLElement, panel: HTMLElement, names: readonly string[], onChoice: () => void) {
    this.#panel = panel;
    this.#tabs = names.map((name, at) => {
      const tab = make('button', name, {
        type: 'button',
        role: 'tab',
        id: `tab-${at}`,
        'aria-controls': panel.id,
      });
      tab.addEventListener('click', () => {
        this.choose(at);
        onChoice();
      });
      return tab;
    });
    bar.append(...this.#tabs);
    bar.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      const next = (this.chosen + step + names.length) % names.length;
      this.#tabs[next]!.focus();
      this.#tabs[next]!.click();
    });
    // Keys have to reach a panel that scrolls.
    panel.tabIndex = 0;
    this.choose(0);
  }

  /** Marks a tab as the chosen one. */
  choose(at: number): void {
    this.chosen = at;
    for (const [index, tab] of this.#tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === at));
      tab.tabIndex = index === at ? 0 : -1;
    }
    this.#panel.setAttribute('aria-labelledby', `tab-${at}`);
  }
}
