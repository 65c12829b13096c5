import { attributeValue } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { TAG_NAMES } from '../../page/tags.ts';
import type { NodeId } from '../../page/tree.ts';
import type { BlockTable } from './block-table.ts';
import type { GroupTree } from './groups.ts';
import { bucket, mix } from './hash.ts';

/** Words of class names, ids and roles, and tag names, as numbers below `2 ** TOKEN_BITS`. */
export interface TokenLists {
  /** Tokens of entry `i` are `ids[start[i]] … ids[start[i + 1] - 1]`. */
  readonly start: Int32Array;
  readonly ids: Uint16Array;
}

/** 4,096 buckets: the pages at hand use some 20,000 words, of which a few hundred carry nearly all occurrences. */
export const TOKEN_BITS = 12;

/** Tokens kept of one block or group, those nearest to the text first. */
const MAX_TOKENS = 16;
/** Tokens kept of one element: pages built from utility classes have dozens, which say little. */
const MAX_PER_ELEMENT = 6;
/** Elements looked at between a block and its group. */
const MAX_CHAIN = 8;
/** An attribute is read up to here. */
const MAX_VALUE = 200;

const NAMED = ['class', 'id', 'role', 'itemprop', 'data-testid'];
const TAG_SEED = 0x7461;

/** Tokens of every block: those of the elements between its text and its group. */
export function blockTokens(page: Page, blocks: BlockTable, groups: GroupTree): TokenLists {
  const collector = new TokenCollector(page, blocks.count);
  for (let block = 0; block < blocks.count; block++) {
    const top = groups.element[groups.ofBlock[block]!]!;
    const from =
      blocks.items[block]! > 1 ? blocks.container[block]! : page.tree.parent[blocks.first[block]!]!;
    collector.add(from, top);
  }
  return collector.finish();
}

/** Tokens of every group: those of its element and of the wrappers between it and the group around it. */
export function groupTokens(page: Page, groups: GroupTree): TokenLists {
  const collector = new TokenCollector(page, groups.count);
  for (let group = 0; group < groups.count; group++) {
    const above = groups.parent[group]!;
    collector.add(groups.element[group]!, above < 0 ? 0 : groups.element[above]!);
  }
  return collector.finish();
}

class TokenCollector {
  readonly #page: Page;
  readonly #names: readonly number[];
  readonly #start: Int32Array;
  #ids: Uint16Array;
  /** Values with character references, decoded once however many blocks an element parts into. */
  readonly #decoded = new Map<number, string>();
  #length = 0;
  #entry = 0;
  #from = 0;

  constructor(page: Page, entries: number) {
    this.#page = page;
    const { nameIds } = page.tree.attributes;
    this.#names = NAMED.map((name) => nameIds.get(name) ?? -1).filter((id) => id >= 0);
    this.#start = new Int32Array(entries + 1);
    this.#ids = new Uint16Array(entries * 8 + MAX_TOKENS);
  }

  /** Adds one entry: the elements from `element` up to, without, `top`. */
  add(element: NodeId, top: NodeId): void {
    const { parent, tag } = this.#page.tree;
    this.#from = this.#length;
    this.#reserve();
    let id = element;
    for (let step = 0; step < MAX_CHAIN && id > top; step++) {
      const tagId = tag[id]!;
      this.#push(mix(TAG_SEED, Math.min(tagId, TAG_NAMES.length)));
      this.#attributes(id);
      id = parent[id]!;
    }
    this.#start[++this.#entry] = this.#length;
  }

  finish(): TokenLists {
    return { start: this.#start, ids: this.#ids.subarray(0, this.#length) };
  }

  #reserve(): void {
    if (this.#length + MAX_TOKENS <= this.#ids.length) return;
    const larger = new Uint16Array(this.#ids.length * 2);
    larger.set(this.#ids);
    this.#ids = larger;
  }

  #push(hash: number): void {
    if (this.#length - this.#from >= MAX_TOKENS) return;
    this.#ids[this.#length++] = bucket(hash, TOKEN_BITS);
  }

  #attributes(id: NodeId): void {
    const { attributeStart, attributes } = this.#page.tree;
    const limit = this.#length + MAX_PER_ELEMENT;
    for (let row = attributeStart[id]!; row < attributeStart[id + 1]!; row++) {
      if (this.#names.includes(attributes.name[row]!)) this.#value(row, limit);
    }
  }

  #value(row: number, limit: number): void {
    const { source, attributes } = this.#page.tree;
    const start = attributes.valueStart[row]!;
    if (start < 0) return;
    if (attributes.bits[row] === 0) {
      this.#words(source, start, Math.min(attributes.valueEnd[row]!, start + MAX_VALUE), limit);
      return;
    }
    let value = this.#decoded.get(row);
    if (value === undefined) {
      value = attributeValue(this.#page, row).slice(0, MAX_VALUE);
      this.#decoded.set(row, value);
    }
    this.#words(value, 0, value.length, limit);
  }

  /** Letters make words; `articleBody`, `article-body` and `article_body2` are all `article` and `body`. */
  #words(value: string, from: number, to: number, limit: number): void {
    let hash = 0;
    let letters = 0;
    let wasLower = false;
    for (let at = from; at <= to; at++) {
      const unit = at < to ? value.charCodeAt(at) : 0;
      const isUpper = unit >= 0x41 && unit <= 0x5a;
      const isLetter = isUpper || (unit >= 0x61 && unit <= 0x7a) || unit > 0x7f;
      if (letters > 0 && (!isLetter || (isUpper && wasLower))) {
        if (letters > 1 && this.#length < limit) this.#push(hash);
        hash = 0;
        letters = 0;
      }
      if (isLetter) {
        hash = mix(hash, isUpper ? unit + 0x20 : unit);
        letters++;
      }
      wasLower = isLetter && !isUpper;
    }
  }
}
