import { unreadTags } from '../hidden/unread-tags.ts';
import { countWords } from '../language/count.ts';
import { tagSet, withTags } from '../page/tags.ts';

/** Elements whose own text may be running text. */
const PARAGRAPHS = tagSet(
  'p',
  'pre',
  'blockquote',
  'div',
  'article',
  'section',
  'main',
  'td',
  'li',
  'dd',
  'body',
);

/** Text in these says nothing about the page itself. */
const ELSEWHERE = withTags(
  unreadTags('code', 'aside', 'document', 'drawing', 'button'),
  'select',
  'nav',
  'aside',
  'footer',
  'form',
  'a',
);

/** When a page counts as readable. */
export interface ReadableBounds {
  readonly minWords: number;
  readonly minScore: number;
}

/** Weighs the paragraphs of a page as its elements are entered and left. */
export class ParagraphScore {
  readonly #bounds: ReadableBounds;
  /** Tag ids of the elements that are open. */
  readonly #open: number[] = [];
  /** Words so far in each paragraph that is open, the page itself first. */
  readonly #words: number[] = [0];
  #elsewhere = 0;
  #sum = 0;

  constructor(bounds: ReadableBounds) {
    this.#bounds = bounds;
  }

  /** How many elements are open. */
  get depth(): number {
    return this.#open.length;
  }

  /** Sum over the paragraphs of the square root of the words beyond `minWords`. */
  get sum(): number {
    return this.#sum;
  }

  /** Whether the page is readable, so that the rest need not be looked at. */
  get isEnough(): boolean {
    return this.#sum >= this.#bounds.minScore;
  }

  /** An element begins. */
  enter(tag: number): void {
    this.#open.push(tag);
    if (PARAGRAPHS[tag] === 1) this.#words.push(0);
    else if (ELSEWHERE[tag] === 1) this.#elsewhere++;
  }

  /** The element that was entered last ends; says which it was. */
  leave(): number {
    const tag = this.#open.pop()!;
    if (PARAGRAPHS[tag] === 1) this.#words.pop();
    else if (ELSEWHERE[tag] === 1) this.#elsewhere--;
    return tag;
  }

  /** Text of the innermost paragraph. `text` is only asked where it counts. */
  add(text: () => string): void {
    if (this.#elsewhere > 0) return;
    const paragraph = this.#words.length - 1;
    const before = this.#words[paragraph]!;
    const after = before + countWords(text());
    this.#words[paragraph] = after;
    this.#sum += this.#beyond(after) - this.#beyond(before);
  }

  #beyond(words: number): number {
    return Math.sqrt(Math.max(0, words - this.#bounds.minWords));
  }
}
