import { anyOtherEndTag, closeParagraph } from '../construction/actions.ts';
import { runAdoptionAgency } from '../construction/adoption-agency.ts';
import { NONE } from '../construction/arena.ts';
import { Mode, type TagRule, type TagRules } from '../construction/insertion-mode.ts';
import { reconstructFormatting } from '../construction/reconstruct.ts';
import { byTagName } from '../construction/tag-rules.ts';
import { Barrier } from '../names/tag-bits.ts';
import { Tag, tagIds } from '../names/tags.ts';
import { inHead } from './in-head.ts';

const HEADINGS = tagIds('h1 h2 h3 h4 h5 h6');

const body: TagRule = (tree) => {
  const { open } = tree;
  if (!open.has(Tag.body, Barrier.scope)) return;
  tree.mode = Mode.afterBody;
  if (open.names[1] === Tag.body) open.setSourceEnd(open.nodes[1]!, Tag.body);
};

const html: TagRule = (tree, tag) => {
  if (!tree.open.has(Tag.body, Barrier.scope)) return;
  tree.mode = Mode.afterBody;
  tree.processEndTag(tag);
};

const block: TagRule = (tree, tag) => {
  if (!tree.open.has(tag, Barrier.scope)) return;
  tree.open.generateImpliedEndTags();
  tree.open.popThroughName(tag);
};

const form: TagRule = (tree, tag) => {
  const { open } = tree;
  if (open.lastOf(Tag.template) >= 0) {
    block(tree, tag);
    return;
  }
  const node = tree.formElement;
  tree.formElement = NONE;
  if (node === NONE || open.indexOf(node, tag) < open.nearest(Barrier.scope)) return;
  open.generateImpliedEndTags();
  open.removeAt(open.indexOf(node, tag));
};

const paragraph: TagRule = (tree) => {
  if (!tree.open.has(Tag.p, Barrier.buttonScope)) tree.insertImpliedElement(Tag.p);
  closeParagraph(tree);
};

const listItem: TagRule = (tree, tag) => {
  if (!tree.open.has(tag, Barrier.listItemScope)) return;
  tree.open.generateImpliedEndTags(tag);
  tree.open.popThroughName(tag);
};

const descriptionItem: TagRule = (tree, tag) => {
  if (!tree.open.has(tag, Barrier.scope)) return;
  tree.open.generateImpliedEndTags(tag);
  tree.open.popThroughName(tag);
};

const heading: TagRule = (tree) => {
  const { open } = tree;
  let last: number = NONE;
  for (const name of HEADINGS) last = Math.max(last, open.lastOf(name));
  if (last < open.nearest(Barrier.scope)) return;
  open.generateImpliedEndTags();
  open.popThrough(last);
};

const marked: TagRule = (tree, tag) => {
  if (!tree.open.has(tag, Barrier.scope)) return;
  block(tree, tag);
  tree.formatting.clearToMarker();
};

const lineBreak: TagRule = (tree, tag) => {
  reconstructFormatting(tree);
  tree.insertImpliedElement(tag);
  tree.open.pop();
  tree.framesetOk = false;
};

/** End tags in the "in body" insertion mode (section 13.2.6.4.7), in the order of the standard. */
export const inBodyEndTags: TagRules = byTagName(anyOtherEndTag, [
  ['template', inHead.endTags],
  ['body', body],
  ['html', html],
  [
    'address article aside blockquote button center details dialog dir div dl fieldset figcaption figure footer ' +
      'header hgroup listing main menu nav ol pre search section select summary ul',
    block,
  ],
  ['form', form],
  ['p', paragraph],
  ['li', listItem],
  ['dd dt', descriptionItem],
  ['h1 h2 h3 h4 h5 h6', heading],
  ['a b big code em font i nobr s small strike strong tt u', runAdoptionAgency],
  ['applet marquee object', marked],
  ['br', lineBreak],
]);
