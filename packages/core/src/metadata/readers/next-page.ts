import { resolveUrl } from '../../addresses/resolve-url.ts';
import { plainDigits } from '../../dates/dates.ts';
import { Kind, UNIT_CLASS } from '../../language/characters.ts';
import { getAttribute, textContent } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import type { NodeId, PageTree } from '../../page/tree.ts';
import type { Inventory } from '../inventory.ts';
import { hasToken } from '../inventory.ts';

/** The address of a page and the base of its relative addresses. */
export interface PageAddress {
  readonly url: string | null;
  readonly base: string | null;
}

/**
 * The address of the page that continues the text: what `rel=next` says, otherwise the link with the next number among
 * numbered links, if its address differs from this page's in only a few characters.
 */
export function nextPageOf(page: Page, inventory: Inventory, address: PageAddress): string | null {
  const stated = statedNext(page, inventory.links) ?? statedNext(page, inventory.nextLinks);
  if (stated !== undefined) return resolveUrl(address.base, getAttribute(page, stated, 'href') ?? '');
  return address.url === null ? null : nextByNumber(page, address.url, address.base);
}

function statedNext(page: Page, links: readonly NodeId[]): NodeId | undefined {
  return links.find((link) => hasToken(getAttribute(page, link, 'rel') ?? '', 'next'));
}

/** Page numbers have few digits. @sweep page-number-digits */
const MAX_DIGITS = 3;
/** @cap */
const MAX_LINKS = 200;
const NUMBER = /^\d{1,3}$/u;

function nextByNumber(page: Page, url: string, base: string | null): string | null {
  const pages = new Map<number, string>();
  for (const link of numberedLinks(page)) {
    const address = resolveUrl(base, getAttribute(page, link, 'href') ?? '');
    const number = Number(plainDigits(textContent(page, link).trim()));
    if (address === null || pages.has(number)) continue;
    // The first page often has the address without a number.
    if (isSameText(url, address) || (number === 1 && isSameText(address, url))) pages.set(number, address);
  }
  if (pages.size === 0) return null;
  // The open page is the one without a link.
  let own = 1;
  while (pages.has(own)) own++;
  return pages.get(own + 1) ?? null;
}

function numberedLinks(page: Page): NodeId[] {
  const { size, tag, end } = page.tree;
  const links: NodeId[] = [];
  for (let node = 0; node < size && links.length < MAX_LINKS; node++) {
    if (tag[node] !== Tag.a || end[node]! - node > MAX_DIGITS || !mayBeNumber(page.tree, end[node]! - 1))
      continue;
    if (NUMBER.test(plainDigits(textContent(page, node).trim()))) links.push(node);
  }
  return links;
}

/** Whether a text is short and may begin with a number: a space, a digit, or a character of another script. */
function mayBeNumber({ source, pieces, pieceStart }: PageTree, text: NodeId): boolean {
  const from = pieces.start[pieceStart[text]!] ?? 0;
  const to = pieces.end[pieceStart[text + 1]! - 1] ?? 0;
  if (to - from > 10 * MAX_DIGITS) return false;
  const code = source.charCodeAt(from);
  if (code < FIRST_OTHER_DIGIT) return code <= 0x20 || (code >= 0x30 && code <= 0x39);
  return (UNIT_CLASS[code]! & 7) !== Kind.letter;
}

const FIRST_OTHER_DIGIT = 0x06_60;

/**
 * Maximum number of characters by which the addresses of two pages of one text differ: `?page=12`, `/seite/12/`.
 * @sweep page-address-difference
 */
const MAX_DIFFERENCE = 14;

function isSameText(own: string, other: string): boolean {
  const length = Math.min(own.length, other.length);
  let prefix = 0;
  while (prefix < length && own[prefix] === other[prefix]) prefix++;
  let suffix = 0;
  while (suffix < length - prefix && own.at(-1 - suffix) === other.at(-1 - suffix)) suffix++;
  const ownPart = own.slice(prefix, own.length - suffix);
  const otherPart = other.slice(prefix, other.length - suffix);
  return ONLY_NUMBER.test(ownPart) && otherPart.length <= MAX_DIFFERENCE && WITH_NUMBER.test(otherPart);
}

/** In the same place this page has another number, or none. */
const ONLY_NUMBER = /^\d{0,3}$/u;
/** A fragment of this page is not another page. */
const WITH_NUMBER = /^[^#]*\d[^#]*$/u;
