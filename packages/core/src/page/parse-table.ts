import { type BareOption, type NumberField, type OptionValues, optionList } from '../option-tables/option.ts';
import { DEFAULT_LIMITS, type ParseLimits } from './limits.ts';
import type { ParseOptions } from './parse-options.ts';

/** The smallest value that still lets a page be read, and what the limit bounds. */
const LIMITS: Readonly<Record<keyof ParseLimits, Pick<NumberField, 'least' | 'about'>>> = {
  maxChars: { least: 1, about: 'source characters to read' },
  maxNodes: { least: 1, about: 'nodes in the tree' },
  maxDepth: { least: 1, about: 'depth of the tree; deeper elements become siblings' },
  maxAttributes: { least: 0, about: 'attributes to keep on one element' },
  maxReconstructed: { least: 0, about: 'formatting elements to re-open in one place' },
};

/** The options of reading a page, shared by all entry points. */
export const PARSE_TABLE: Readonly<Record<keyof ParseOptions, OptionValues>> = {
  url: { kind: 'text', default: null },
  charset: { kind: 'text', default: null },
  limits: {
    kind: 'numbers',
    default: {},
    fields: Object.entries(LIMITS).map(([name, row]) => {
      return { name, default: DEFAULT_LIMITS[name as keyof ParseLimits], ...row };
    }),
  },
};

/** The same as a list. */
export const PARSE_OPTIONS: readonly BareOption[] = optionList(PARSE_TABLE);
