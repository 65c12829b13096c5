import { ASK } from '../variants/instrument.ts';

/** Answers instrumented code, and notes which constants it asks for. */
export class Watch {
  readonly seen: Set<number> = new Set();
  #number = -1;
  #value = 0;

  /** From here on, this is what answers. */
  install(): void {
    Reflect.set(globalThis, ASK, (number: number, own: unknown): unknown => {
      this.seen.add(number);
      return number === this.#number ? this.#value : own;
    });
  }

  /** Gives one constant another value. */
  set(number: number, value: number): void {
    this.#number = number;
    this.#value = value;
  }

  /** All constants have their own values again. */
  reset(): void {
    this.#number = -1;
  }
}
