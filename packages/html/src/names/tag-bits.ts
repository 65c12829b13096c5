import { FIRST_CUSTOM_TAG, type TagId, tagIds } from './tags.ts';

/**
 * All checks on the stack of open elements have one form: is the nearest X above the nearest element of some kind?
 * These are the kinds, and the stack knows the nearest of each.
 */
export const Barrier = {
  /** "Has an element in scope". */
  scope: 0,
  listItemScope: 1,
  buttonScope: 2,
  tableScope: 3,
  /** The category "special". */
  special: 4,
  /** Special, but not `address`, `div` or `p`: ends the search for an open `li`, `dd` or `dt`. */
  itemSearch: 5,
  /** Elements that decide in "reset the insertion mode appropriately". */
  insertionMode: 6,
  /** Any element in the HTML namespace. */
  html: 7,
} as const;

/** Number of barrier kinds; their bits are the lowest ones of a tag's bits. */
export const BARRIERS = 8;

/** What the name of an element alone determines. */
export const TagBit = {
  /** `1 << Barrier.special` */
  special: 16,
  /** `1 << Barrier.html` */
  html: 128,
  impliedEnd: 256,
  impliedEndThoroughly: 512,
  /** `table`, `tbody`, `tfoot`, `thead`, `tr`: misplaced content is foster-parented. */
  fosters: 1024,
  htmlIntegrationPoint: 2048,
  mathmlTextIntegrationPoint: 4096,
  annotationXml: 8192,
} as const;

const SCOPE = 'applet caption html table td th marquee object select template';
const SPECIAL =
  'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup ' +
  'dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head ' +
  'header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes ' +
  'noscript object ol p param plaintext pre script search section select source style summary table tbody td ' +
  'template textarea tfoot th thead title tr track ul wbr xmp';
const IMPLIED_END = 'dd dt li optgroup option p rb rp rt rtc';

/** All bits of the elements in the HTML namespace, by tag id. */
export const TAG_BITS: Int32Array = tagBits();

function tagBits(): Int32Array {
  const bits = new Int32Array(FIRST_CUSTOM_TAG).fill(TagBit.html);
  const add = (bit: number, names: string): void => {
    for (const tag of tagIds(names)) bits[tag]! |= bit;
  };
  add((1 << Barrier.scope) | (1 << Barrier.listItemScope) | (1 << Barrier.buttonScope), SCOPE);
  add(1 << Barrier.listItemScope, 'ol ul');
  add(1 << Barrier.buttonScope, 'button');
  add(1 << Barrier.tableScope, 'html table template');
  add(TagBit.special | (1 << Barrier.itemSearch), SPECIAL);
  for (const tag of tagIds('address div p')) bits[tag]! &= ~(1 << Barrier.itemSearch);
  add(
    1 << Barrier.insertionMode,
    'td th tr tbody thead tfoot caption colgroup table template head body frameset html',
  );
  add(TagBit.impliedEnd | TagBit.impliedEndThoroughly, IMPLIED_END);
  add(TagBit.impliedEndThoroughly, 'caption colgroup tbody td tfoot th thead tr');
  add(TagBit.fosters, 'table tbody tfoot thead tr');
  return bits;
}

/** The bits of an HTML element, custom ones included. */
export function bitsOfHtml(tag: TagId): number {
  return tag < FIRST_CUSTOM_TAG ? TAG_BITS[tag]! : TagBit.html;
}

const FOREIGN_SCOPE_AND_SPECIAL =
  (1 << Barrier.scope) |
  (1 << Barrier.listItemScope) |
  (1 << Barrier.buttonScope) |
  (1 << Barrier.itemSearch) |
  TagBit.special;

const MATHML_TEXT: ReadonlySet<TagId> = new Set(tagIds('mi mo mn ms mtext'));
const MATHML_ANNOTATION: ReadonlySet<TagId> = new Set(tagIds('annotation-xml'));
const SVG_INTEGRATION: ReadonlySet<TagId> = new Set(tagIds('foreignobject desc title'));

/** The bits of a MathML element, by the lower-case name of its tag. */
export function bitsOfMathml(tag: TagId): number {
  if (MATHML_TEXT.has(tag)) return FOREIGN_SCOPE_AND_SPECIAL | TagBit.mathmlTextIntegrationPoint;
  return MATHML_ANNOTATION.has(tag) ? FOREIGN_SCOPE_AND_SPECIAL | TagBit.annotationXml : 0;
}

/** The bits of an SVG element, by the lower-case name of its tag. */
export function bitsOfSvg(tag: TagId): number {
  return SVG_INTEGRATION.has(tag) ? FOREIGN_SCOPE_AND_SPECIAL | TagBit.htmlIntegrationPoint : 0;
}
