import { unescapeCss } from '../page/selectors/unescape-css.ts';
import { withoutComments } from './css-comments.ts';

/** Properties and values of one rule or `style` attribute, as far as they can hide something. */
export type Declarations = ReadonlyMap<string, string>;

/** The properties that can hide, or tell that what is hidden will appear. */
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
  'rotate',
  'transition',
  'transition-property',
  'animation',
  'animation-name',
  'will-change',
]);

/** Properties that say the same in a left-to-right text. */
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
  ['mask', 'mask-image'],
]);

/** Styles are short; only generated junk is longer. @cap */
const MAX_LENGTH = 2_000;
const IMPORTANT = /!\s{0,9}important$/u;
const PREFIX = /^-(?:webkit|moz)-/u;
const FONT_SIZE = /(?:^|\s)([\d.]+(?:px|pt|em|rem|%)?)(?=[/\s])/u;
const PICTURE = /url\(|gradient\(|image\(|image-set\(/u;

/** Reads the declarations of a block; later ones win, `!important` ones over all others. */
export function readDeclarations(css: string): Declarations {
  const declarations = new Map<string, string>();
  let important: Map<string, string> | undefined;
  const plain = unescapeCss(withoutComments(css.slice(0, MAX_LENGTH)));
  for (const part of plain.toLowerCase().split(';')) {
    const colon = part.indexOf(':');
    if (colon === -1) continue;
    const name = part.slice(0, colon).trim();
    const value = part.slice(colon + 1).trim();
    if (!IMPORTANT.test(value)) declare(declarations, name, value);
    else {
      important ??= new Map();
      declare(important, name, value.replace(IMPORTANT, '').trimEnd());
    }
  }
  if (important !== undefined) for (const [name, value] of important) declarations.set(name, value);
  return declarations;
}

function declare(into: Map<string, string>, given: string, value: string): void {
  const bare = given.replace(PREFIX, '');
  const name = SAME.get(bare) ?? bare;
  if (READ.has(name)) into.set(name, value);
  else if (name === 'font') {
    const size = FONT_SIZE.exec(value)?.[1];
    if (size !== undefined) into.set('font-size', size);
  } else if (name === 'inset') declareSides(into, '', value);
  else if (name === 'margin' || name === 'padding') declareSides(into, `${name}-`, value);
  else if (name === 'background') {
    const hasPicture = PICTURE.test(value);
    into.set('background-image', hasPicture ? value : 'none');
    into.set('background-color', value);
  }
}

/** Values of the four sides: above, right, below, left; those that are missing are as the ones across. */
function declareSides(into: Map<string, string>, prefix: string, value: string): void {
  const [top, right = top, bottom = top, left = right] = value.split(SPACES, 4);
  for (const [side, length] of Object.entries({ top, right, bottom, left }))
    if (READ.has(prefix + side)) into.set(prefix + side, length!);
}

const SPACES = /\s+/u;
