/** Properties and values of one rule or `style` attribute, as far as they can hide something. */
export type Declarations = ReadonlyMap<string, string>;

/** The properties that can hide, or tell that what is hidden will appear. */
const READ: ReadonlySet<string> = new Set([
  'display',
  'visibility',
  'opacity',
  'clip',
  'clip-path',
  'position',
  'left',
  'right',
  'top',
  'text-indent',
  'width',
  'height',
  'max-width',
  'max-height',
  'overflow',
  'overflow-x',
  'overflow-y',
  'font-size',
  'color',
  'background',
  'background-color',
  'background-clip',
  '-webkit-background-clip',
  '-webkit-text-fill-color',
  'transform',
  'transition',
  'transition-property',
  'animation',
  'animation-name',
  'will-change',
]);

/** Styles are short; only generated junk is longer. @cap */
const MAX_LENGTH = 2_000;
const IMPORTANT = /!\s{0,9}important$/u;

/** Reads the declarations of a block; later ones win, `!important` ones over all others. */
export function readDeclarations(css: string): Declarations {
  const declarations = new Map<string, string>();
  const important = new Map<string, string>();
  for (const part of css.slice(0, MAX_LENGTH).toLowerCase().split(';')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(colon, 0)).trim();
    if (!READ.has(name)) continue;
    const value = part.slice(colon + 1).trim();
    if (IMPORTANT.test(value)) important.set(name, value.replace(IMPORTANT, '').trimEnd());
    else declarations.set(name, value);
  }
  for (const [name, value] of important) declarations.set(name, value);
  return declarations;
}
