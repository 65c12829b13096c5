/** Receives the parts of a piece of HTML in order; every `open` has its `close`. */
export interface HtmlListener {
  open(tag: string, attributes: readonly (readonly [name: string, value: string])[]): void;
  text(text: string): void;
  close(): void;
}

/** Elements that Fovea writes without an end tag. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input']);

const ATTRIBUTE = / ([^ =]+)(?:="([^"]*)")?/g;
const REFERENCE = /&(amp|lt|gt|quot);/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const NO_ATTRIBUTES: readonly (readonly [string, string])[] = [];

/** Tags to read before a pause: a millisecond of work. @cap */
const TAGS_PER_STEP = 50;

/** Characters of text that take as long as a tag. @cap */
const CHARACTERS_PER_TAG = 2000;

/**
 * Reads only the HTML of Fovea's own writer: well nested, values in double quotes, and `<`, `>` and `&` only as markup.
 * That takes a fraction of the time of a general parser, for which the user would have to wait. Pauses every few tags, and
 * says how many characters it has read.
 */
export function* readWrittenHtml(html: string, listener: HtmlListener): Generator<number, void> {
  let untilPause = TAGS_PER_STEP;
  for (let at = 0; at < html.length; ) {
    if (untilPause <= 0) {
      untilPause = TAGS_PER_STEP;
      yield at;
    }
    const start = html.indexOf('<', at);
    const text = start === at ? '' : unescaped(html.slice(at, start < 0 ? undefined : start));
    if (text !== '') listener.text(text);
    if (start < 0) return;
    untilPause -= 1 + text.length / CHARACTERS_PER_TAG;
    const end = html.indexOf('>', start);
    if (html[start + 1] === '/') listener.close();
    else openTag(html.slice(start + 1, end), listener);
    at = end + 1;
  }
}

function openTag(inside: string, listener: HtmlListener): void {
  const space = inside.indexOf(' ');
  const tag = space < 0 ? inside : inside.slice(0, space);
  listener.open(tag, space < 0 ? NO_ATTRIBUTES : attributesIn(inside.slice(space)));
  if (VOID.has(tag)) listener.close();
}

function attributesIn(text: string): readonly (readonly [string, string])[] {
  return Array.from(text.matchAll(ATTRIBUTE), ([, name, value = '']) => [name!, unescaped(value)] as const);
}

function unescaped(text: string): string {
  return text.includes('&') ? text.replace(REFERENCE, (_, name: string) => CHARACTERS[name]!) : text;
}
