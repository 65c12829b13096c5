import type { HtmlLimits } from '../limits.ts';
import type { HtmlWarning } from '../warnings.ts';

/** How often each cap was reached; a missing one was not. */
export interface CapCounts {
  /** Nodes beyond the maximum depth. */
  readonly flattened: number;
  readonly attributes?: number;
  readonly formatting?: number;
  /** Elements whose name did not fit the table. */
  readonly rareTags: number;
}

/** One warning for every cap that was reached. */
export function capWarnings(
  { flattened, attributes = 0, formatting = 0, rareTags }: CapCounts,
  limits: Pick<HtmlLimits, 'maxDepth' | 'maxAttributes'>,
): HtmlWarning[] {
  const warnings: HtmlWarning[] = [
    {
      code: 'depth-capped',
      message: `${flattened} nodes below depth ${limits.maxDepth} were moved up.`,
      count: flattened,
    },
    {
      code: 'attributes-capped',
      message: `${attributes} attributes past ${limits.maxAttributes} on one element were dropped.`,
      count: attributes,
    },
    {
      code: 'formatting-capped',
      message: `${formatting} unclosed formatting elements were not re-opened.`,
      count: formatting,
    },
    {
      code: 'tag-names-capped',
      message: `${rareTags} elements with too rare a name are called span.`,
      count: rareTags,
    },
  ];
  return warnings.filter(({ count }) => count !== 0);
}
