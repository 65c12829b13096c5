import { Tag } from '../../../page/tags.ts';

/** What a block stands in, as bits; a bit set on an element holds for everything below it. */
export const Inside = {
  article: 1,
  main: 0x2,
  nav: 0x4,
  header: 0x8,
  footer: 0x10,
  aside: 0x20,
  section: 0x40,
  form: 0x80,
  table: 0x100,
  cell: 0x200,
  list: 0x400,
  item: 0x800,
  definition: 0x1000,
  quote: 0x2000,
  code: 0x4000,
  figure: 0x8000,
  caption: 0x10000,
  link: 0x20000,
  control: 0x40000,
  h1: 0x80000,
  h2: 0x100000,
  h3: 0x200000,
  paragraph: 0x400000,
  fold: 0x800000,
  bold: 0x1000000,
  dialog: 0x2000000,
  address: 0x4000000,
  /** Not shown as far as the HTML tells: a closed tab, a folded answer, a dialog that waits, or bait. */
  hidden: 0x8000000,
} as const;

/** How many bits `Inside` has. */
export const INSIDE_BITS = 28;

/** The bits that say "this block is a heading". */
export const HEADING_BITS: number = Inside.h1 | Inside.h2 | Inside.h3;

/** Bits by tag id. */
export const BITS_OF_TAG: ReadonlyMap<number, number> = new Map<number, number>([
  [Tag.article, Inside.article],
  [Tag.main, Inside.main],
  [Tag.nav, Inside.nav],
  [Tag.menu, Inside.nav],
  [Tag.header, Inside.header],
  [Tag.footer, Inside.footer],
  [Tag.aside, Inside.aside],
  [Tag.section, Inside.section],
  [Tag.form, Inside.form],
  [Tag.table, Inside.table],
  [Tag.td, Inside.cell],
  [Tag.th, Inside.cell],
  [Tag.ul, Inside.list],
  [Tag.ol, Inside.list],
  [Tag.li, Inside.item],
  [Tag.dl, Inside.definition],
  [Tag.blockquote, Inside.quote],
  [Tag.q, Inside.quote],
  [Tag.pre, Inside.code],
  [Tag.code, Inside.code],
  [Tag.figure, Inside.figure],
  [Tag.figcaption, Inside.caption],
  [Tag.caption, Inside.caption],
  [Tag.a, Inside.link],
  [Tag.button, Inside.control],
  [Tag.label, Inside.control],
  [Tag.h1, Inside.h1],
  [Tag.h2, Inside.h2],
  [Tag.h3, Inside.h3],
  [Tag.h4, Inside.h3],
  [Tag.h5, Inside.h3],
  [Tag.h6, Inside.h3],
  [Tag.p, Inside.paragraph],
  [Tag.details, Inside.fold],
  [Tag.summary, Inside.fold],
  [Tag.b, Inside.bold],
  [Tag.strong, Inside.bold],
  [Tag.dialog, Inside.dialog],
  [Tag.address, Inside.address],
]);

/** Bits by ARIA role: pages without the elements of HTML 5 say the same with roles. */
export const BITS_OF_ROLE: ReadonlyMap<string, number> = new Map([
  ['article', Inside.article],
  ['main', Inside.main],
  ['navigation', Inside.nav],
  ['menu', Inside.nav],
  ['menubar', Inside.nav],
  ['tablist', Inside.nav],
  ['banner', Inside.header],
  ['contentinfo', Inside.footer],
  ['complementary', Inside.aside],
  ['region', Inside.section],
  ['form', Inside.form],
  ['search', Inside.form],
  ['list', Inside.list],
  ['listitem', Inside.item],
  ['button', Inside.control],
  ['dialog', Inside.dialog],
  ['alertdialog', Inside.dialog],
]);
