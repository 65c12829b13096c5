import type { Warning } from '../../warnings.ts';
import { finishTree } from '../finish-tree.ts';
import type { ParseLimits } from '../limits.ts';
import type { HtmlParser } from '../parser.ts';
import type { PageTree } from '../tree.ts';
import { NodeLimitReached, TreeBuilder } from '../tree-builder.ts';
import { CappedParser } from './capped-parser.ts';

/** Parses with parse5, scripting off (so that `<noscript>` content is in the tree), into a flat tree. */
export const parseWithParse5: HtmlParser = (source, limits, warn): PageTree => {
  const builder = new TreeBuilder(source, limits.maxNodes, limits.maxAttributes);
  const parser = new CappedParser(builder, limits.maxReconstructed);
  const isComplete = runParser(parser, source);
  const { tree, flattened } = finishTree(builder, limits.maxDepth);
  if (!isComplete) {
    warn({
      code: 'nodes-capped',
      message: `The page has more than ${limits.maxNodes} nodes; the rest was not read.`,
    });
  }
  for (const warning of capWarnings(builder, parser, flattened, limits)) warn(warning);
  return tree;
};

/** False where the node limit ended the parse; what was built until then stays. */
function runParser(parser: CappedParser, source: string): boolean {
  try {
    parser.tokenizer.write(source, true);
    return true;
  } catch (error) {
    if (error instanceof NodeLimitReached) return false;
    throw error;
  }
}

function* capWarnings(
  builder: TreeBuilder,
  parser: CappedParser,
  flattened: number,
  limits: ParseLimits,
): Generator<Warning> {
  if (flattened > 0) {
    const message = `${flattened} nodes below depth ${limits.maxDepth} were moved up.`;
    yield { code: 'depth-capped', message, count: flattened };
  }
  if (builder.droppedAttributes > 0) {
    const message = `${builder.droppedAttributes} attributes past ${limits.maxAttributes} on one element were dropped.`;
    yield { code: 'attributes-capped', message, count: builder.droppedAttributes };
  }
  if (parser.droppedFormatting > 0) {
    const message = `${parser.droppedFormatting} unclosed formatting elements were not re-opened.`;
    yield { code: 'formatting-capped', message, count: parser.droppedFormatting };
  }
}
