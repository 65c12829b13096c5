/** Names that a build or a database made are other ones on the next page: they have digits, or no vowel to say them by. */
const GENERATED_NAME = /\d{2}|^[a-z]{1,2}\d|__[a-zA-Z0-9-]{5,}$|^(?:css|sc|jsx|svelte|ng|data)-/;

/**
 * Longer names describe a state rather than a part.
 * @source Chosen by hand on pages of our own: no data has selectors that people wrote.
 */
const MAX_NAME = 40;

/**
 * More classes than this say what a part looks like, not what it is.
 * @source Chosen by hand on pages of our own: no data has selectors that people wrote.
 */
const MAX_CLASSES = 3;

/**
 * Further up, a path says more about the page than about the part.
 * @source Chosen by hand on pages of our own: no data has selectors that people wrote.
 */
const MAX_STEPS = 5;

/**
 * A selector with more matches on one page is too general.
 * @source Chosen by hand on pages of our own: no data has selectors that people wrote.
 */
const MAX_MATCHES = 20;

/**
 * A selector for parts like this one on other pages of its site: by the names and kinds of elements, never by their text
 * or their number among siblings. `null` if the page gives it no name.
 */
export function structuralSelector(element: Element): string | null {
  const steps: string[] = [];
  let isNamed = false;
  let at: Element | null = element;
  while (at !== null && at.localName !== 'body' && at.localName !== 'html' && steps.length < MAX_STEPS) {
    const { step, hasName } = stepOf(at);
    steps.unshift(step);
    isNamed ||= hasName;
    const selector = steps.join(' > ');
    if (isNamed && matchesFew(element, selector)) return selector;
    at = at.parentElement;
  }
  return null;
}

function matchesFew(element: Element, selector: string): boolean {
  const found = [...element.ownerDocument.querySelectorAll(selector)];
  // A part in a part would be a rule about its surroundings.
  const isNested = found.some(
    (other) => other !== element && (other.contains(element) || element.contains(other)),
  );
  return found.includes(element) && found.length <= MAX_MATCHES && !isNested;
}

function stepOf(element: Element): { readonly step: string; readonly hasName: boolean } {
  const tag = CSS.escape(element.localName);
  const id = element.getAttribute('id') ?? '';
  if (isGiven(id)) return { step: `${tag}#${CSS.escape(id)}`, hasName: true };
  const classes = [...element.classList].filter(isGiven).slice(0, MAX_CLASSES);
  const names = classes.map((name) => `.${CSS.escape(name)}`).join('');
  return { step: `${tag}${names}`, hasName: classes.length > 0 };
}

/** True for a name that a person gave. */
function isGiven(name: string): boolean {
  return name !== '' && name.length <= MAX_NAME && !GENERATED_NAME.test(name);
}
