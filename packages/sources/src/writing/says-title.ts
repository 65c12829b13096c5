/** Only letters, marks and digits count. */
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const ENTITIES = /&(?:amp|lt|gt|quot|nbsp|#58);/gu;
const TAGS = /<[^<>]*>/gu;
const MARKDOWN_HEADING = /^(#{1,6}) (.*)$/gmu;
const HTML_HEADING = /<h([1-6])(?=[ >])[^<>]*>/gu;

/**
 * A heading that says the title comes before the text; after this many characters it is a section's, unless it is of the first level.
 * @source The sweep title-place of the library, which removes such a heading with `title: 'drop'`.
 */
const MAX_BEFORE = 1_000;
/**
 * Minimum length ratio of the shorter to the longer of title and heading.
 * @source The sweep title-share of the library, for the same removal.
 */
const MIN_TITLE_SHARE = 0.6;

/** Whether Markdown has a heading that says the title. */
export function markdownSaysTitle(markdown: string, title: string): boolean {
  const wanted = fold(title);
  for (const { index, 1: marks = '', 2: line = '' } of markdown.matchAll(MARKDOWN_HEADING)) {
    const isTitles = marks.length === 1 || index <= MAX_BEFORE;
    if (isTitles && says(fold(line.replace(ENTITIES, ' ')), wanted)) return true;
  }
  return false;
}

/** Whether HTML has a heading that says the title. */
export function htmlSaysTitle(html: string, title: string): boolean {
  const wanted = fold(title);
  for (const { 0: tag, 1: level, index } of html.matchAll(HTML_HEADING)) {
    // Headings never hold others, so that each letter is read once.
    const line = html.slice(index + tag.length, html.indexOf(`</h${level}>`, index));
    if (!says(fold(plain(line)), wanted)) continue;
    return level === '1' || plain(html.slice(0, index)).length <= MAX_BEFORE;
  }
  return false;
}

/** Whether a line at the beginning of a text is the title. Nothing marks a heading there, so that it has to be the same. */
export function textSaysTitle(text: string, title: string): boolean {
  const wanted = fold(title);
  const lines = text.slice(0, MAX_BEFORE + 2 * title.length).split('\n');
  return wanted !== '' && lines.some((line) => line.length <= 2 * title.length && fold(line) === wanted);
}

function plain(html: string): string {
  return html.replace(TAGS, '').replace(ENTITIES, ' ');
}

function says(heading: string, title: string): boolean {
  const [shorter, longer] = heading.length < title.length ? [heading, title] : [title, heading];
  return shorter !== '' && shorter.length >= MIN_TITLE_SHARE * longer.length && longer.includes(shorter);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(NOT_WORD, '');
}
