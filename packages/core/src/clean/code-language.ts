import type { ContentElement } from './content-tree.ts';

/** Class names in which highlighters keep the language: `language-ts`, `lang-ts`, `highlight-source-ts`, `brush:ts`. */
const LANGUAGE_CLASS = /(?:^|\s)(?:language-|lang-|highlight-source-|brush:\s?)([\w#+.-]{1,32})/iu;

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
  const classes = attributes.get('class');
  if (classes === undefined) return null;
  return LANGUAGE_CLASS.exec(classes.slice(0, MAX_CLASS))?.[1]?.toLowerCase() ?? null;
}
