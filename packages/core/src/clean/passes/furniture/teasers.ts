import { fragmentOf, isOwnAddress } from '../../../addresses/same-page.ts';
import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { elementsOf, rawTextOf } from '../../../content/content-walk.ts';
import { MEDIA } from '../../../elements/element-kinds.ts';
import type { Pass } from '../../context.ts';
import { removeElements } from '../../remove-elements.ts';
import { cellsOf } from './cells.ts';
import { COLON, hostOf } from './link-list.ts';

const STEP = 'clean/teasers';

/** Cells of the shortest paragraph of running text beside a teaser. @sweep teaser-prose */
const MIN_PROSE = 80;
/** Cells of the longest label. @sweep teaser-label */
const MAX_LABEL = 25;
/** Cells of the shortest title of another page. @sweep teaser-link */
const MIN_TITLE = 20;

/**
 * Removes lines between two paragraphs that only lead to another page of the site: a label with a colon, and a link
 * with its title. @source Of 64 such lines on the 44 development pages that have them, the gold has 11.
 */
export const teasers: Pass = {
  name: STEP,
  needs: ['a'],
  run(content, { base, trace }, elements) {
    if (base === null || hostOf(base) === '') return false;
    const found = new Set<ContentNode>();
    for (const { children } of elements) {
      for (let index = 1; index < children.length - 1; index++) {
        const line = children[index]!;
        if (isTeaser(line, base) && isProse(children[index - 1]!) && isProse(children[index + 1]!))
          found.add(line);
      }
    }
    return removeElements(content, STEP, trace, (element) =>
      found.has(element) ? 'link to another page' : null,
    );
  },
};

function isTeaser(line: ContentNode, base: string): boolean {
  // Running text ends with text, not with an element.
  if (!isParagraph(line) || line.children.at(-1)?.kind !== 'element') return false;
  const text = rawTextOf(line, MAX_TEXT);
  const inside = elementsOf(line);
  // The credit of a picture looks the same.
  if (inside.some(({ tag }) => MEDIA.has(tag))) return false;
  const links = inside.filter(({ tag }) => tag === 'a');
  const title = links.length === 1 ? rawTextOf(links[0]!, MAX_TEXT) : '';
  const label = text.slice(0, -title.length).trim();
  return (
    cellsOf(title) >= MIN_TITLE &&
    text.endsWith(title) &&
    cellsOf(label) <= MAX_LABEL &&
    COLON.test(label) &&
    !ADDRESS.test(title) &&
    leadsToPage(links[0]!.attributes.get('href') ?? '', base)
  );
}

/** An address that is shown as one is given for its own sake. */
const ADDRESS = /^\s*(?:[a-z]+:\/\/|www\.)/iu;
/** The name of a file that is no page: a report, data, a picture. */
const FILE = /\/[^/?#]*\.(?!html?\b|php\b|aspx?\b|jspx?\b|cfm\b)[a-z][a-z\d]{1,4}(?:[?#]|$)/iu;

/** Whether an address is that of another page of the site. */
function leadsToPage(href: string, base: string): boolean {
  const isHere = fragmentOf(href, base) !== null || isOwnAddress(href, base);
  return hostOf(href) === hostOf(base) && !isHere && !FILE.test(href.slice(href.indexOf('//') + 2));
}

/** @cap */
const MAX_TEXT = 500;

function isProse(block: ContentNode): boolean {
  return isParagraph(block) && cellsOf(rawTextOf(block, MIN_PROSE)) >= MIN_PROSE;
}

function isParagraph(node: ContentNode): node is ContentElement {
  return node.kind === 'element' && node.tag === 'p';
}
