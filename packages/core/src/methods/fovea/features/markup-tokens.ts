import { attributeValue } from 'fovea-html';
import { unitAt } from '../../../language/unit-at.ts';
import type { Page } from '../../../page/page.ts';
import { TAG_NAMES } from '../../../page/tags.ts';
import type { NodeId, PageTree } from '../../../page/tree.ts';
import type { BlockTable } from './blocks/block-table.ts';
import type { GroupTree } from './groups/groups.ts';
import { bucket, mix } from './text-hash.ts';

/** Words of class names, ids and roles, and tag names, as numbers below `2 ** TOKEN_BITS`. */
export interface MarkupTokens {
  /** Tokens of entry `i` are `ids[start[i]] … ids[start[i + 1] - 1]`. */
  readonly start: Int32Array;
  readonly ids: Uint16Array;
}

/**
 * 4,096 buckets: the training pages use about 20,000 words, of which a few hundred make up nearly all occurrences.
 * @trained
 */
export const TOKEN_BITS = 12;

/** Tokens kept per block or group, those nearest to the text first. @trained */
const MAX_TOKENS = 16;
/** Tokens kept per element: pages built from utility classes have dozens, which say little. @trained */
const MAX_PER_ELEMENT = 6;
/** Elements read between a block and its group. @trained */
const MAX_CHAIN = 8;
/** Characters read of an attribute. @trained */
const MAX_VALUE = 200;

const NAMED = ['class', 'id', 'role', 'itemprop', 'data-testid'];
const TAG_SEED = 0x7461;

/** Tokens of every block: those of the elements between its text and its group. */
export function blockTokens({ tree }: Page, blocks: BlockTable, groups: GroupTree): MarkupTokens {
  const collector = new TokenCollector(tree, blocks.count);
  for (let block = 0; block < blocks.count; block++) {
    const top = groups.element[groups.ofBlock[block]!]!;
    const from = blocks.items[block]! > 1 ? blocks.container[block]! : tree.parent[blocks.first[block]!]!;
    collector.add(from, top);
  }
  return collector.finish();
}

/** Tokens of every group: those of its element and of the wrappers between it and the group around it. */
export function groupTokens({ tree }: Page, groups: GroupTree): MarkupTokens {
  const collector = new TokenCollector(tree, groups.count);
  for (let group = 0; group < groups.count; group++) {
    const above = groups.parent[group]!;
    collector.add(groups.element[group]!, above < 0 ? 0 : groups.element[above]!);
  }
  return collector.finish();
}

class TokenCollector {
  readonly #tree: PageTree;
  /** 1 for the attribute names that are read, by their ids in the page. */
  readonly #isNamed: Uint8Array;
  readonly #start: Int32Array;
  #ids: Uint16Array;
  /** Values with character references, decoded once however many blocks an element contains. */
  readonly #decoded = new Map<number, string>();
  #length = 0;
  #entry = 0;
  /** Where the list of the current entry is full. */
  #end = 0;

  constructor(tree: PageTree, entries: number) {
    this.#tree = tree;
    const { names, nameIds } = tree.attributes;
    this.#isNamed = new Uint8Array(names.length);
    for (const name of NAMED) {
      const id = nameIds.get(name);
      if (id !== undefined) this.#isNamed[id] = 1;
    }
    this.#start = new Int32Array(entries + 1);
    this.#ids = new Uint16Array(entries * 8 + MAX_TOKENS);
  }

  /** Adds one entry: the elements from `element` up to but excluding `top`. */
  add(element: NodeId, top: NodeId): void {
    const { parent, tag } = this.#tree;
    this.#end = this.#length + MAX_TOKENS;
    this.#reserve();
    let id = element;
    for (let step = 0; step < MAX_CHAIN && id > top && this.#length < this.#end; step++) {
      this.#push(mix(TAG_SEED, Math.min(tag[id]!, TAG_NAMES.length)));
      this.#attributes(id);
      id = parent[id]!;
    }
    this.#start[++this.#entry] = this.#length;
  }

  finish(): MarkupTokens {
    return { start: this.#start, ids: this.#ids.subarray(0, this.#length) };
  }

  #reserve(): void {
    if (this.#end <= this.#ids.length) return;
    const larger = new Uint16Array(this.#ids.length * 2);
    larger.set(this.#ids);
    this.#ids = larger;
  }

  #push(hash: number): void {
    this.#ids[this.#length++] = bucket(hash, TOKEN_BITS);
  }

  #attributes(id: NodeId): void {
    const { attributeStart, attributes } = this.#tree;
    const { name } = attributes;
    const isNamed = this.#isNamed;
    const limit = Math.min(this.#length + MAX_PER_ELEMENT, this.#end);
    const to = attributeStart[id + 1]!;
    for (let row = attributeStart[id]!; row < to && this.#length < limit; row++) {
      if (isNamed[name[row]!] === 1) this.#value(row, limit);
    }
  }

  #value(row: number, limit: number): void {
    const { source, attributes } = this.#tree;
    const start = attributes.valueStart[row]!;
    if (start < 0) return;
    if (attributes.bits[row] === 0) {
      this.#words(source, start, Math.min(attributes.valueEnd[row]!, start + MAX_VALUE), limit);
      return;
    }
    let value = this.#decoded.get(row);
    if (value === undefined) {
      value = attributeValue(this.#tree, row).slice(0, MAX_VALUE);
      this.#decoded.set(row, value);
    }
    this.#words(value, 0, value.length, limit);
  }

  /** Splits a name into words; `articleBody`, `article-body` and `article_body2` are all `article` and `body`. */
  #words(value: string, from: number, to: number, limit: number): void {
    const ids = this.#ids;
    let length = this.#length;
    for (let at = from; at < to && length < limit; ) {
      const start = at;
      let hash = 0;
      for (let wasLower = false; at < to; at++) {
        const unit = unitAt(value, at);
        const isUpper = unit >= 0x41 && unit <= 0x5a;
        const isLower = (unit >= 0x61 && unit <= 0x7a) || unit > 0x7f;
        if (isUpper ? wasLower : !isLower) break;
        hash = mix(hash, isUpper ? unit + 0x20 : unit);
        wasLower = isLower;
      }
      if (at - start > 1) ids[length++] = bucket(hash, TOKEN_BITS);
      else if (at === start) at++;
    }
    this.#length = length;
  }
}
