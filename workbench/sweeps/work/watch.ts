import { ASK, COMPARE, TRY } from '../variants/instrument.ts';

type Numbers = readonly number[];
type Make = () => unknown;

/** What a case asked for while it ran. */
export interface Asked {
  /** Constants. */
  readonly constants: ReadonlySet<number>;
  /** Uses in the code that asked, with their constants. */
  readonly places: ReadonlyMap<string, number>;
  /** Constants whose value went where the effect of other values is unknown. */
  readonly unknown: ReadonlySet<number>;
  /** Values, by constant and index in its list, that changed the result of an expression. */
  readonly telling: ReadonlySet<string>;
}

/** Answers instrumented code, and records which constants it asks for and which other values would matter. */
export class Watch {
  #constants = new Set<number>();
  #places = new Map<string, number>();
  #unknown = new Set<number>();
  #telling = new Set<string>();
  #number = -1;
  #value = 0;
  /** The constants of the expression that is being tried. */
  #tried: Numbers = [];
  #isOther = false;
  /** Values to try, by constant. */
  #values: readonly (readonly number[])[] = [];

  /** Makes this object answer from now on. */
  install(): void {
    Reflect.set(globalThis, ASK, (number: number, place: string, own: unknown) =>
      this.#ask(number, place, own),
    );
    Reflect.set(globalThis, TRY, (numbers: Numbers, make: Make) => this.#try(numbers, make));
    Reflect.set(globalThis, COMPARE, (numbers: Numbers, left: unknown, operator: string, right: unknown) =>
      this.#try(numbers, () => compare(made(left), operator, made(right))),
    );
  }

  /** Tries these values from now on, wherever an expression allows it. */
  tryValues(values: readonly (readonly number[])[]): void {
    this.#values = values;
  }

  /** What was asked for since the last call. */
  take(): Asked {
    const asked = {
      constants: this.#constants,
      places: this.#places,
      unknown: this.#unknown,
      telling: this.#telling,
    };
    this.#constants = new Set();
    this.#places = new Map();
    this.#unknown = new Set();
    this.#telling = new Set();
    return asked;
  }

  /** Gives one constant another value. */
  set(number: number, value: number): void {
    this.#number = number;
    this.#value = value;
  }

  /** Restores the original values of all constants. */
  reset(): void {
    this.#number = -1;
  }

  #ask(number: number, place: string, own: unknown): unknown {
    if (!this.#isOther) {
      this.#constants.add(number);
      this.#places.set(place, number);
      if (!this.#tried.includes(number)) this.#unknown.add(number);
    }
    return number === this.#number ? this.#value : own;
  }

  #try(numbers: Numbers, make: Make): unknown {
    // A getter inside a tried expression: its constants are asked for as usual.
    if (this.#tried.length > 0) return make();
    this.#tried = numbers;
    try {
      const own = make();
      if (this.#number < 0) for (const number of numbers) this.#tryOthers(number, make, own);
      return own;
    } finally {
      this.#tried = [];
    }
  }

  #tryOthers(number: number, make: Make, own: unknown): void {
    const values = this.#values[number];
    if (values === undefined || values.length === 0) this.#unknown.add(number);
    else if (!this.#unknown.has(number)) {
      this.#isOther = true;
      for (const [at, value] of values.entries()) {
        const key = caseKey(number, at);
        if (this.#telling.has(key)) continue;
        this.set(number, value);
        if (!isSame(make, own)) this.#telling.add(key);
        this.reset();
      }
      this.#isOther = false;
    }
  }
}

/** The key of a value in `telling`. */
export function caseKey(number: number, at: number): string {
  return `${number}:${at}`;
}

/** True if the result is the same; a value that breaks the expression matters. */
function isSame(make: Make, own: unknown): boolean {
  try {
    return Object.is(make(), own);
  } catch {
    return false;
  }
}

function made(operand: unknown): unknown {
  return typeof operand === 'function' ? (operand as Make)() : operand;
}

function compare(left: unknown, operator: string, right: unknown): boolean {
  const [a, b] = [left as number, right as number];
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '===':
      return a === b;
    case '!==':
      return a !== b;
    default:
      throw new Error(`No comparison ${operator}.`);
  }
}
