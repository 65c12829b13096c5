/** One rule of a style sheet, unread. */
export interface UnreadRule {
  readonly selectors: string;
  readonly body: string;
}

/** Reads the rules of a style sheet outside of any at-rule, one by one; goes from brace to brace, once over each. */
export class RuleReader implements UnreadRule {
  readonly #css: string;
  selectors = '';
  /** Whether at-rules were stepped over. */
  hasGroups = false;
  /** Where the body begins. */
  #start = 0;
  /** Where the last rule was over. */
  #at = 0;
  /** The next of each that was not stepped over; the end of the sheet where there are no more. */
  #open: number;
  #close: number;
  #comment: number;
  /** Whether comments were stepped over in this rule. */
  #hasComment = false;

  constructor(css: string) {
    this.#css = css;
    this.#open = this.#find('{', 0);
    this.#close = this.#find('}', 0);
    this.#comment = this.#find('/*', 0);
  }

  /** Goes on to the next rule; `false` after the last one, and where one stays open. */
  next(): boolean {
    for (;;) {
      const start = this.#at;
      this.#hasComment = false;
      const open = this.#enterBody();
      if (!this.#leaveBody()) return false;
      this.#start = open + 1;
      this.selectors = withoutStatements(this.#text(start, open)).trim();
      if (!this.selectors.startsWith('@')) return true;
      this.hasGroups = true;
    }
  }

  /** What the rule says; cut out when asked for, as most rules are told by their selectors alone. */
  get body(): string {
    return this.#text(this.#start, this.#at - 1);
  }

  /** Steps over the next brace that opens, and gives its place. */
  #enterBody(): number {
    while (this.#comment < this.#open) this.#skipComment();
    const open = this.#open;
    this.#open = this.#find('{', open + 1);
    // Braces that close nothing belong to the selectors, and make them unreadable.
    if (this.#close < open) this.#close = this.#find('}', open + 1);
    return open;
  }

  /** Steps over what is in a body, and over its end; `false` where it has none. */
  #leaveBody(): boolean {
    for (let depth = 1; depth > 0; ) {
      while (this.#comment < this.#open && this.#comment < this.#close) this.#skipComment();
      if (this.#close === this.#css.length) return false;
      if (this.#open < this.#close) {
        depth++;
        this.#open = this.#find('{', this.#open + 1);
      } else {
        depth--;
        this.#at = this.#close + 1;
        this.#close = this.#find('}', this.#at);
      }
    }
    return true;
  }

  /** A comment that stays open lasts to the end, as in browsers. */
  #skipComment(): void {
    const close = this.#css.indexOf('*/', this.#comment + 2);
    const end = close === -1 ? this.#css.length : close + 2;
    if (this.#open < end) this.#open = this.#find('{', end);
    if (this.#close < end) this.#close = this.#find('}', end);
    this.#comment = this.#find('/*', end);
    this.#hasComment = true;
  }

  #find(sign: string, from: number): number {
    const at = this.#css.indexOf(sign, from);
    return at === -1 ? this.#css.length : at;
  }

  #text(from: number, to: number): string {
    const text = this.#css.slice(from, to);
    return this.#hasComment ? withoutComments(text) : text;
  }
}

/** What comes after statements such as `@import`; looked for from the front, as hardly any rule stands after one. */
function withoutStatements(before: string): string {
  return before.includes(';') ? before.slice(before.lastIndexOf(';') + 1) : before;
}

/** A piece of a style sheet without its comments, all of which end in it. */
function withoutComments(css: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let open = css.indexOf('/*'); open !== -1; open = css.indexOf('/*', from)) {
    parts.push(css.slice(from, open));
    from = css.indexOf('*/', open + 2) + 2;
  }
  parts.push(css.slice(from));
  return parts.join('');
}
