import { SPACES } from '../../page/spaces.ts';
import { type Declarations, readDeclarations } from './declarations.ts';

const VARIABLE = /var\(\s*(--[^\s,()]+)\s*(?:,([^()]*))?\)/u;
/** How many variables are substituted in one value, and how long it may get. @cap */
const MAX_STEPS = 8;
const MAX_LENGTH = 2_000;

/** A style with its variables replaced by their values; properties with an undefined variable are left out. */
export function withVariables(
  style: Declarations,
  resolve: (name: string) => string | undefined,
): Declarations {
  let settled: Map<string, string> | undefined;
  for (const [name, value] of style) {
    if (name.startsWith('--') || !value.includes('var(')) continue;
    settled ??= new Map(style);
    const known = substitute(value, resolve);
    if (known === null) settled.delete(name);
    else settled.set(name, known);
  }
  return settled ?? style;
}

/** A value with its variables replaced; `null` if one is undefined. */
function substitute(value: string, resolve: (name: string) => string | undefined): string | null {
  let text = value;
  for (let step = 0; step < MAX_STEPS && text.length < MAX_LENGTH; step++) {
    const found = VARIABLE.exec(text);
    if (found === null) return text.trim();
    const [whole, name, fallback] = found;
    const settled = resolve(name!) ?? fallback;
    if (settled === undefined) return null;
    text = `${text.slice(0, found.index)}${settled}${text.slice(found.index + whole.length)}`;
  }
  return null;
}

/** The values that a custom property has anywhere on a page. */
export type ValuesOfVariable = (name: string) => readonly string[];

/** Variants of a style: in each, one variable has one of its values, and all others have their first. */
export function* withAnyVariable(style: Declarations, valuesOf: ValuesOfVariable): Generator<Declarations> {
  // A block may define thousands of variables, which are of no use here.
  const properties = [...style].filter(([name]) => !name.startsWith('--'));
  for (const [name, value] of properties) {
    const variable = VARIABLE.exec(value)?.[1];
    if (variable === undefined) continue;
    for (const one of [...valuesOf(variable), undefined]) {
      const settled = substitute(value, (wanted) => (wanted === variable ? one : valuesOf(wanted)[0]));
      if (settled !== null) yield new Map([...properties, [name, settled]]);
    }
  }
}

/** What an animation says that does not go back. */
export const KEEPS_LAST_STEP: RegExp = /\b(?:forwards|both)\b/u;

/** A style after its animation has ended, if the animation keeps its last step. */
export function afterAnimation(style: Declarations, animations: ReadonlyMap<string, string>): Declarations {
  const animation = style.get('animation');
  if (animation === undefined || animations.size === 0 || !KEEPS_LAST_STEP.test(animation)) return style;
  const name = animation.split(SPACES).find((word) => animations.has(word));
  if (name === undefined) return style;
  const after = new Map([...style, ...readDeclarations(animations.get(name)!).usual]);
  after.delete('animation');
  return after;
}

/** Maximum number of distinct values to consider per custom property. @cap */
const MAX_VALUES = 20;
/** The lookbehind keeps a match from starting inside a name, so a run of dashes is scanned only once. */
const DEFINED = /(?<![\w-])(--[^\s:;,(){}]{1,100})\s*:\s*([^;{}]+)/gu;

/** The values of each custom property in style sheets and `style` attributes. */
export function variablesIn(texts: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const text of texts) {
    if (!text.includes('--')) continue;
    for (const [, given, written] of text.matchAll(DEFINED)) {
      const name = given!.toLowerCase();
      const value = written!.trim().toLowerCase();
      const values = found.get(name);
      if (values === undefined) found.set(name, [value]);
      else if (values.length < MAX_VALUES && !values.includes(value)) values.push(value);
    }
  }
  return found;
}
