import type { Page } from '../page/page.ts';
import type { Warning } from '../warnings.ts';
import { AddressRoom } from './address-room.ts';
import { Meter } from './meter.ts';

/**
 * The law: no form of a page, and no list about it, is longer than `OUTPUT_PER_CHARACTER` times the page plus
 * `OUTPUT_IN_ANY_CASE` characters, nor longer than `OUTPUT_AT_MOST`. Real pages stay far below; what goes past it was made to.
 * @cap
 */
export const OUTPUT_PER_CHARACTER = 32;
/** A page of one element still gets all there is to say about it. @cap */
export const OUTPUT_IN_ANY_CASE = 65_536;
/** Several forms together must fit into one string of JavaScript, which ends at 2^29 characters. @cap */
export const OUTPUT_AT_MOST: number = 2 ** 26;

/**
 * Part of an output that addresses may add by becoming absolute. A long `<base>` before many short links would otherwise
 * use up all of it, and text would go where only the links are too long.
 * @cap
 */
const ADDRESS_SHARE = 1 / 8;

/** What a node of a snapshot, which has no source, would at least have cost to write. @cap */
const CHARACTERS_PER_NODE = 8;

/** What may be written about one page: a meter for every form and list, and room for addresses. */
export class OutputBudget {
  readonly addresses: AddressRoom;
  readonly #limit: number;
  readonly #meters = new Map<string, Meter>();

  constructor(limit: number) {
    this.#limit = limit;
    this.addresses = new AddressRoom(limit * ADDRESS_SHARE);
  }

  /** The meter of a form or list, by its name in the result. */
  meter(name: string): Meter {
    const known = this.#meters.get(name) ?? new Meter(this.#limit);
    this.#meters.set(name, known);
    return known;
  }

  /** What was left out for length. */
  warnings(): readonly Warning[] {
    const cut = [...this.#meters].filter(([, meter]) => meter.isFull).map(([name]) => name);
    const { dropped } = this.addresses;
    return [
      ...cut.map((name): Warning => {
        return {
          code: 'output-capped',
          message: `\`${name}\` would be many times as long as the page: the rest is left out`,
        };
      }),
      ...(dropped === 0 ? [] : [{ ...LONG_ADDRESSES, count: dropped }]),
    ];
  }
}

const LONG_ADDRESSES: Warning = {
  code: 'output-capped',
  message: 'addresses would be many times as long as the page: the rest is left out',
};

/** The budget of a page. */
export function outputBudget({ source, tree }: Page): OutputBudget {
  const size = source === null ? tree.source.length + tree.size * CHARACTERS_PER_NODE : source.length;
  return new OutputBudget(Math.min(size * OUTPUT_PER_CHARACTER + OUTPUT_IN_ANY_CASE, OUTPUT_AT_MOST));
}
