import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { beside, elementsOf } from '../../../content/content-walk.ts';
import type { CleanContext, Pass } from '../../context.ts';
import { bestCandidate, isDataUrl } from './srcset.ts';

export const IMAGE_ADDRESS: RegExp = /^[^\s<>"]+\.(?:avif|bmp|gif|jpe?g|png|svg|webp)(?:$|[?#&!])/iu;

/** Attributes that only ever hold the picture's address, most reliable first; values of others must look like one. */
const LAZY_NAMES: readonly string[] = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-url'];

/** Elements searched for a picture beside a `<noscript>`. @sweep noscript-picture */
const MAX_SEARCHED = 16;

const STEP = 'clean/lazy-images';

/** Gives every picture the address that a script would have set, and drops pictures without one. */
export const lazyImages: Pass = {
  name: STEP,
  needs: ['img', 'picture', 'noscript'],
  run(content, context, elements) {
    const settled = new Set<ContentElement>();
    for (const element of elements) {
      if (settled.has(element)) continue;
      if (element.tag === 'picture') {
        for (const part of settlePicture(element)) settled.add(part);
      } else if (element.tag === 'img') settleImage(element, []);
    }
    let isChanged = settled.size > 0;
    const left = isChanged ? elementsOf(content) : elements;
    for (let index = left.length - 1; index >= 0; index--) {
      const element = left[index]!;
      if (element.children.some(isPictureOrFallback) && settleChildren(element, context)) isChanged = true;
    }
    return isChanged;
  },
};

function isPictureOrFallback(node: ContentNode): boolean {
  return node.kind === 'element' && (node.tag === 'noscript' || node.tag === 'img');
}

/** Settles a `<picture>`, one image with a choice of sources; returns every element that this settles. */
function settlePicture(picture: ContentElement): readonly ContentElement[] {
  const parts = elementsOf(picture);
  const image = parts.find((part) => part.tag === 'img');
  if (image !== undefined) {
    settleImage(
      image,
      parts.filter((part) => part.tag === 'source'),
    );
  }
  picture.children = image === undefined ? [] : [image];
  return parts;
}

function settleImage(image: ContentElement, sources: readonly ContentElement[]): void {
  const offered = [image, ...sources];
  const src =
    firstOf(offered, waitingCandidate) ??
    lazyAddress(image) ??
    firstOf(offered, candidate) ??
    ownAddress(image);
  if (src === null) image.attributes.delete('src');
  else image.attributes.set('src', src);
}

function ownAddress({ attributes }: ContentElement): string | null {
  const src = attributes.get('src')?.trim() ?? '';
  return src === '' || isDataUrl(src) ? null : src;
}

function lazyAddress({ attributes }: ContentElement): string | null {
  for (const name of LAZY_NAMES) {
    const value = attributes.get(name)?.trim() ?? '';
    if (value !== '' && !isDataUrl(value) && !value.startsWith('{')) return value;
  }
  for (const [name, value] of attributes) {
    if (name.startsWith('data-') && IMAGE_ADDRESS.test(value)) return value;
  }
  return null;
}

/** The best candidate of a lazy `srcset` in any attribute. */
function waitingCandidate({ attributes }: ContentElement): string | null {
  for (const [name, value] of attributes) {
    const found = name.startsWith('data-') && name.endsWith('srcset') ? bestCandidate(value) : null;
    if (found !== null) return found;
  }
  return null;
}

function candidate({ attributes }: ContentElement): string | null {
  return bestCandidate(attributes.get('srcset') ?? '');
}

function firstOf<T>(items: readonly T[], read: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = read(item);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Replaces empty pictures by the fallback beside them and drops those left without an address, or twice in a figure;
 * returns whether any changed.
 */
function settleChildren(parent: ContentElement, { trace }: CleanContext): boolean {
  const { children } = parent;
  const kept: ContentNode[] = [];
  // A figure may hold its picture once more, for screens of another size.
  let shown: string | null = null;
  for (const [index, child] of children.entries()) {
    const src = addressOf(child);
    if (child.kind === 'element' && child.tag === 'noscript') {
      if (!hasLoadedPicture(beside(children, index, -1)) && !hasLoadedPicture(beside(children, index, 1))) {
        child.tag = 'span';
        kept.push(child);
      }
    } else if (src !== null && (src === '' || src === shown)) {
      const reason = src === '' ? 'picture without an address' : 'same picture again';
      if (trace.isOn) trace.record({ node: child.node, step: STEP, reason });
    } else kept.push(child);
    if (src !== null && parent.tag === 'figure') shown = src;
  }
  parent.children = kept;
  return kept.length < children.length;
}

/** The address of a picture, empty if it has none; `null` for anything else. */
function addressOf(node: ContentNode): string | null {
  return node.kind === 'element' && node.tag === 'img' ? (node.attributes.get('src') ?? '') : null;
}

function hasLoadedPicture(node: ContentNode | undefined): boolean {
  const open: ContentNode[] = node === undefined ? [] : [node];
  for (let seen = 0; seen < MAX_SEARCHED && open.length > 0; seen++) {
    const next = open.pop()!;
    if (next.kind === 'text' || next.tag === 'noscript') continue;
    if (next.tag === 'img') return next.attributes.has('src');
    open.push(...next.children.slice(0, MAX_SEARCHED).reverse());
  }
  return false;
}
