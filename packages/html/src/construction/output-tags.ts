import { FIRST_CUSTOM_TAG, MAX_TAG_IDS, Tag, type TagId } from '../names/tags.ts';

/** Foreign elements that share the ids of HTML ones in the finished tree, because their contents are never prose. */
const SHARED: ReadonlyMap<string, TagId> = new Map([
  ['script', Tag.script],
  ['style', Tag.style],
  ['svg', Tag.svg],
  ['math', Tag.math],
]);

/**
 * Tag ids of the finished tree. Foreign elements get ids of their own, so that an SVG `title` or `a` is never mistaken
 * for the HTML one.
 */
export class OutputTags {
  custom: string[] = [];
  readonly #idByName = new Map<string, TagId>();
  #idByNumber: TagId[] = [];
  /** Elements that became `span` because their name did not fit. */
  capped = 0;

  /** Starts a new page. */
  reset(): void {
    this.custom = [];
    this.#idByName.clear();
    this.#idByNumber = [];
    this.capped = 0;
  }

  /** The id of an HTML element, by the id of its name. */
  html(name: number, names: readonly string[]): TagId {
    if (name < FIRST_CUSTOM_TAG) return name;
    this.#idByNumber[name - FIRST_CUSTOM_TAG] ??= this.#customId(names[name]!);
    const id = this.#idByNumber[name - FIRST_CUSTOM_TAG]!;
    if (id === Tag.span) this.capped++;
    return id;
  }

  /** The id of a foreign element, by its name as the standard spells it. */
  foreign(name: string): TagId {
    const id = SHARED.get(name) ?? this.#customId(name);
    if (id === Tag.span) this.capped++;
    return id;
  }

  #customId(name: string): TagId {
    const known = this.#idByName.get(name);
    if (known !== undefined) return known;
    const id = FIRST_CUSTOM_TAG + this.custom.length;
    if (id >= MAX_TAG_IDS) return Tag.span;
    this.custom.push(name);
    this.#idByName.set(name, id);
    return id;
  }
}
