import { endOfFileInTemplate } from '../construction/actions.ts';
import { defaultRules } from '../construction/default-rules.ts';
import { Mode, type ModeId, type ModeRules, type TagRule } from '../construction/insertion-mode.ts';
import { byTagName, ignoreTag } from '../construction/tag-rules.ts';
import { inBody } from './in-body.ts';
import { HEAD_CONTENT, inHead } from './in-head.ts';

/** The first tag in a template decides the mode for its content. */
function continueIn(mode: ModeId): TagRule {
  return (tree, tag) => {
    tree.templateModes.pop();
    tree.templateModes.push(mode);
    tree.mode = mode;
    tree.processStartTag(tag);
  };
}

/** The "in template" insertion mode (section 13.2.6.4.16). */
export const inTemplate: ModeRules = {
  ...defaultRules,
  characters: inBody.characters,
  startTags: byTagName(continueIn(Mode.inBody), [
    [HEAD_CONTENT, inHead.startTags],
    ['caption colgroup tbody tfoot thead', continueIn(Mode.inTable)],
    ['col', continueIn(Mode.inColumnGroup)],
    ['tr', continueIn(Mode.inTableBody)],
    ['td th', continueIn(Mode.inRow)],
  ]),
  endTags: byTagName(ignoreTag, [['template', inHead.endTags]]),
  endOfFile: endOfFileInTemplate,
};
