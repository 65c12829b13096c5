import { OPTIONS, type Option } from 'fovea/options';

/** The formats of an answer, in the order of preference. */
export const ANSWER_FORMATS = [
  'markdown',
  'html',
  'text',
  'json',
  'chunks',
  'sections',
  'blocks',
  'tei',
] as const;

/** The form of an answer. */
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** What can be asked of the server beyond the options of the library. */
export interface ServingOptions {
  readonly format?: AnswerFormat;
  readonly frontmatter?: boolean;
  readonly linkStyle?: 'inline' | 'citations';
  readonly linksSummary?: boolean;
  readonly imagesSummary?: boolean;
  readonly allPages?: boolean;
  readonly maxPages?: number;
  readonly render?: boolean;
  readonly waitFor?: string;
  readonly noCache?: boolean;
  readonly cacheTolerance?: number;
  readonly timeout?: number;
}

type Row = Option & { readonly name: keyof ServingOptions };

const flag = (name: keyof ServingOptions, about: string): Row => {
  return { name, kind: 'flag', default: false, about, since: '0.1.0' };
};
const count = (name: keyof ServingOptions, least: number, about: string): Row => {
  return { name, kind: 'count', default: null, least, about, since: '0.1.0' };
};

/** Those options as a table, in the shape of the library's own. */
export const SERVING_OPTIONS: readonly Row[] = [
  {
    name: 'format',
    kind: 'choice',
    default: 'markdown',
    choices: ANSWER_FORMATS,
    about: 'form of the answer; without it, the header Accept chooses',
    since: '0.1.0',
  },
  flag('frontmatter', 'put title, author, date and address above the Markdown, as YAML'),
  {
    name: 'linkStyle',
    kind: 'choice',
    default: 'inline',
    choices: ['inline', 'citations'],
    about: 'links in Markdown: inline, or as numbers with a list of references at the end',
    since: '0.1.0',
  },
  flag('linksSummary', 'list the links of the content at the end of the Markdown'),
  flag('imagesSummary', 'list the pictures of the content at the end of the Markdown'),
  flag('allPages', 'join a text that is split into several pages'),
  count('maxPages', 1, 'with allPages: maximum number of pages of one text'),
  flag('render', 'open the page in a browser first, if the server renders pages'),
  {
    name: 'waitFor',
    kind: 'text',
    default: null,
    about: 'with render: a CSS selector of an element to wait for',
    since: '0.1.0',
  },
  flag('noCache', 'read the page again, whatever the cache has'),
  count('cacheTolerance', 0, 'most seconds since the page was read'),
  count('timeout', 1, 'most seconds for fetching the page'),
];

/** Kinds of options that a request cannot have: functions, profiles of sites, and formats, which the form of the answer decides. */
const NEVER: readonly Option['kind'][] = ['function', 'rules', 'site', 'choices'];

/** The options of the library that a request can have; the address comes with the page. */
export const LIBRARY_OPTIONS: readonly Option[] = OPTIONS.filter(({ kind, name }) => {
  return !NEVER.includes(kind) && name !== 'url';
});
