import { ALL_PARTS, type WantedParts } from '../clean/wanted-parts.ts';
import { DEFAULT_METHOD } from '../methods/default-method.ts';
import { WISHES, type Wish } from '../methods/wishes.ts';
import { type Option, type OptionRow, optionList } from '../option-tables/option.ts';
import { PARSE_TABLE } from '../page/parse-table.ts';
import { CHUNK_FIELDS } from '../retrieval/chunk-size.ts';
import type { ExtractOptions } from './extract-options.ts';

const wish = ({ default: standard, choices, about }: Wish): OptionRow => {
  // As a method parameter, `about` is a sentence.
  const phrase = about.charAt(0).toLowerCase() + about.slice(1, -1);
  return { kind: 'choice', default: standard, choices, about: phrase, since: '0.1.0' };
};

const part = <Name extends keyof WantedParts>(
  name: Name,
  choices: readonly WantedParts[Name][],
  about: string,
): OptionRow => ({ kind: 'choice', default: ALL_PARTS[name], choices, about, since: '0.1.0' });

/** All options of `extract`: the one place where an option is defined. */
const TABLE: Readonly<Record<keyof ExtractOptions, OptionRow>> = {
  url: PARSE_TABLE.url,
  charset: PARSE_TABLE.charset,
  method: {
    kind: 'method',
    default: DEFAULT_METHOD,
    about: 'how the content is found',
    since: '0.1.0',
  },
  methodOptions: {
    kind: 'parameters',
    default: {},
    about: 'parameters of the method, by name',
    since: '0.1.0',
  },
  focus: wish(WISHES.focus),
  title: wish(WISHES.title),
  comments: wish(WISHES.comments),
  links: part(
    'links',
    ['keep', 'text', 'drop'],
    'links: keep them, keep only their text, or drop the text too; pictures in links and footnotes always stay',
  ),
  images: part('images', ['keep', 'drop'], 'pictures'),
  tables: part('tables', ['keep', 'drop'], 'data tables; content in layout tables always stays'),
  captions: part(
    'captions',
    ['auto', 'keep', 'drop'],
    'captions of the figures and tables in the content: all, but in the text only those that the method takes for text ' +
      '(auto), all, or none',
  ),
  metadata: {
    kind: 'choice',
    default: 'keep',
    choices: ['keep', 'drop'],
    about:
      'title, authors, dates and the rest; without them a heading with the title may stay in the content',
    since: '0.1.0',
  },
  formats: {
    kind: 'choices',
    default: ['html', 'markdown', 'text'],
    choices: ['html', 'markdown', 'text', 'blocks', 'tei', 'chunks', 'sections'],
    aliases: { md: 'markdown', txt: 'text' },
    about: 'formats to render; fewer is faster',
    since: '0.1.0',
  },
  section: {
    kind: 'name',
    default: null,
    about: 'only this section of the content: its number in `sections`, or its heading or a part of it',
    since: '0.1.0',
  },
  query: {
    kind: 'name',
    default: null,
    about: 'only the sections that match these words best, with the headings above them',
    since: '0.1.0',
  },
  maxTokens: {
    kind: 'count',
    default: null,
    least: 1,
    about: 'most tokens of the content, counted in its Markdown; cut at the end of a block, with a warning',
    since: '0.1.0',
  },
  chunks: {
    kind: 'numbers',
    default: {},
    fields: CHUNK_FIELDS,
    about: 'size of the pieces in the format `chunks`',
    since: '0.1.0',
  },
  countTokens: {
    kind: 'function',
    default: null,
    about: 'counts tokens as your model does: a text to a number; otherwise they are estimated by script',
    since: '0.1.0',
  },
  include: {
    kind: 'selectors',
    default: [],
    about: 'elements that are the content; the method runs only if the page has none of them',
    since: '0.1.0',
  },
  exclude: {
    kind: 'selectors',
    default: [],
    about: 'elements that are not content, whatever the method says',
    since: '0.1.0',
  },
  restore: {
    kind: 'nodes',
    default: [],
    about:
      'blocks that are content after all, by their ids in an earlier result of the same page with `explain`; cleaning still runs, so buttons stay out',
    since: '0.1.0',
  },
  remove: {
    kind: 'nodes',
    default: [],
    about: 'blocks that are not content, by the same ids',
    since: '0.1.0',
  },
  rules: {
    kind: 'rules',
    default: [],
    about:
      'rules of your own for pages that you know: `{ applies(page, url), include?, exclude?, metadata?(page) }`; none are built in',
    since: '0.1.0',
  },
  site: {
    kind: 'site',
    default: null,
    about:
      'what the pages of the site have in common, so that text on several of them is left out; read by the method fovea',
    since: '0.1.0',
  },
  posts: {
    kind: 'flag',
    default: false,
    about: 'read forum posts, comments, questions and answers one by one, into `posts`',
    since: '0.1.0',
  },
  explain: {
    kind: 'flag',
    default: false,
    about: 'list what was left out, and why, in `removed` and `hidden`, and close calls in `borderline`',
    since: '0.1.0',
  },
  limits: PARSE_TABLE.limits,
};

/** The options of `extract`, in the order of the documentation. */
export const OPTIONS: readonly Option[] = optionList(TABLE);
