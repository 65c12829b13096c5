import { typeRank } from '../schema-types.ts';
import { isObject, type Json, type JsonObject } from './json-ld-parse.ts';

/** The items of all scripts on a page. */
export interface JsonLdGraph {
  /** Items that may describe the page, in document order. */
  readonly items: readonly JsonObject[];
  /** Items about the site: `WebSite`. */
  readonly sites: readonly JsonObject[];
  readonly byId: ReadonlyMap<string, JsonObject>;
  /** Whether the cap on values was reached. */
  readonly capped: boolean;
}

/** Objects and lists visited in all scripts together; the largest script in the development data has 3,863. @cap */
const MAX_VALUES = 50_000;

/** Keys that lead from an item to what the page is about; other keys lead to parts and neighbours. */
const LEADING_KEYS: ReadonlySet<string> = new Set([
  '@graph',
  'mainentity',
  'mainentityofpage',
  'subjectof',
  '@set',
  '@list',
]);

interface Visit {
  readonly value: Json;
  /** Whether the value is in a place where a description of the page can be. */
  readonly leading: boolean;
}

/**
 * Lists the items of parsed scripts and indexes them by `@id`; it uses a stack of its own, so any nesting depth is
 * safe.
 */
export function buildGraph(roots: readonly Json[]): JsonLdGraph {
  const items: JsonObject[] = [];
  const sites: JsonObject[] = [];
  const byId = new Map<string, JsonObject>();
  const stack: Visit[] = roots.map((value) => ({ value, leading: true })).reverse();
  let visited = 0;
  for (let visit = stack.pop(); visit !== undefined && visited < MAX_VALUES; visit = stack.pop()) {
    visited++;
    const { value, leading } = visit;
    if (Array.isArray(value)) pushChildren(stack, value, leading, MAX_VALUES - visited);
    else if (isObject(value)) {
      indexById(byId, value);
      const types = typesOf(value);
      if (leading && typeRank(types) > 0) items.push(value);
      else if (isSite(types)) sites.push(value);
      pushProperties(stack, value, leading);
    }
  }
  return { items, sites, byId, capped: visited >= MAX_VALUES };
}

function pushChildren(stack: Visit[], values: readonly Json[], leading: boolean, room: number): void {
  for (let index = Math.min(values.length, room) - 1; index >= 0; index--) {
    if (typeof values[index] === 'object') stack.push({ value: values[index]!, leading });
  }
}

function pushProperties(stack: Visit[], item: JsonObject, leading: boolean): void {
  const keys = Object.keys(item);
  for (let index = keys.length - 1; index >= 0; index--) {
    const value = item[keys[index]!]!;
    if (typeof value !== 'object' || value === null) continue;
    stack.push({ value, leading: leading && LEADING_KEYS.has(keys[index]!.toLowerCase()) });
  }
}

/** Keeps the item with the most properties for each id, because the others may be mere references. */
function indexById(byId: Map<string, JsonObject>, item: JsonObject): void {
  const id = item['@id'];
  if (typeof id !== 'string') return;
  const known = byId.get(id);
  if (known === undefined || Object.keys(known).length < Object.keys(item).length) byId.set(id, item);
}

/** All types of an item, separated by spaces. */
export function typesOf(item: JsonObject): string {
  const type = item['@type'] ?? item.type;
  if (typeof type === 'string') return type;
  return Array.isArray(type)
    ? type
        .slice(0, 10)
        .filter((one) => typeof one === 'string')
        .join(' ')
    : '';
}

function isSite(types: string): boolean {
  return types.endsWith('WebSite');
}
