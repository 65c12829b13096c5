import { closeParagraph, htmlStartTag, mergeAttributes, parseRawText } from '../construction/actions.ts';
import { runAdoptionAgency } from '../construction/adoption-agency.ts';
import { insertForeignElement } from '../construction/foreign-content.ts';
import { Mode, type TagRule, type TagRules } from '../construction/insertion-mode.ts';
import { reconstructFormatting } from '../construction/reconstruct.ts';
import { byTagName, ignoreTag } from '../construction/tag-rules.ts';
import { isHiddenInput } from '../construction/token-attributes.ts';
import { Barrier } from '../names/tag-bits.ts';
import { Tag, tagIds } from '../names/tags.ts';
import { TokenizerState } from '../tokenizer/tokenizer.ts';
import { Namespace } from '../tree.ts';
import { optgroup, option, rule, select } from './in-body-select.ts';
import { HEAD_CONTENT, inHead } from './in-head.ts';

const HEADINGS: ReadonlySet<number> = new Set(tagIds('h1 h2 h3 h4 h5 h6'));

const body: TagRule = (tree) => {
  const { open } = tree;
  if (open.length < 2 || open.names[1] !== Tag.body || open.lastOf(Tag.template) >= 0) return;
  tree.framesetOk = false;
  mergeAttributes(tree, open.nodes[1]!);
};

const frameset: TagRule = (tree, tag) => {
  const { open, arena } = tree;
  if (open.length < 2 || open.names[1] !== Tag.body || !tree.framesetOk) return;
  arena.detach(open.nodes[1]!);
  open.popThrough(1);
  tree.insertElement(tag);
  tree.mode = Mode.inFrameset;
};

const block: TagRule = (tree, tag) => {
  closeParagraph(tree);
  tree.insertElement(tag);
};

const heading: TagRule = (tree, tag) => {
  closeParagraph(tree);
  if (HEADINGS.has(tree.open.currentName)) tree.open.pop();
  tree.insertElement(tag);
};

const pre: TagRule = (tree, tag) => {
  closeParagraph(tree);
  tree.insertElement(tag);
  tree.skipsLineEnd = true;
  tree.framesetOk = false;
};

const form: TagRule = (tree, tag) => {
  const isInTemplate = tree.open.lastOf(Tag.template) >= 0;
  if (tree.formElement >= 0 && !isInTemplate) return;
  closeParagraph(tree);
  const node = tree.insertElement(tag);
  if (!isInTemplate) tree.formElement = node;
};

const listItem: TagRule = (tree, tag) => {
  const { open } = tree;
  tree.framesetOk = false;
  if (open.has(Tag.li, Barrier.itemSearch)) {
    open.generateImpliedEndTags(Tag.li);
    open.popThroughName(Tag.li);
  }
  closeParagraph(tree);
  tree.insertElement(tag);
};

const descriptionItem: TagRule = (tree, tag) => {
  const { open } = tree;
  tree.framesetOk = false;
  const last = Math.max(open.lastOf(Tag.dd), open.lastOf(Tag.dt));
  if (last >= open.nearest(Barrier.itemSearch)) {
    open.generateImpliedEndTags(open.names[last]!);
    open.popThrough(last);
  }
  closeParagraph(tree);
  tree.insertElement(tag);
};

const plaintext: TagRule = (tree, tag) => {
  closeParagraph(tree);
  tree.insertElement(tag);
  tree.tokenizer.state = TokenizerState.plaintext;
};

const button: TagRule = (tree, tag) => {
  const { open } = tree;
  if (open.has(Tag.button, Barrier.scope)) {
    open.generateImpliedEndTags();
    open.popThroughName(Tag.button);
  }
  reconstructFormatting(tree);
  tree.insertElement(tag);
  tree.framesetOk = false;
};

const formatting: TagRule = (tree, tag) => {
  reconstructFormatting(tree);
  tree.formatting.push(tree.insertElement(tag));
};

const anchor: TagRule = (tree, tag) => {
  const entry = tree.formatting.lastOf(tag);
  if (entry >= 0) {
    const node = tree.formatting.nodes[entry]!;
    runAdoptionAgency(tree, tag);
    const left = tree.formatting.indexOf(node);
    if (left >= 0) tree.formatting.removeAt(left);
    const index = tree.open.indexOf(node, tag);
    if (index >= 0) tree.open.removeAt(index);
  }
  formatting(tree, tag);
};

const nobr: TagRule = (tree, tag) => {
  reconstructFormatting(tree);
  if (tree.open.has(tag, Barrier.scope)) runAdoptionAgency(tree, tag);
  formatting(tree, tag);
};

const marked: TagRule = (tree, tag) => {
  reconstructFormatting(tree);
  tree.insertElement(tag);
  tree.formatting.pushMarker();
  tree.framesetOk = false;
};

const table: TagRule = (tree, tag) => {
  if (!tree.quirks) closeParagraph(tree);
  tree.insertElement(tag);
  tree.framesetOk = false;
  tree.mode = Mode.inTable;
};

const voidElement: TagRule = (tree, tag) => {
  reconstructFormatting(tree);
  tree.insertVoidElement(tag);
  tree.framesetOk = false;
};

const input: TagRule = (tree, tag) => {
  if (tree.context?.namespace === Namespace.html && tree.context.name === Tag.select) return;
  if (tree.open.has(Tag.select, Barrier.scope)) tree.open.popThroughName(Tag.select);
  const isHidden = isHiddenInput(tree);
  reconstructFormatting(tree);
  tree.insertVoidElement(tag);
  if (!isHidden) tree.framesetOk = false;
};

const plainVoidElement: TagRule = (tree, tag) => {
  tree.insertVoidElement(tag);
};

const textarea: TagRule = (tree, tag) => {
  parseRawText(tree, tag, TokenizerState.rcdata);
  tree.skipsLineEnd = true;
  tree.framesetOk = false;
};

const xmp: TagRule = (tree, tag) => {
  closeParagraph(tree);
  reconstructFormatting(tree);
  tree.framesetOk = false;
  parseRawText(tree, tag, TokenizerState.rawtext);
};

const iframe: TagRule = (tree, tag) => {
  tree.framesetOk = false;
  parseRawText(tree, tag, TokenizerState.rawtext);
};

const anyOther: TagRule = (tree, tag) => {
  reconstructFormatting(tree);
  tree.insertElement(tag);
};

const noscript: TagRule = (tree, tag) => {
  if (tree.scripting) parseRawText(tree, tag, TokenizerState.rawtext);
  else anyOther(tree, tag);
};

const rubyBase: TagRule = (tree, tag) => {
  if (tree.open.has(Tag.ruby, Barrier.scope)) tree.open.generateImpliedEndTags();
  tree.insertElement(tag);
};

const rubyText: TagRule = (tree, tag) => {
  if (tree.open.has(Tag.ruby, Barrier.scope)) tree.open.generateImpliedEndTags(Tag.rtc);
  tree.insertElement(tag);
};

const foreignRoot: TagRule = (tree, tag) => {
  reconstructFormatting(tree);
  insertForeignElement(tree, tag, tag === Tag.svg ? Namespace.svg : Namespace.mathml);
};

/** Start tags in the "in body" insertion mode (section 13.2.6.4.7), in the order of the standard. */
export const inBodyStartTags: TagRules = byTagName(anyOther, [
  ['html', htmlStartTag],
  [HEAD_CONTENT, inHead.startTags],
  ['body', body],
  ['frameset', frameset],
  [
    'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header ' +
      'hgroup main menu nav ol p search section summary ul',
    block,
  ],
  ['h1 h2 h3 h4 h5 h6', heading],
  ['pre listing', pre],
  ['form', form],
  ['li', listItem],
  ['dd dt', descriptionItem],
  ['plaintext', plaintext],
  ['button', button],
  ['a', anchor],
  ['b big code em font i s small strike strong tt u', formatting],
  ['nobr', nobr],
  ['applet marquee object', marked],
  ['table', table],
  ['area br embed img keygen wbr', voidElement],
  ['input', input],
  ['param source track', plainVoidElement],
  ['hr', rule],
  ['image', (tree) => voidElement(tree, Tag.img)],
  ['textarea', textarea],
  ['xmp', xmp],
  ['iframe', iframe],
  ['noembed', (tree, tag) => parseRawText(tree, tag, TokenizerState.rawtext)],
  ['noscript', noscript],
  ['select', select],
  ['option', option],
  ['optgroup', optgroup],
  ['rb rtc', rubyBase],
  ['rp rt', rubyText],
  ['math svg', foreignRoot],
  ['caption col colgroup frame head tbody td tfoot th thead tr', ignoreTag],
]);
