import { parsePage } from 'fovea';
import { getAttribute, NodeKind, tagNameOf } from 'fovea/page';

/** Where a page leads its readers on to, and after how many seconds. */
export interface MetaRefresh {
  /** Absolute if the address of the page is known. */
  readonly url: string;
  readonly seconds: number;
}

/** What is known about a page besides its bytes. */
export interface PageFacts {
  readonly url: string | null;
  readonly charset: string | null;
}

/** A refresh is in the head: enough bytes for long heads, and cheap to search. @cap */
const HEAD_BYTES = 64 * 1024;
const MENTION = /http-equiv\s{0,20}=\s{0,20}["']?\s{0,20}refresh/i;

/** The page that a page refreshes to, unless that is itself; a refresh in `noscript` is for others. */
export function metaRefresh(bytes: Uint8Array, { url, charset }: PageFacts): MetaRefresh | null {
  const head = bytes.subarray(0, HEAD_BYTES);
  if (!MENTION.test(Buffer.from(head).toString('latin1').replaceAll('\0', ''))) return null;
  const page = parsePage(head, charset === null ? {} : { charset });
  const { tree } = page;
  for (let node = 0; node < tree.size; node++) {
    if (tree.kind[node] !== NodeKind.element) continue;
    const tag = tagNameOf(tree, node);
    if (tag === 'noscript' || tag === 'template') node = tree.end[node]! - 1;
    else if (tag === 'meta' && getAttribute(page, node, 'http-equiv')?.trim().toLowerCase() === 'refresh')
      return readRefresh(getAttribute(page, node, 'content') ?? '', url);
  }
  return null;
}

/** The grammar of browsers: a number, a separator, and an address with or without `url=` and quotes. */
const CONTENT = /^\s*(\d{1,9})?(?:\.[\d.]{0,20})?\s*[;,\s]\s*(?:url\s*=\s*)?(.*)$/is;
const QUOTED = /^(["'])(.*?)(?:\1.*)?$/s;

function readRefresh(content: string, base: string | null): MetaRefresh | null {
  const [, seconds = '0', target = ''] = CONTENT.exec(content.slice(0, MAX_CONTENT)) ?? [];
  const address = (QUOTED.exec(target)?.[2] ?? target).trim();
  if (address === '') return null;
  if (base === null) return { url: address, seconds: Number(seconds) };
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return withoutFragment(url) === withoutFragment(new URL(base))
    ? null
    : { url: url.href, seconds: Number(seconds) };
}

/** Browsers themselves do not take longer addresses. @cap */
const MAX_CONTENT = 8192;

function withoutFragment({ href }: URL): string {
  const sign = href.indexOf('#');
  return sign === -1 ? href : href.slice(0, sign);
}
