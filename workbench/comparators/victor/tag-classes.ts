/** Elements that are left out with all they contain. @source Victor, configuration (`tag-delete`). */
export const DELETED_TAGS: ReadonlySet<string> = new Set(
  'applet del embed frame frameset iframe object option param s script strike style textarea'.split(' '),
);

/** Classes of elements, and the tags that are features by themselves, as bits. */
export const TagClass = {
  bold: 1,
  italic: 2,
  headers: 4,
  lists: 8,
  forms: 16,
  u: 32,
  p: 64,
  a: 128,
  img: 256,
  inline: 512,
  block: 1024,
  br: 2048,
  hr: 4096,
} as const;

/** The tags of each class. @source Victor, configuration (`class-*`). */
const TAGS: readonly (readonly [bits: number, tags: string])[] = [
  [TagClass.bold | TagClass.inline, 'b strong'],
  [TagClass.italic | TagClass.inline, 'i em'],
  [TagClass.inline, 'abbr acronym bdo big cite code font ins kbd noscript samp small span sub sup tt var'],
  [TagClass.inline | TagClass.a, 'a'],
  [TagClass.inline | TagClass.br, 'br'],
  [TagClass.inline | TagClass.img, 'img'],
  [TagClass.inline | TagClass.u, 'u'],
  [TagClass.headers | TagClass.block, 'h1 h2 h3 h4 h5 h6'],
  [TagClass.lists | TagClass.block, 'dd dir dl dt menu li ol ul'],
  [TagClass.forms | TagClass.block, 'button input isindex label'],
  [
    TagClass.block,
    'address blockquote caption center dfn div layer legend marquee noframes pre q td th title',
  ],
  [TagClass.block | TagClass.hr, 'hr'],
  [TagClass.block | TagClass.p, 'p'],
];

const CLASSES: ReadonlyMap<string, number> = new Map(
  TAGS.flatMap(([bits, tags]) => tags.split(' ').map((tag) => [tag, bits] as const)),
);

/** The classes of a tag as bits of `TagClass`; 0 for tags without any. */
export function classesOf(tag: string): number {
  return CLASSES.get(tag) ?? 0;
}
