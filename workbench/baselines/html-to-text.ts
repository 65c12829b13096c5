import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements whose text is invisible. */
const UNSEEN = names(
  'audio canvas embed head iframe noembed noframes noscript object script style svg template title video',
);

/** Elements that begin and end a line, by the default style sheet of HTML (`display: block` and the like). */
const BLOCKS = names(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre ' +
    'search section summary table tbody tfoot thead tr ul',
);

/** Cells of a row share a line. */
const CELLS = names('td th');

/** Elements that keep their white space. */
const PREFORMATTED = names('pre textarea listing xmp');

/** White space that HTML collapses; not a no-break space. */
const SPACES = /[ \t\n\r\f]+/gu;

/** Adjacent spaces of neighbouring elements. */
const SEVERAL_BLANKS = / {2,}/gu;

/** A step of the walk: enter a node, or write what follows an element. */
type Step = { readonly node: Node; readonly keepsSpace: boolean } | { readonly after: string };

/**
 * The text of an HTML document or fragment as a reader sees it: one line per block, a tab between cells, white space
 * collapsed outside preformatted text, no empty lines.
 */
export function htmlToText(html: string): string {
  const pieces: string[] = [];
  // Opens the body, because the parser would put the start of a fragment into the head.
  const document = parse(`<body>${html}`, { scriptingEnabled: false });
  const steps: Step[] = childSteps(document.childNodes, false);
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if ('after' in step) pieces.push(step.after);
    else enter(step.node, step.keepsSpace, pieces, steps);
  }
  return tidyLines(pieces.join(''));
}

function enter(node: Node, keepsSpace: boolean, pieces: string[], steps: Step[]): void {
  if ('value' in node) {
    pieces.push(keepsSpace ? node.value : node.value.replace(SPACES, ' '));
    return;
  }
  if (!('tagName' in node) || UNSEEN.has(node.tagName)) return;
  const border = BLOCKS.has(node.tagName) ? '\n' : '';
  pieces.push(node.tagName === 'br' ? '\n' : border);
  steps.push({ after: CELLS.has(node.tagName) ? '\t' : border });
  for (const step of childSteps(node.childNodes, keepsSpace || PREFORMATTED.has(node.tagName)))
    steps.push(step);
}

/** Last child first, because steps are taken from the end. */
function childSteps(children: readonly Node[], keepsSpace: boolean): Step[] {
  return children.map((node) => ({ node, keepsSpace })).reverse();
}

function tidyLines(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(SEVERAL_BLANKS, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}
