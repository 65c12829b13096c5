import type { ContentElement } from '../../../content/content-tree.ts';
import { classesOf } from '../class-names.ts';
import { CODE_LANGUAGES, NO_LANGUAGE } from './code-languages.ts';

/** Attributes that name the language: Hugo, Jekyll; Shiki, Prism, Astro; Enlighter. */
const LANGUAGE_ATTRIBUTES: readonly string[] = ['data-lang', 'data-language', 'data-enlighter-language'];

/** Class names on the code itself: `language-ts`, `lang-ts`, `lang:ts`, `brush:ts`. */
const ON_CODE = /^(?:language-|lang-|lang:|brush:)(.+)$/u;

/**
 * Class names on a wrapper, where `lang-` more often names the language of the page: Rouge and Prism, GitHub
 * (`highlight-source-ts`), Sphinx (`highlight-python3`).
 */
const ON_WRAPPER = /^(?:language-|highlight-source-|highlight-text-|highlight-)(.+)$/u;

/** Class names beside which another one is the language: highlight.js, Pandoc; on a wrapper, Hexo. */
const MARKERS: ReadonlySet<string> = new Set(['hljs', 'sourcecode', 'prettyprint', 'code-block']);
const WRAPPER_MARKER = 'highlight';

/** What may follow a fence: short, and without Markdown syntax. */
const LANGUAGE = /^[\w#+.-]{1,32}$/u;

/** The programming language that an element names, in lower case, or `null`. */
export function codeLanguage(element: ContentElement): string | null {
  for (const name of LANGUAGE_ATTRIBUTES) {
    const language = languageNamed(element.attributes.get(name));
    if (language !== null) return language;
  }
  const classes = classNames(element);
  return (
    prefixed(classes, ON_CODE) ??
    bare(
      classes,
      classes.some((name) => MARKERS.has(name)),
    )
  );
}

/** The language that a wrapper of a code block names, or `null`. */
export function wrapperLanguage(wrapper: ContentElement): string | null {
  const classes = classNames(wrapper);
  const attribute = languageNamed(
    wrapper.attributes.get('data-language') ?? wrapper.attributes.get('data-lang'),
  );
  return (
    attribute ??
    prefixed(classes, ON_WRAPPER) ??
    (classes.includes(WRAPPER_MARKER) ? bare(classes, false) : null)
  );
}

/** `brush: js; toolbar: false` is two words of one class list. */
const BRUSH = /brush:\s+/u;

function classNames(element: ContentElement): readonly string[] {
  const classes = classesOf(element).map((name) => name.toLowerCase());
  const brush = classes.indexOf('brush:');
  if (brush < 0 || !BRUSH.test(element.attributes.get('class')!)) return classes;
  return [`brush:${(classes[brush + 1] ?? '').replaceAll(';', '')}`, ...classes];
}

function prefixed(classes: readonly string[], pattern: RegExp): string | null {
  for (const name of classes) {
    const language = languageNamed(pattern.exec(name)?.[1]);
    if (language !== null) return language;
  }
  return null;
}

/** A class that is the bare name of a language; beside a marker, any short name counts. */
function bare(classes: readonly string[], isMarked: boolean): string | null {
  const known = classes.find((name) => CODE_LANGUAGES.has(name));
  if (known !== undefined || !isMarked || classes.length !== 2) return known ?? null;
  return languageNamed(classes.find((name) => !MARKERS.has(name)));
}

function languageNamed(value: string | undefined): string | null {
  const name = value?.trim().toLowerCase().replace('html-basic', 'html') ?? '';
  return LANGUAGE.test(name) && !NO_LANGUAGE.has(name) ? name : null;
}
