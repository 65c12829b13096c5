import type { ExtractResult } from 'fovea';

/** A template for saved Markdown; an empty part stands for the usual one. */
export interface SaveTemplate {
  /** The name of the file, without its extension. */
  readonly fileName: string;
  /** What precedes the text. */
  readonly frontMatter: string;
}

/** Everything that a placeholder can stand for. */
type Value = string | number | readonly string[] | null;

type Reader = (result: ExtractResult, today: string) => Value;

/** A day in ISO 8601. @format */
const DAY_LENGTH = 10;

const VALUES = {
  title: ({ title }) => title,
  author: ({ byline }) => byline,
  published: ({ published }) => published?.slice(0, DAY_LENGTH) ?? null,
  site: ({ siteName, url }) => siteName ?? hostOf(url),
  url: ({ canonicalUrl, url }) => canonicalUrl ?? url,
  description: ({ description }) => description,
  language: ({ lang }) => lang,
  tags: ({ tags }) => tags,
  words: ({ wordCount }) => wordCount,
  minutes: ({ readingTime }) => readingTime,
  today: (_, today) => today,
} as const satisfies Readonly<Record<string, Reader>>;

/** The placeholders, as a user writes them. */
export const PLACEHOLDERS: readonly string[] = Object.keys(VALUES).map((name) => `{{${name}}}`);

const PLACEHOLDER = /\{\{ ?([a-z]+) ?\}\}/g;

/** A line of front matter whose value is one placeholder. */
const FIELD = /^([^\s:{}]+): ?\{\{ ?([a-z]+) ?\}\}$/;

const BREAKS = /\s+/g;

/** Fills a template in one line, such as a file name. */
export function fillLine(template: string, result: ExtractResult, today: string): string {
  return template.replace(PLACEHOLDER, (written, name: string) => {
    const value = valueFor(name, result, today);
    return value === undefined ? written : plain(value);
  });
}

/**
 * Fills a template for front matter. A placeholder that is the whole value of a field is quoted, so that no title of a page
 * can break the block or add a field to it; a field without a value is left out.
 */
export function fillFrontMatter(template: string, result: ExtractResult, today: string): string {
  const lines = template.split('\n').flatMap((line) => {
    const [, field, name] = FIELD.exec(line.trimEnd()) ?? [];
    const value = name === undefined ? undefined : valueFor(name, result, today);
    if (field === undefined || value === undefined) return [fillLine(line, result, today)];
    return value === null || value === '' ? [] : [`${field}: ${JSON.stringify(value)}`];
  });
  return `${lines.join('\n').trimEnd()}\n\n`;
}

function valueFor(name: string, result: ExtractResult, today: string): Value | undefined {
  return Object.hasOwn(VALUES, name) ? (VALUES as Record<string, Reader>)[name]!(result, today) : undefined;
}

function plain(value: Value): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text.replace(BREAKS, ' ').trim();
}

function hostOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).hostname : null;
}
