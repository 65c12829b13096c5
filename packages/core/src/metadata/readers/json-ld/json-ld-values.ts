import { isOrganisation } from '../schema-types.ts';
import { typesOf } from './json-ld-graph.ts';
import { isObject, type Json, type JsonObject } from './json-ld-parse.ts';

/** References followed from one value; a longer chain is a loop or an attack. @cap */
const MAX_STEPS = 400;

/** All texts a value can mean: strings, `@value` objects, and lists of them. */
export function textsOf(value: Json | undefined): readonly string[] {
  return collectTexts(value, (object) => object['@value']);
}

/** All names a value can mean: strings and the names of persons or organisations, also by reference. */
export function namesOf(value: Json | undefined, byId: ReadonlyMap<string, JsonObject>): readonly string[] {
  return collectTexts(value, (object) => {
    const target = resolve(object, byId);
    return target.name ?? personName(target) ?? target['@value'] ?? target['@list'] ?? target.item;
  });
}

/** The names of the organisations among what `namesOf` reads; a plain text may be anybody's. */
export function organisationsOf(
  value: Json | undefined,
  byId: ReadonlyMap<string, JsonObject>,
): readonly string[] {
  const stated = [value].flat().filter((one) => typeof one !== 'string');
  return collectTexts(stated as Json, (object) => {
    const target = resolve(object, byId);
    return isOrganisation(typesOf(target)) ? target.name : target['@list'];
  });
}

/** All addresses a value can mean: strings and the `url` or `contentUrl` of objects, also by reference. */
export function urlsOf(value: Json | undefined, byId: ReadonlyMap<string, JsonObject>): readonly string[] {
  return collectTexts(value, (object) => {
    const target = resolve(object, byId);
    return target.url ?? target.contentUrl ?? target['@list'] ?? target['@id'];
  });
}

function resolve(object: JsonObject, byId: ReadonlyMap<string, JsonObject>): JsonObject {
  const id = object['@id'];
  return typeof id === 'string' && object.name === undefined ? (byId.get(id) ?? object) : object;
}

function personName(person: JsonObject): string | undefined {
  const parts = [person.givenName, person.familyName].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(' ') : undefined;
}

const NO_VALUES: readonly string[] = [];

/** Flattens lists and replaces objects by what they stand for, with a bound instead of recursion. */
function collectTexts(
  value: Json | undefined,
  step: (object: JsonObject) => Json | undefined,
): readonly string[] {
  if (value === undefined) return NO_VALUES;
  if (typeof value === 'string') return [value];
  const texts: string[] = [];
  const stack: (Json | undefined)[] = [value];
  for (let steps = 0; steps < MAX_STEPS && stack.length > 0; steps++) {
    const next = stack.pop();
    if (typeof next === 'string') texts.push(next);
    else if (Array.isArray(next)) stack.push(...next.slice(0, MAX_STEPS).reverse());
    else if (isObject(next)) stack.push(step(next));
  }
  return texts;
}
