import { ALL_PARTS, type WantedParts } from '../clean/wanted-parts.ts';
import { DEFAULT_METHOD } from '../methods/default-method.ts';
import { WISHES, type Wish } from '../methods/wishes.ts';
import { type BareOption, type OptionValues, optionList } from '../option-tables/option.ts';
import { PARSE_TABLE } from '../page/parse-table.ts';
import { CHUNK_FIELDS } from '../retrieval/chunk-size.ts';
import type { ExtractOptions } from './extract-options.ts';

const wish = ({ default: standard, choices }: Wish): OptionValues => ({
  kind: 'choice',
  default: standard,
  choices,
});

const part = <Name extends keyof WantedParts>(
  name: Name,
  choices: readonly WantedParts[Name][],
): OptionValues => ({ kind: 'choice', default: ALL_PARTS[name], choices });

/** All options of `extract`: the one place where an option is defined. What each does is told in `described-options.ts`. */
const TABLE: Readonly<Record<keyof ExtractOptions, OptionValues>> = {
  url: PARSE_TABLE.url,
  charset: PARSE_TABLE.charset,
  method: {
    kind: 'method',
    default: DEFAULT_METHOD,
  },
  methodOptions: {
    kind: 'parameters',
    default: {},
  },
  focus: wish(WISHES.focus),
  title: wish(WISHES.title),
  comments: wish(WISHES.comments),
  links: part('links', ['keep', 'text', 'drop']),
  images: part('images', ['keep', 'drop']),
  tables: part('tables', ['keep', 'drop']),
  captions: part('captions', ['auto', 'keep', 'drop']),
  metadata: {
    kind: 'choice',
    default: 'keep',
    choices: ['keep', 'drop'],
  },
  formats: {
    kind: 'choices',
    default: ['html', 'markdown', 'text'],
    choices: ['html', 'markdown', 'text', 'blocks', 'tei', 'chunks', 'sections'],
    aliases: { md: 'markdown', txt: 'text' },
  },
  section: {
    kind: 'name',
    default: null,
  },
  query: {
    kind: 'name',
    default: null,
  },
  maxTokens: {
    kind: 'count',
    default: null,
    least: 1,
  },
  chunks: {
    kind: 'numbers',
    default: {},
    fields: CHUNK_FIELDS,
  },
  countTokens: {
    kind: 'function',
    default: null,
  },
  include: {
    kind: 'selectors',
    default: [],
  },
  exclude: {
    kind: 'selectors',
    default: [],
  },
  restore: {
    kind: 'nodes',
    default: [],
  },
  remove: {
    kind: 'nodes',
    default: [],
  },
  rules: {
    kind: 'rules',
    default: [],
  },
  site: {
    kind: 'site',
    default: null,
  },
  posts: {
    kind: 'flag',
    default: false,
  },
  explain: {
    kind: 'flag',
    default: false,
  },
  limits: PARSE_TABLE.limits,
};

/** The same as a list, in the order of the documentation. */
export const BARE_OPTIONS: readonly BareOption[] = optionList(TABLE);
