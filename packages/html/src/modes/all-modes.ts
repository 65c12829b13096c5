import { Mode, type ModeId, type ModeRules } from '../construction/insertion-mode.ts';
import { afterAfterBody, afterBody } from './after-body.ts';
import { afterHead } from './after-head.ts';
import { beforeHead } from './before-head.ts';
import { beforeHtml } from './before-html.ts';
import { inBody } from './in-body.ts';
import { inCaption } from './in-caption.ts';
import { inCell } from './in-cell.ts';
import { inColumnGroup } from './in-column-group.ts';
import { afterAfterFrameset, afterFrameset, inFrameset } from './in-frameset.ts';
import { inHead } from './in-head.ts';
import { inHeadNoscript } from './in-head-noscript.ts';
import { inRow } from './in-row.ts';
import { inTable } from './in-table.ts';
import { inTableBody } from './in-table-body.ts';
import { inTableText } from './in-table-text.ts';
import { inTemplate } from './in-template.ts';
import { initial } from './initial.ts';
import { text } from './text.ts';

const RULES: { readonly [Name in keyof typeof Mode]: ModeRules } = {
  initial,
  beforeHtml,
  beforeHead,
  inHead,
  inHeadNoscript,
  afterHead,
  inBody,
  text,
  inTable,
  inTableText,
  inCaption,
  inColumnGroup,
  inTableBody,
  inRow,
  inCell,
  inTemplate,
  afterBody,
  inFrameset,
  afterFrameset,
  afterAfterBody,
  afterAfterFrameset,
};

/** The rules of all insertion modes, by `Mode`. */
export const ALL_MODES: readonly ModeRules[] = Object.entries(Mode)
  .sort(([, a]: [string, ModeId], [, b]: [string, ModeId]) => a - b)
  .map(([name]) => alike(RULES[name as keyof typeof Mode]));

/** Copies the rules into an object of one shape, so that engines find a rule faster. */
function alike({ characters, startTags, endTags, comment, doctype, endOfFile }: ModeRules): ModeRules {
  return { characters, startTags, endTags, comment, doctype, endOfFile };
}
