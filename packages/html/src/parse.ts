import { resetInsertionMode } from './construction/actions.ts';
import { NodeLimitReached } from './construction/arena.ts';
import { foreignRules } from './construction/foreign-content.ts';
import { Mode } from './construction/insertion-mode.ts';
import { type FragmentContext, TreeConstruction } from './construction/tree-construction.ts';
import { capWarnings } from './finish/cap-warnings.ts';
import { finishTree, unwrapFragment } from './finish/finish-tree.ts';
import { DEFAULT_HTML_LIMITS, type HtmlLimits } from './limits.ts';
import { ALL_MODES } from './modes/all-modes.ts';
import { bitsOfHtml, bitsOfMathml, bitsOfSvg, TagBit } from './names/tag-bits.ts';
import { Tag, tagIds } from './names/tags.ts';
import { TokenizerState } from './tokenizer/tokenizer.ts';
import { type HtmlTree, Namespace } from './tree.ts';
import type { HtmlWarning } from './warnings.ts';

/** How to parse. */
export interface ParseOptions {
  readonly limits?: Partial<HtmlLimits>;
  /** Whether scripting is enabled: then the content of `noscript` is text. @default false */
  readonly scripting?: boolean;
  /**
   * False if the caller knows from the decoded bytes that there is no NUL: searching for one takes a twentieth of a
   * parse. Any NULs are then kept as they are.
   * @default true
   */
  readonly mayHaveNulls?: boolean;
}

/** The context element of a fragment, as for `innerHTML`. */
export interface FragmentContextElement {
  readonly name: string;
  readonly namespace?: keyof typeof Namespace;
  /** Its `encoding` attribute, which matters for `annotation-xml`. */
  readonly encoding?: string;
  /** Whether its document is in quirks mode. */
  readonly quirks?: boolean;
  /** Whether it is inside a form; a `form` itself always is. */
  readonly isInForm?: boolean;
}

/** One for all pages: its arrays grow to the size of a large page and are reused. */
let shared: TreeConstruction | undefined;

/** Parses a document. Never throws: `warnings` names what a cap cut off. */
export function parse(html: string, options: ParseOptions = {}): HtmlTree {
  const limits = { ...DEFAULT_HTML_LIMITS, ...options.limits };
  const construction = begin(html, limits, options);
  const isComplete = run(construction);
  return end(construction, limits, isComplete);
}

/** Parses a fragment in the context of an element; its nodes are the children of node 0. */
export function parseFragment(
  html: string,
  context: string | FragmentContextElement = 'template',
  options: ParseOptions = {},
): HtmlTree {
  const limits = { ...DEFAULT_HTML_LIMITS, ...options.limits };
  const construction = begin(html, limits, options);
  const element = typeof context === 'string' ? { name: context } : context;
  const root = construction.createBareElement(Tag.html, Namespace.html, Tag.html);
  construction.arena.append(0, root);
  construction.open.push(root, Tag.html, bitsOfHtml(Tag.html));
  enterContext(construction, element);
  const isComplete = run(construction);
  unwrapFragment(construction.arena, root);
  return end(construction, limits, isComplete);
}

function begin(html: string, limits: HtmlLimits, options: ParseOptions): TreeConstruction {
  shared ??= new TreeConstruction(ALL_MODES, foreignRules);
  // The document and, in a fragment, its root always exist.
  const maxNodes = Math.max(2, limits.maxNodes);
  shared.reset(html, { ...limits, maxNodes }, options.scripting ?? false, options.mayHaveNulls ?? true);
  return shared;
}

/** False if the node limit ended the parse; what was built so far stays. */
function run(construction: TreeConstruction): boolean {
  try {
    construction.tokenizer.run();
    return true;
  } catch (error) {
    if (error instanceof NodeLimitReached) return false;
    throw error;
  }
}

function end(construction: TreeConstruction, limits: HtmlLimits, isComplete: boolean): HtmlTree {
  const warnings: HtmlWarning[] = [];
  const { tree, flattened } = finishTree(construction, limits.maxDepth, warnings);
  const { droppedAttributes, droppedFormatting, formatting, outputTags } = construction;
  if (!isComplete) {
    const message = `The page has more than ${limits.maxNodes} nodes; the rest was not read.`;
    warnings.push({ code: 'nodes-capped', message });
  }
  const caps = {
    flattened,
    attributes: droppedAttributes,
    formatting: droppedFormatting + formatting.forgotten,
    rareTags: outputTags.capped,
  };
  warnings.push(...capWarnings(caps, limits));
  construction.release();
  return tree;
}

const RAW_TEXT_STATES: ReadonlyMap<number, number> = /* @__PURE__ */ new Map([
  ...tagIds('title textarea').map((tag): [number, number] => [tag, TokenizerState.rcdata]),
  ...tagIds('style xmp iframe noembed noframes').map((tag): [number, number] => [
    tag,
    TokenizerState.rawtext,
  ]),
  [Tag.script, TokenizerState.scriptData],
  [Tag.plaintext, TokenizerState.plaintext],
]);

/** The HTML fragment parsing algorithm (section 13.4), up to the start of parsing. */
function enterContext(construction: TreeConstruction, element: FragmentContextElement): void {
  const context = contextOf(construction, element);
  const { namespace, name } = context;
  construction.context = context;
  construction.quirks = element.quirks ?? false;
  if (namespace === Namespace.html) {
    const isRawNoscript = name === Tag.noscript && construction.scripting;
    construction.tokenizer.state = isRawNoscript
      ? TokenizerState.rawtext
      : (RAW_TEXT_STATES.get(name) ?? TokenizerState.data);
    if (name === Tag.template) construction.templateModes.push(Mode.inTemplate);
  }
  resetInsertionMode(construction);
  // Any node will do: the form is outside the fragment, and only its presence matters.
  if (element.isInForm === true || (namespace === Namespace.html && name === Tag.form))
    construction.formElement = 0;
}

function contextOf(construction: TreeConstruction, element: FragmentContextElement): FragmentContext {
  const namespace = Namespace[element.namespace ?? 'html'];
  const name = construction.tagNames.internString(element.name);
  if (namespace === Namespace.svg) return { name, namespace, bits: bitsOfSvg(name) };
  if (namespace === Namespace.html) return { name, namespace, bits: bitsOfHtml(name) };
  const isHtmlAnnotation = ['text/html', 'application/xhtml+xml'].includes(
    element.encoding?.toLowerCase() ?? '',
  );
  let bits = bitsOfMathml(name);
  if ((bits & TagBit.annotationXml) !== 0 && isHtmlAnnotation) bits |= TagBit.htmlIntegrationPoint;
  return { name, namespace, bits };
}
