/** A value and its time. */
export interface TimedEvent<Value> {
  readonly time: number;
  readonly value: Value;
}

/** Values by their time, the earliest first: a binary heap. */
export class EventQueue<Value> {
  readonly #events: TimedEvent<Value>[] = [];

  /** Adds a value. */
  add(time: number, value: Value): void {
    const events = this.#events;
    let at = events.length;
    events.push({ time, value });
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (events[above]!.time <= time) break;
      events[at] = events[above]!;
      at = above;
    }
    events[at] = { time, value };
  }

  /** The earliest value, which stays. */
  peek(): TimedEvent<Value> | undefined {
    return this.#events[0];
  }

  /** Takes the earliest value. Throws if there is none. */
  take(): TimedEvent<Value> {
    const events = this.#events;
    const first = events[0];
    const last = events.pop();
    if (first === undefined || last === undefined) throw new Error('The queue is empty.');
    if (events.length > 0) this.#sink(last);
    return first;
  }

  #sink(moved: TimedEvent<Value>): void {
    const events = this.#events;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= events.length) break;
      const right = left + 1;
      const least = right < events.length && events[right]!.time < events[left]!.time ? right : left;
      if (events[least]!.time >= moved.time) break;
      events[at] = events[least]!;
      at = least;
    }
    events[at] = moved;
  }
}
