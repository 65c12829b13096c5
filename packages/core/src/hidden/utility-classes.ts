/**
 * Classes whose only purpose is to hide: from everybody (the first group), or from all but those who listen. They are names of
 * code, like tags, and say the same on every page of their framework, in any language. Names that sites made up are not here,
 * nor is `hide`, which scripts give to what a click will show.
 * @source The documentation of Tailwind and Bootstrap 3 to 5; HTML5 Boilerplate; themes of WordPress.
 */
const HIDING = /(?:^|\s)(?:(hidden|d-none)|sr-only|visually-?hidden|screen-reader-text)(?:\s|$)/u;

/** Classes that show the element after all, on wider windows or in some state: `md:block`, `d-lg-flex`, `show@medium`. */
const SHOWING =
  /:(?:inline|block|flex|grid|table)|[dglm]:not-sr|-(?:sm|md|lg|xl)-(?!none)|(?:show|visible)[@-]/u;

/** How the classes of an element hide it if its framework's style sheet is in use; `null` if they do not. */
export function utilityHiding(className: string): 'display' | 'clip' | null {
  const found = HIDING.exec(className);
  if (found === null || SHOWING.test(className)) return null;
  return found[1] ? 'display' : 'clip';
}
