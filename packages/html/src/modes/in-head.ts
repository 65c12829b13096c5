import { endTemplate, htmlStartTag, parseRawText, startTemplate } from '../construction/actions.ts';
import { defaultRules } from '../construction/default-rules.ts';
import { Mode, type ModeRules, type TagRule } from '../construction/insertion-mode.ts';
import { byTagName, ignoreTag } from '../construction/tag-rules.ts';
import { insertText, whitespaceApart } from '../construction/text-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { TokenizerState } from '../tokenizer/tokenizer.ts';

/** Tags that other modes pass to this one. */
export const HEAD_CONTENT = 'base basefont bgsound link meta noframes script style template title';

function leaveHead(tree: TreeConstruction): void {
  tree.open.pop();
  tree.mode = Mode.afterHead;
}

const voidElement: TagRule = (tree, tag) => {
  tree.insertVoidElement(tag);
};

const noscript: TagRule = (tree, tag) => {
  if (tree.scripting) {
    parseRawText(tree, tag, TokenizerState.rawtext);
    return;
  }
  tree.insertElement(tag);
  tree.mode = Mode.inHeadNoscript;
};

/** The "in head" insertion mode (section 13.2.6.4.4). */
export const inHead: ModeRules = {
  ...defaultRules,
  characters: whitespaceApart(insertText, (tree) => {
    leaveHead(tree);
    return false;
  }),
  startTags: byTagName(
    (tree, tag) => {
      leaveHead(tree);
      tree.processStartTag(tag);
    },
    [
      ['html', htmlStartTag],
      ['base basefont bgsound link meta', voidElement],
      ['title', (tree, tag) => parseRawText(tree, tag, TokenizerState.rcdata)],
      ['noframes style', (tree, tag) => parseRawText(tree, tag, TokenizerState.rawtext)],
      ['noscript', noscript],
      ['script', (tree, tag) => parseRawText(tree, tag, TokenizerState.scriptData)],
      ['template', startTemplate],
      ['head', ignoreTag],
    ],
  ),
  endTags: byTagName(ignoreTag, [
    ['head', leaveHead],
    [
      'body html br',
      (tree, tag) => {
        leaveHead(tree);
        tree.processEndTag(tag);
      },
    ],
    ['template', endTemplate],
  ]),
  endOfFile: (tree) => {
    leaveHead(tree);
    return true;
  },
};
