import { SET_ASIDE, unreadTags } from '../hidden/unread-tags.ts';
import { countSentences, countWords } from '../language/count.ts';
import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { pageWithTags } from '../page/with-tags.ts';
import { isProse } from './prose.ts';

/** A page whose inert markup has been made visible. */
export interface OpenedPage {
  readonly page: Page;
  readonly source: 'noscript' | 'template';
  readonly words: number;
}

const NO_TEXT = unreadTags('code', 'document', 'field');

/**
 * Opens every `<noscript>` and `<template>` (also a declarative shadow root) that holds prose: it becomes a `<div>`.
 * The nodes and their ids stay the same; `null` if there is none.
 */
export function openedPage(page: Page): OpenedPage | null {
  const { tree } = page;
  const opened: NodeId[] = [];
  let words = 0;
  for (let id = 1; id < tree.size; id++) {
    if (SET_ASIDE[tree.tag[id]!] === 0) continue;
    const text = textBelow(page, id);
    // Most templates are for a script to fill in and contain its placeholders.
    const isText = tree.tag[id] === Tag.noscript ? countSentences(text) > 1 : isProse(text);
    if (isText) {
      opened.push(id);
      words += countWords(text);
    }
    id = tree.end[id]! - 1;
  }
  if (opened.length === 0) return null;
  const source = tree.tag[opened[0]!] === Tag.noscript ? 'noscript' : 'template';
  return { page: withDivs(page, opened), source, words };
}

function textBelow(page: Page, element: NodeId): string {
  const { kind, tag, end } = page.tree;
  const texts: string[] = [];
  for (let id = element + 1; id < end[element]!; id++) {
    if (kind[id] === NodeKind.text) texts.push(textOf(page, id));
    else if (NO_TEXT[tag[id]!] === 1) id = end[id]! - 1;
  }
  return texts.join(' ');
}

/** The same page with these elements as `<div>`; templates inside templates are opened with them. */
function withDivs(page: Page, elements: readonly NodeId[]): Page {
  const tag = page.tree.tag.slice();
  for (const element of elements) {
    for (let id = element; id < page.tree.end[element]!; id++) {
      if (SET_ASIDE[tag[id]!] === 1) tag[id] = Tag.div;
    }
  }
  return pageWithTags(page, tag);
}
