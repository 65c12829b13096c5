import { type DomDocument, type DomElement, DomNodeType } from '../page/dom.ts';
import { knownTagId } from '../page/tags.ts';
import { walkDom } from '../page/walk-dom.ts';
import type { ParagraphScore } from './paragraph-score.ts';

/** Weighs a live document. */
export function scoreDocument(document: DomDocument, score: ParagraphScore, maxNodes: number): void {
  let nodes = 0;
  walkDom(document, (node, depth) => {
    while (score.depth >= depth) score.leave();
    const isText = node.nodeType === DomNodeType.text || node.nodeType === DomNodeType.cdata;
    if (node.nodeType === DomNodeType.element) score.enter(tagOf(node as DomElement));
    else if (isText) score.add(() => node.nodeValue ?? '');
    return ++nodes < maxNodes && !score.isEnough;
  });
}

/** Some implementations give the names of HTML elements in upper case. */
function tagOf({ localName }: DomElement): number {
  return knownTagId(localName.toLowerCase()) ?? 0;
}
