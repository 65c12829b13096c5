/**
 * Classes whose only purpose is to hide: from everybody (the first group), or from everybody but users of screen readers. Like tags
 * they belong to code, and mean the same on every page that uses the framework, in any language. Names that sites made up are not
 * here, nor is `hide`, which scripts set on elements that a click shows.
 * @source The documentation of Tailwind and Bootstrap 3 to 5; HTML5 Boilerplate; themes of WordPress.
 */
const HIDING_CLASSES = /(?:^|\s)(?:(hidden|d-none)|sr-only|visually-?hidden|screen-reader-text)(?:\s|$)/u;

/** Classes that show the element again, on wider windows or in some state: `md:block`, `d-lg-flex`, `show@medium`. */
const SHOWING_CLASSES =
  /:(?:inline|block|flex|grid|table)|[dglm]:not-sr|-(?:sm|md|lg|xl)-(?!none)|(?:show|visible)[@-]/u;

/** How the classes of an element hide it if the page uses the style sheet of their framework; `null` if they do not. */
export function utilityHiding(className: string): 'display' | 'clip' | null {
  const found = HIDING_CLASSES.exec(className);
  if (found === null || SHOWING_CLASSES.test(className)) return null;
  return found[1] ? 'display' : 'clip';
}
