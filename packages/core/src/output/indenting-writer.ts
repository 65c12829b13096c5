/**
 * Lists and quotes deeper than this are not indented any further: no reader can tell 32 levels apart, and every
 * level costs characters on every line below it.
 * @cap
 */
const MAX_INDENTED_LEVELS = 32;

interface Level {
  /** What stands before the first line of the level: a list marker. */
  readonly first: string;
  /** What stands before all its other lines, outer levels included. */
  readonly rest: string;
}

/** Writes paragraphs, in a wide sense, one below the other, each line behind the marks of the lists and quotes around it. */
export class IndentingWriter {
  private output = '';
  private readonly levels: Level[] = [];
  /** Levels whose first line has been written; always the outer ones. */
  private begun = 0;
  /** Newlines owed before the next paragraph. */
  private gap = 0;
  private count = 0;
  private attached = false;

  /** How many paragraphs have been written. */
  get written(): number {
    return this.count;
  }

  /** True where the next paragraph stands right below the last one. */
  get isAttached(): boolean {
    return this.attached;
  }

  /** Everything written so far. */
  get text(): string {
    return this.output;
  }

  /** Writes a paragraph of one or more lines, a blank line below the last one. */
  write(paragraph: string): void {
    this.output += this.separator();
    let prefix = this.outerPrefix();
    for (let level = this.begun; level < this.levels.length; level++) prefix += this.levels[level]!.first;
    this.begun = this.levels.length;
    const rest = this.outerPrefix();
    if (rest === '') this.output += prefix + paragraph;
    else this.writeLines(paragraph, prefix, rest);
    this.gap = 2;
    this.attached = false;
    this.count++;
  }

  private writeLines(paragraph: string, first: string, rest: string): void {
    let marks = first;
    for (let start = 0; start <= paragraph.length; ) {
      const found = paragraph.indexOf('\n', start);
      const end = found < 0 ? paragraph.length : found;
      if (start > 0) this.output += '\n';
      this.output += start === end ? marks.trimEnd() : marks + paragraph.slice(start, end);
      marks = rest;
      start = end + 1;
    }
  }

  /** Leaves no blank line before the next paragraph, if that begins with a mark. */
  tighten(): void {
    this.gap = Math.min(this.gap, 1);
  }

  /** Leaves no blank line before the next paragraph, whatever it begins with. */
  attach(): void {
    this.attached = true;
  }

  /** Puts marks before all lines until `close`: `first` before the first one, `rest` before the others. */
  open(first: string, rest: string): void {
    const outer = this.levels.at(-1)?.rest ?? '';
    const isDeep = this.levels.length >= MAX_INDENTED_LEVELS;
    this.levels.push({ first, rest: isDeep ? outer : outer + rest });
  }

  close(): void {
    this.levels.pop();
    this.begun = Math.min(this.begun, this.levels.length);
  }

  private outerPrefix(): string {
    return this.begun === 0 ? '' : this.levels[this.begun - 1]!.rest;
  }

  private separator(): string {
    if (this.gap === 0) return '';
    if (this.attached && this.begun === this.levels.length) return '\n';
    // Without a mark of its own, a paragraph right below another one would be a part of it.
    const isMarked = this.begun < this.levels.length;
    return this.gap === 1 && isMarked ? '\n' : `\n${this.outerPrefix().trimEnd()}\n`;
  }
}
