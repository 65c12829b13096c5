import { textContent } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';

const CHARACTER_REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/iu;
const MARKUP = /<\/[a-z]|<br/iu;

/** Undoes a second round of HTML escaping, as in `content="Q&amp;amp;A"` or in JSON made from HTML. */
export function unescapeHtml(text: string): string {
  const isHtml =
    (text.includes('&') && CHARACTER_REFERENCE.test(text)) || (text.includes('<') && MARKUP.test(text));
  return isHtml ? htmlToText(text) : text;
}

function htmlToText(html: string): string {
  return textContent(pageFromHtml(html), 0);
}
