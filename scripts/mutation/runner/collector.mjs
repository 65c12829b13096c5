import { format } from 'node:util';
import { expect } from './expect.mjs';

/** Tests that measure how time grows: a mutant does not affect them, but a busy machine may. */
const MEASURES_TIME = /\blinear(ly)?\b(?!-)|\bgrows?\b/u;

/** A pattern of slow tests, by file and name, to leave out while looking for survivors. */
const LEFT_OUT = process.env['FOVEA_MUTATION_SKIP'];
const IS_LEFT_OUT = LEFT_OUT === undefined ? null : new RegExp(LEFT_OUT, 'u');

/** Placeholders in the name of a test. */
const PLACES = /%[sdifjoO]/gu;

/**
 * The part of vitest's interface that unit tests need. Tests are collected first and called later, in this process:
 * a vitest worker for each of thousands of mutants would cost more than the tests.
 */
export class Collector {
  /** `{ id, name, file, run }` in order of declaration. */
  tests = [];
  #file = '';
  #names = [];
  #isSkipped = false;

  /** The module that test files get when they import vitest. */
  vitest = onlyKnown({
    describe: this.#declaration((name, body) => this.#group(name, body)),
    it: this.#declaration((name, body) => this.#add(name, body)),
    expect,
    // The compiler checks types.
    expectTypeOf: () => ANYTHING,
  });

  /** Collects the tests that `load` declares. */
  collect(file, load) {
    this.#file = file;
    load();
  }

  #group(name, body) {
    this.#names.push(name);
    body();
    this.#names.pop();
  }

  #add(name, run) {
    if (this.#isSkipped || MEASURES_TIME.test(name)) return;
    const fullName = [...this.#names, name].join(' ');
    const same = this.tests.filter((test) => test.file === this.#file && test.name === fullName).length;
    const id = `${this.#file}#${fullName}${same === 0 ? '' : ` (${same + 1})`}`;
    if (IS_LEFT_OUT?.test(id)) return;
    this.tests.push({ id, name: fullName, file: this.#file, run });
  }

  /** `it` or `describe` with the variants that tests use. */
  #declaration(declare) {
    const skipping = (isSkipped) => (name, body) => {
      const before = this.#isSkipped;
      this.#isSkipped ||= isSkipped;
      declare(name, body);
      this.#isSkipped = before;
    };
    const each = (rows) => (name, body) => {
      for (const row of rows) {
        const values = Array.isArray(row) ? row : [row];
        const shown = values.slice(0, name.match(PLACES)?.length ?? 0);
        declare(format(name, ...shown), () => body(...values));
      }
    };
    return Object.assign((name, body) => declare(name, body), {
      each,
      skip: skipping(true),
      skipIf: skipping,
      runIf: (condition) => skipping(!condition),
    });
  }
}

const ANYTHING = new Proxy(() => ANYTHING, { get: () => ANYTHING });

function onlyKnown(names) {
  return new Proxy(names, {
    get(known, name) {
      if (name in known || typeof name === 'symbol' || name === '__esModule') return known[name];
      throw new Error(`Mutation runs do not support ${name} of vitest; leave the file out in areas.mjs.`);
    },
  });
}
