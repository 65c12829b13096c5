import { WISHES, type Wish } from '../methods/wishes.ts';
import type { Option } from '../option-tables/option.ts';
import type { ExtractOptions } from './extract-options.ts';
import { BARE_OPTIONS } from './table.ts';

/** What each option does. */
const ABOUT: Readonly<Record<keyof ExtractOptions, string>> = {
  url: 'address of the page; makes links absolute',
  charset: 'charset label or `Content-Type` value from the transport, for bytes',
  method: 'how the content is found',
  methodOptions: 'parameters of the method, by name',
  focus: asPhrase(WISHES.focus),
  title: asPhrase(WISHES.title),
  comments: asPhrase(WISHES.comments),
  links:
    'links: keep them, keep only their text, or drop that too; pictures in links and footnotes always stay',
  images: 'pictures',
  tables: 'data tables; content in layout tables always stays',
  captions:
    'captions of the figures and tables in the content: all of them, but in `text` only those that the method considers running text ' +
    '(auto), all, or none',
  metadata:
    'title, authors, dates and so on; without them, a heading that repeats the title may stay in the content',
  formats: 'formats to render; fewer is faster',
  section: 'only this section of the content: its number in `sections`, or its heading or a part of it',
  query: 'only the sections that match these words best, with the headings above them',
  maxTokens:
    'maximum number of tokens of the content, counted in its Markdown; it is cut at the end of a block, or inside one that alone has more, with a warning',
  chunks: 'size of the pieces in the format `chunks`',
  countTokens: 'counts the tokens of a text as your model does; without it they are estimated by script',
  include: 'elements that are the content; the method runs only on pages without them',
  exclude: 'elements that are not content, whatever the method says',
  restore:
    'blocks to bring back, by their ids in an earlier result of the same page with `explain`; cleaning still removes buttons and the like',
  remove: 'blocks to leave out, by the same ids',
  rules:
    'rules of your own for pages that you know: `{ applies(page, url), include?, exclude?, metadata?(page) }`; none are built in',
  site: 'what the pages of the site have in common, so that text on several of them is left out; read by the method fovea',
  posts: 'read forum posts, comments, questions and answers one by one, into `posts`',
  explain: 'list what was left out, and why, in `removed` and `hidden`, and close calls in `borderline`',
  limits: 'bounds on the work that a page can cause',
};

/** The first version that has each option; a later one gets its own. */
const SINCE = '0.1.0';

/** As a method parameter, `about` is a sentence. */
function asPhrase({ about }: Wish): string {
  return about.charAt(0).toLowerCase() + about.slice(1, -1);
}

/** The options of `extract`, in the order of the documentation. */
export const OPTIONS: readonly Option[] = BARE_OPTIONS.map((option) => ({
  ...option,
  about: ABOUT[option.name as keyof ExtractOptions],
  since: SINCE,
}));
