import type { Page } from 'fovea';
import { getAttribute, NodeKind, tagNameOf, textOf } from 'fovea/page';
import { classesOf, DELETED_TAGS, TagClass } from './tag-classes.ts';

/** Kinds of tags that are counted between two blocks. */
export const SPLITS = [TagClass.inline, TagClass.block, TagClass.p, TagClass.br, TagClass.hr] as const;

/** A run of text between two tags, a line of preformatted text, or the alternative text of an image. */
export interface VictorBlock {
  /** The text node, or the image. */
  readonly node: number;
  readonly text: string;
  /** Bits of `TagClass` of the elements around it. */
  readonly containers: number;
  /** Tags of each kind of `SPLITS` since the block before, start and end tags alike. */
  readonly splits: readonly number[];
  /** The nearest `td` and `div` around it, or -1. */
  readonly td: number;
  readonly div: number;
}

/** Blocks that are judged; later ones are not content. Only hostile pages have more. @cap */
const MAX_BLOCKS = 10_000;

/** The blocks below an element, most often the body, in document order. */
export function pageBlocks(page: Page, root: number): VictorBlock[] {
  return new BlockReader(page, root).read();
}

/** Walks over the start tags, texts and end tags of a page in order, and collects blocks. */
class BlockReader {
  readonly #page: Page;
  readonly #root: number;
  readonly #blocks: VictorBlock[] = [];
  readonly #open: {
    node: number;
    classes: number;
    containers: number;
    td: number;
    div: number;
    isPre: boolean;
  }[];
  #splits = SPLITS.map(() => 0);

  constructor(page: Page, root: number) {
    this.#page = page;
    this.#root = root;
    this.#open = [{ node: root, classes: 0, containers: 0, td: -1, div: -1, isPre: false }];
    // The page before the body has a title, which Tidy adds where it is missing.
    this.#count(classesOf('title'), 2);
  }

  read(): VictorBlock[] {
    const { tree } = this.#page;
    for (let id = this.#root + 1; id < tree.end[this.#root]! && this.#blocks.length < MAX_BLOCKS; ) {
      while (tree.end[this.#open.at(-1)!.node]! <= id) this.#count(this.#open.pop()!.classes, 1);
      const isElement = tree.kind[id] === NodeKind.element;
      if (isElement && DELETED_TAGS.has(tagNameOf(tree, id))) {
        id = tree.end[id]!;
        continue;
      }
      if (isElement) this.#start(id);
      else if (tree.kind[id] === NodeKind.text) this.#text(id);
      id++;
    }
    return this.#blocks;
  }

  #start(id: number): void {
    const tag = tagNameOf(this.#page.tree, id);
    const above = this.#open.at(-1)!;
    const classes = classesOf(tag);
    this.#count(classes, 1);
    this.#open.push({
      node: id,
      classes,
      containers: above.containers | classes,
      td: tag === 'td' ? id : above.td,
      div: tag === 'div' ? id : above.div,
      isPre: above.isPre || tag === 'pre',
    });
    if (tag === 'img') this.#add(id, collapse(getAttribute(this.#page, id, 'alt') ?? ''));
  }

  #text(id: number): void {
    const text = textOf(this.#page, id);
    if (!this.#open.at(-1)!.isPre) {
      this.#add(id, trimAtBlocks(this.#page, id, collapse(text)));
      return;
    }
    for (const line of text.split('\n')) {
      this.#add(id, line);
      this.#count(classesOf('br'), 2);
    }
  }

  #add(node: number, text: string): void {
    if (text.trim() === '') return;
    const { containers, td, div } = this.#open.at(-1)!;
    this.#blocks.push({ node, text, containers, splits: this.#splits, td, div });
    this.#splits = SPLITS.map(() => 0);
  }

  #count(classes: number, times: number): void {
    for (const [i, kind] of SPLITS.entries()) if ((classes & kind) !== 0) this.#splits[i]! += times;
  }
}

const WHITE_SPACE = /\s+/g;

function collapse(text: string): string {
  return text.replace(WHITE_SPACE, ' ');
}

/** Without the spaces that Tidy drops: at the edges of elements, next to block elements and to line breaks. */
function trimAtBlocks({ tree }: Page, id: number, text: string): string {
  const keepsSpace = (sibling: number): boolean => {
    if (sibling < 0 || tree.kind[sibling] !== NodeKind.element) return false;
    const classes = classesOf(tagNameOf(tree, sibling));
    return (classes & TagClass.inline) !== 0 && (classes & TagClass.br) === 0;
  };
  const front = keepsSpace(tree.previousSibling[id]!) ? text : text.trimStart();
  return keepsSpace(tree.nextSibling[id]!) ? front : front.trimEnd();
}
