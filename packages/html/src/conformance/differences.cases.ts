import * as parse5 from 'parse5';
import { type FragmentContextElement, parse, parseFragment } from '../parse.ts';
import type { HtmlTree } from '../tree.ts';
import { brokenLink, outlineOf, outlineOfParse5, parse5Context } from './parse5-outline.cases.ts';

/** How our tree of a page differs from that of parse5; `''` if it does not. */
export function differenceInPage(html: string, scripting = false): string {
  const tree = parse(html, { scripting });
  const document = parse5.parse(html, { scriptingEnabled: scripting });
  if (tree.quirks !== (document.mode === 'quirks')) return `${JSON.stringify(html)}: quirks ${tree.quirks}`;
  return difference(html, tree, outlineOfParse5(document));
}

/** The same for a fragment. */
export function differenceInFragment(html: string, context: FragmentContextElement): string {
  const fragment = parse5.parseFragment(parse5Context(context), html, { scriptingEnabled: false });
  return difference(html, parseFragment(html, context), outlineOfParse5(fragment));
}

function difference(html: string, tree: HtmlTree, expected: readonly string[]): string {
  const broken = brokenLink(tree);
  if (broken !== '') return `${JSON.stringify(html)}: ${broken}`;
  const [ours, theirs] = [withoutRuns(outlineOf(tree)), withoutRuns(expected)];
  return ours === theirs ? '' : `${JSON.stringify(html)}\n--- ours\n${ours}\n--- parse5\n${theirs}`;
}

/** parse5 turns several NULs in a row in foreign content into one U+FFFD, the standard into one each. */
function withoutRuns(outline: readonly string[]): string {
  return outline.join('\n').replace(/\uFFFD+/g, '\uFFFD');
}
