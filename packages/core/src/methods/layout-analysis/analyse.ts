import { identifyLanguage } from '../../language/identify.ts';
import { type Column, type ColumnId, columnsOf } from '../../layout/columns.ts';
import { type ZoneTree, zonesOf } from '../../layout/zones.ts';
import { getAttribute } from '../../page/access.ts';
import { rootElementOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import type { PageLayout } from '../../page/page-layout.ts';
import { mainColumn, type WalkStep } from './main-column.ts';
import type { LayoutAnalysisOptions } from './options.ts';
import {
  hasEnglishVerb,
  hasSentences,
  isPlainSentence,
  type SentenceTest,
  type ZoneText,
} from './sentences.ts';
import { countTokens, zoneTextReader } from './zone-text.ts';

/** All that layout analysis decides on a page. */
export interface LayoutAnalysis extends ZoneTree {
  /** 1 for leaf zones that are paragraphs. */
  readonly isParagraph: Uint8Array;
  /** Tokens of the paragraphs in each zone. */
  readonly tokens: Float64Array;
  readonly columns: readonly Column[];
  /** Share of all paragraph tokens, per column. */
  readonly scores: Float64Array;
  /** The path from the whole page into the fullest column, and so on. */
  readonly walk: readonly WalkStep[];
  /** `null` if nothing is labelled. */
  readonly main: ColumnId | null;
  readonly isEnglish: boolean;
}

/** Zones, columns, paragraphs, scores, the main column: the steps of the method; `null` for a page without a body. */
export function analyse(
  page: Page,
  layout: PageLayout,
  options: LayoutAnalysisOptions,
): LayoutAnalysis | null {
  const tree = zonesOf(page, layout);
  if (tree === null) return null;
  const { zones } = tree;
  const texts = leafTexts(page, layout, tree);
  const isEnglish = options.verbTest === 'auto' ? isEnglishPage(page, texts) : options.verbTest === 'english';
  const test: SentenceTest = isEnglish ? hasEnglishVerb : isPlainSentence;
  const isParagraph = new Uint8Array(zones.length);
  const tokens = new Float64Array(zones.length);
  // Children come after their parent, so sums are complete before they are added to it.
  for (let id = zones.length - 1; id >= 0; id--) {
    const zoneText = texts[id]!;
    if (zoneText !== null && hasSentences(zoneText, options.sentences, test)) {
      isParagraph[id] = 1;
      tokens[id] = countTokens(zoneText.text);
    }
    if (id > 0) tokens[zones[id]!.parent]! += tokens[id]!;
  }
  const columns = columnsOf(zones, options.tolerance);
  const total = tokens[0]!;
  const scores = Float64Array.from(columns, (column) =>
    total === 0 ? 0 : column.zones.reduce((sum, zone) => sum + tokens[zone]!, 0) / total,
  );
  const { walk, main } = mainColumn(columns, scores, options);
  return { ...tree, isParagraph, tokens, columns, scores, walk, main, isEnglish };
}

/** The text of each leaf zone; `null` for zones with children. */
function leafTexts(page: Page, layout: PageLayout, tree: ZoneTree): readonly (ZoneText | null)[] {
  const readText = zoneTextReader(page, layout, tree);
  return tree.zones.map((zone) => (zone.firstChild === zone.endChild ? readText(zone) : null));
}

/** Enough text to identify its language. @cap */
const SAMPLE_LENGTH = 4000;
const ENGLISH_TAG = /^en(?:[-_]|$)/i;

/** Whether the page declares English or, without a declaration, its longest zone is English. */
function isEnglishPage(page: Page, texts: readonly (ZoneText | null)[]): boolean {
  const root = rootElementOf(page.tree);
  const claimed = (root < 0 ? null : getAttribute(page, root, 'lang'))?.trim() ?? '';
  if (claimed !== '') return ENGLISH_TAG.test(claimed);
  let longest = '';
  for (const zone of texts) if (zone !== null && zone.text.length > longest.length) longest = zone.text;
  return identifyLanguage(longest.slice(0, SAMPLE_LENGTH))?.lang === 'en';
}
