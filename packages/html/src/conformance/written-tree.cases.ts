import * as parse5 from 'parse5';
import { type FragmentContextElement, parse, parseFragment } from '../parse.ts';
import type { HtmlTree } from '../tree.ts';
import { shown, type WrittenCase } from './case-file.cases.ts';
import { outlineOf, outlineOfParse5, parse5Context } from './parse5-outline.cases.ts';

function parseCase({ input, options }: WrittenCase): HtmlTree {
  const scripting = options.has('scripting');
  const fragment = options.get('fragment');
  if (fragment === undefined) return parse(input, { scripting });
  return parseFragment(input, { ...contextOf(fragment), isInForm: options.has('in-form') }, { scripting });
}

/** Parses a context element such as `td` or `svg desc`. */
export function contextOf(fragment: string): FragmentContextElement {
  const [first, second] = fragment.split(' ');
  if (second === undefined) return { name: first! };
  return { name: second, namespace: first === 'svg' ? 'svg' : 'mathml' };
}

/** The tree of a case as text: a line per node, indented by depth. */
export function writtenTree(written: WrittenCase): string {
  const tree = parseCase(written);
  const range = (line: number): string =>
    written.options.has('ranges') ? `  ${rangeOf(tree, line + 1)}` : '';
  const lines = outlineOf(tree).map((line, index) => indented(line) + range(index));
  return [...quirksLine(written, tree.quirks), ...lines].join('\n');
}

/** The source range of a node, or `made up` if it has none. */
function rangeOf({ source, sourceStart, sourceEnd }: HtmlTree, id: number): string {
  return sourceStart[id] === -1 ? 'made up' : `‹${shown(source.slice(sourceStart[id], sourceEnd[id]))}›`;
}

/** The same for parse5's tree, without ranges. */
export function writtenTreeOfParse5(written: WrittenCase): string {
  const { input, options } = written;
  const settings = { scriptingEnabled: options.has('scripting') };
  const fragment = options.get('fragment');
  if (fragment !== undefined) {
    const context = parse5Context(contextOf(fragment), options.has('in-form'));
    return outlineOfParse5(parse5.parseFragment(context, input, settings))
      .map(indented)
      .join('\n');
  }
  const document = parse5.parse(input, settings);
  const lines = outlineOfParse5(document).map(indented);
  return [...quirksLine(written, document.mode === 'quirks'), ...lines].join('\n');
}

function quirksLine({ options }: WrittenCase, isQuirky: boolean): string[] {
  return options.has('quirks') ? [isQuirky ? '(quirks)' : '(no quirks)'] : [];
}

function indented(line: string): string {
  const space = line.indexOf(' ');
  return '  '.repeat(Number(line.slice(0, space)) - 1) + shown(line.slice(space + 1));
}
