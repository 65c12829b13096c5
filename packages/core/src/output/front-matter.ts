import type { Metadata } from '../metadata/page-metadata.ts';

/** What a page says about itself in one string. */
type TextField = Exclude<keyof Metadata, 'authors' | 'tags' | 'dir'>;

/** The fields of the front matter, under the names that note-taking tools use. */
const FIELDS: readonly (readonly [name: string, field: TextField])[] = [
  ['title', 'title'],
  ['author', 'byline'],
  ['published', 'published'],
  ['modified', 'modified'],
  ['site', 'siteName'],
  ['description', 'description'],
  ['image', 'image'],
  ['lang', 'lang'],
];

const UNSAFE_IN_YAML = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** YAML front matter with what the page says about itself. */
export function frontMatter(metadata: Metadata): string {
  const lines = FIELDS.flatMap(([name, field]) => {
    const value = metadata[field];
    return value === null ? [] : [`${name}: ${quoted(value)}`];
  });
  const url = metadata.canonicalUrl ?? metadata.url;
  if (url !== null) lines.push(`url: ${quoted(url)}`);
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`;
}

/** To a reader that knows no front matter it is text like any other, in which these would begin a tag or end a link. */
const UNSAFE_IN_MARKDOWN = /<(?=[A-Za-z/!?\\])|\](?=[ \t]*\()/g;

/** A JSON string is a YAML double-quoted scalar, except for characters that YAML requires to be escaped. */
function quoted(value: string): string {
  const json = JSON.stringify(value.replace(LONE_SURROGATE, '\ufffd'));
  return json.replace(UNSAFE_IN_YAML, escaped).replace(UNSAFE_IN_MARKDOWN, escaped);
}

function escaped(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
