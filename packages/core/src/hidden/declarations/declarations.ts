import { unescapeCss } from '../../page/selectors/unescape-css.ts';
import { SPACES } from '../../page/spaces.ts';
import { withoutComments } from '../sheets/css-comments.ts';
import { statementsIn } from '../sheets/statements.ts';

/** The properties that matter for hiding, with their values; custom properties are included. */
export type Declarations = ReadonlyMap<string, string>;

/** The declarations of one rule or one `style` attribute. */
export interface Declared {
  readonly usual: Declarations;
  /** The ones marked `!important`. */
  readonly important: Declarations;
}

/** The properties that can hide an element, or show that a hidden one is going to appear. */
const READ: ReadonlySet<string> = new Set([
  'display',
  'visibility',
  'opacity',
  'filter',
  'mask-image',
  'clip',
  'clip-path',
  'position',
  'float',
  'left',
  'right',
  'top',
  'bottom',
  'margin-left',
  'margin-top',
  'padding-left',
  'padding-top',
  'border-left-width',
  'border-top-width',
  'text-indent',
  'width',
  'height',
  'max-width',
  'max-height',
  'line-height',
  'overflow',
  'overflow-x',
  'overflow-y',
  'content-visibility',
  'font-size',
  'color',
  'background-color',
  'background-image',
  'background-clip',
  'text-fill-color',
  'text-shadow',
  'text-stroke',
  'color-scheme',
  'transform',
  'translate',
  'scale',
  'transition',
  'transition-property',
  'animation',
  'animation-name',
  'will-change',
]);

/** Properties that mean the same as another one in left-to-right text. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['inset-inline-start', 'left'],
  ['inset-inline-end', 'right'],
  ['inset-block-start', 'top'],
  ['inset-block-end', 'bottom'],
  ['margin-inline-start', 'margin-left'],
  ['margin-block-start', 'margin-top'],
  ['padding-inline', 'padding-left'],
  ['padding-inline-start', 'padding-left'],
  ['padding-block-start', 'padding-top'],
  ['border-inline-start', 'border-left'],
  ['border-block-start', 'border-top'],
  ['mask', 'mask-image'],
]);

/** Values are short. Only images in `data:` addresses are longer, and for those it is enough to know that there is one. @cap */
const MAX_VALUE = 2_000;
const IMPORTANT = /!\s{0,9}important$/u;
const PREFIX = /^-(?:webkit|moz)-/u;
const FONT_SIZE = /(?:^|\s)([\d.]+(?:px|pt|em|rem|%)?)(?=[/\s])/u;
const PICTURE = /url\(|gradient\(|image\(|image-set\(/u;

const NOTHING: Declarations = new Map();

/** Reads the declarations of a block; if a property is declared twice, the last one counts. */
export function readDeclarations(css: string): Declared {
  const usual = new Map<string, string>();
  let important: Map<string, string> | undefined;
  const plain = withoutComments(css);
  for (const part of partsOf(plain)) {
    const colon = part.indexOf(':');
    if (colon === -1) continue;
    const name = part.slice(0, colon).trim();
    const value = part.slice(colon + 1).trim();
    if (value.length > MAX_VALUE) {
      if (PICTURE.test(value)) declare(usual, name, value.slice(0, MAX_VALUE));
    } else if (!IMPORTANT.test(value)) declare(usual, name, value);
    else {
      important ??= new Map();
      declare(important, name, value.replace(IMPORTANT, '').trimEnd());
    }
  }
  return { usual, important: important ?? NOTHING };
}

/** The declarations of a block; semicolons in quotes or brackets do not end one. */
function partsOf(css: string): readonly string[] {
  const parts = statementsIn(css, 0, css.length);
  const last = parts[parts.length - 1]?.[1] ?? -1;
  return [...parts, [last + 1, css.length] as const].map(([start, end]) =>
    unescapeCss(css.slice(start, end)).toLowerCase(),
  );
}

/**
 * Merges declarations that are ordered from the weakest to the strongest; those marked `!important` win over all others.
 * `important` has the same declarations in the order that applies to the ones marked so.
 */
export function cascade(all: readonly Declared[], important: readonly Declared[] = all): Declarations {
  const [first] = all;
  if (all.length === 1 && first!.important.size === 0) return first!.usual;
  const style = new Map<string, string>();
  for (const { usual } of all) for (const [name, value] of usual) style.set(name, value);
  for (const one of important) for (const [name, value] of one.important) style.set(name, value);
  return style;
}

function declare(into: Map<string, string>, given: string, value: string): void {
  const bare = given.replace(PREFIX, '');
  const name = SAME.get(bare) ?? bare;
  if (READ.has(name) || given.startsWith('--')) into.set(name, value);
  else if (name === 'font') {
    const size = FONT_SIZE.exec(value)?.[1];
    if (size !== undefined) into.set('font-size', size);
  } else if (name === 'inset') declareSides(into, '', value);
  else if (name === 'margin' || name === 'padding') declareSides(into, `${name}-`, value);
  else if (name === 'border' || name === 'border-left' || name === 'border-top')
    declareBorder(into, name, value);
  else if (name === 'background') {
    const hasPicture = PICTURE.test(value);
    into.set('background-image', hasPicture ? value : 'none');
    into.set('background-color', value);
  }
}

/** Declares the width of a border; 0 if only its style and colour are given. */
function declareBorder(into: Map<string, string>, name: string, value: string): void {
  const width = BORDER_WIDTH.exec(value)?.[0] ?? '0';
  for (const side of name === 'border' ? ['border-left', 'border-top'] : [name])
    into.set(`${side}-width`, width);
}

const BORDER_WIDTH = /\d[\d.]{0,9}(?:px|r?em|vw|pt)/u;

/** Declares the four sides: top, right, bottom, left. A side that is not given equals the opposite one. */
function declareSides(into: Map<string, string>, prefix: string, value: string): void {
  const [top, right = top, bottom = top, left = right] = value.split(SPACES, 4);
  for (const [side, length] of Object.entries({ top, right, bottom, left }))
    if (READ.has(prefix + side)) into.set(prefix + side, length!);
}
