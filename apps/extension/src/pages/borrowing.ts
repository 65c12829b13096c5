type Permissions = chrome.permissions.Permissions;

/** Permissions that are needed for a moment: the browser asks for them, and they are given back afterwards. */
export class Borrowing {
  #held: Permissions = {};
  readonly #lent = { permissions: new Set<string>(), origins: new Set<string>() };
  #running = 0;

  /** Records permissions already held. Must run before the click: Firefox allows no await before the request. */
  async note(): Promise<void> {
    const held = await chrome.permissions.getAll();
    // Meanwhile some may be borrowed.
    if (this.#running === 0) this.#held = held;
  }

  /** Requests permissions for a task; gives back those that were not held before, once no task needs them. */
  async during(wanted: Permissions, work: (isAllowed: boolean) => Promise<void>): Promise<void> {
    this.#running++;
    try {
      const isAllowed = await chrome.permissions.request(wanted);
      if (isAllowed) this.#lend(wanted);
      await work(isAllowed);
    } finally {
      this.#running--;
      if (this.#running === 0) await this.#giveBack();
    }
  }

  #lend({ permissions = [], origins = [] }: Permissions): void {
    for (const one of permissions)
      if (!this.#held.permissions?.includes(one)) this.#lent.permissions.add(one);
    for (const one of origins) if (!this.#held.origins?.includes(one)) this.#lent.origins.add(one);
  }

  async #giveBack(): Promise<void> {
    const [permissions, origins] = [[...this.#lent.permissions], [...this.#lent.origins]];
    this.#lent.permissions.clear();
    this.#lent.origins.clear();
    // The user may have taken them back already.
    if (permissions.length + origins.length > 0)
      await chrome.permissions.remove({ permissions, origins }).catch(() => false);
  }
}
