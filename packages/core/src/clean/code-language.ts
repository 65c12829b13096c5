import type { ContentElement } from './content-tree.ts';

/** Class names in which highlighters keep the language on the block: `language-ts`, `lang-ts`, `brush:ts`. */
const LANGUAGE_CLASS = /(?:^|\s)(?:language-|lang-|brush:\s?)([\w#+.-]{1,32})/iu;

/** The same on a wrapper, where `lang-` more often names the language of the page. */
const WRAPPER_CLASS = /(?:^|\s)(?:language-|highlight-source-)([\w#+.-]{1,32})/iu;

/** What may stand after a fence: short, and nothing that Markdown would read. */
const LANGUAGE = /^[\w#+.-]{1,32}$/u;

/** Class attributes are not read further than this; only generated ones are longer. */
const MAX_CLASS = 1000;

/** The programming language that an element names, in lower case, or `null`. */
export function codeLanguage({ attributes }: ContentElement): string | null {
  for (const name of ['data-lang', 'data-language']) {
    const value = attributes.get(name)?.trim().toLowerCase() ?? '';
    if (LANGUAGE.test(value)) return value;
  }
  return classLanguage(attributes, LANGUAGE_CLASS);
}

/** The language that a wrapper of a code block names, or `null`. */
export function wrapperLanguage(wrapper: ContentElement | undefined): string | null {
  return wrapper === undefined ? null : classLanguage(wrapper.attributes, WRAPPER_CLASS);
}

function classLanguage(attributes: ReadonlyMap<string, string>, pattern: RegExp): string | null {
  const classes = attributes.get('class')?.slice(0, MAX_CLASS);
  return classes === undefined ? null : (pattern.exec(classes)?.[1]?.toLowerCase() ?? null);
}
