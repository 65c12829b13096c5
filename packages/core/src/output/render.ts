import type { OutputBudget } from '../budget/output-budget.ts';
import type { ContentElement } from '../content/content-tree.ts';
import type { Metadata } from '../metadata/page-metadata.ts';
import type { NodeId } from '../page/tree.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import type { ContentBlock } from './blocks/block.ts';
import { toBlocks } from './blocks/to-blocks.ts';
import { toHtml } from './html.ts';
import { toMarkdown } from './markdown/markdown.ts';
import type { OutputFormat } from './output-format.ts';
import { toTei } from './tei/tei.ts';
import { toText } from './text.ts';

/** The output formats, as far as they were requested. */
export interface RenderedContent {
  readonly html: string;
  readonly markdown: string;
  readonly text: string;
  readonly blocks?: readonly ContentBlock[];
  readonly tei?: string;
}

/** What an output needs besides the content: its place on the page, and the page's metadata. */
export interface RenderContext extends PlacedSelection {
  readonly metadata: Metadata;
  readonly budget: OutputBudget;
  /** Captions that are not part of the running text. */
  readonly quiet?: ReadonlySet<NodeId>;
}

/** Renders the cleaned content; formats that were not requested stay empty. */
export function renderContent(
  content: ContentElement,
  { page, selection, metadata, budget, quiet }: RenderContext,
  formats: readonly OutputFormat[],
): RenderedContent {
  const wanted = new Set(formats);
  const needsBlocks = wanted.has('blocks') || wanted.has('tei');
  const blocks = needsBlocks ? toBlocks(content, page, selection.blocks, budget.meter('blocks')) : [];
  return {
    html: wanted.has('html') ? toHtml(content, budget.meter('content')) : '',
    markdown: wanted.has('markdown') ? toMarkdown(content, budget.meter('markdown')) : '',
    text: wanted.has('text') ? toText(content, budget.meter('text'), quiet) : '',
    ...(wanted.has('blocks') ? { blocks } : {}),
    ...(wanted.has('tei') ? { tei: toTei(blocks, metadata) } : {}),
  };
}
