import type { ContentBlock } from 'fovea';

/** Something that the content refers to. */
export interface Reference {
  readonly url: string;
  /** The text of a link, or what a picture shows. */
  readonly text: string;
}

/** The links and pictures of the content, each address once, in order. */
export interface References {
  readonly links: readonly Reference[];
  readonly images: readonly Reference[];
}

/** Collects the links and pictures of a tree of blocks. */
export function referencesIn(blocks: readonly ContentBlock[]): References {
  const links = new Map<string, Reference>();
  const images = new Map<string, Reference>();
  const open = blocks.toReversed();
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    for (const { type, url, start, end, alt } of block.marks ?? []) {
      if (url === undefined) continue;
      if (type === 'link' && !links.has(url))
        links.set(url, { url, text: block.text?.slice(start, end).trim() || url });
      if (type === 'image' && !images.has(url)) images.set(url, { url, text: alt ?? '' });
    }
    // One by one: a list of arguments has a limit.
    for (const child of (block.children ?? []).toReversed()) open.push(child);
  }
  return { links: [...links.values()], images: [...images.values()] };
}
