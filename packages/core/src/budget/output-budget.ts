import type { Page } from '../page/page.ts';
import type { Warning } from '../warnings.ts';
import { AddressRoom } from './address-room.ts';
import { Meter } from './meter.ts';

/**
 * The rule: no output format of a page, and no list about it, is longer than `OUTPUT_PER_CHARACTER` times the page plus
 * `OUTPUT_IN_ANY_CASE` characters, nor longer than `MAX_OUTPUT`. Real pages stay far below; only hostile ones
 * exceed it.
 * @cap
 */
export const OUTPUT_PER_CHARACTER = 32;
/** Allowance for every page, so that even a page of one element is written in full. @cap */
export const OUTPUT_IN_ANY_CASE = 65_536;
/** Several formats together must fit into one JavaScript string, which holds at most 2^29 characters. @cap */
export const MAX_OUTPUT: number = 2 ** 26;

/**
 * Share of an output that addresses may add by becoming absolute. Otherwise a long `<base>` with many short links would
 * use up the budget, and text would be lost because links are too long.
 * @cap
 */
const ADDRESS_SHARE = 1 / 8;

/** Characters that a node of a snapshot, which has no source, counts for. @cap */
const CHARACTERS_PER_NODE = 8;

/** The output budget of one page: a meter for every format and list, and room for addresses. */
export class OutputBudget {
  readonly addresses: AddressRoom;
  readonly #limit: number;
  readonly #meters = new Map<string, Meter>();

  constructor(limit: number) {
    this.#limit = limit;
    this.addresses = new AddressRoom(limit * ADDRESS_SHARE);
  }

  /** The meter of a format or list, by its name in the result. */
  meter(name: string): Meter {
    const known = this.#meters.get(name) ?? new Meter(this.#limit);
    this.#meters.set(name, known);
    return known;
  }

  /** Warnings about what was left out for length. */
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
  return new OutputBudget(Math.min(size * OUTPUT_PER_CHARACTER + OUTPUT_IN_ANY_CASE, MAX_OUTPUT));
}
