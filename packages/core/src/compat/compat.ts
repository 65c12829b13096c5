export {
  Defuddle,
  type DefuddleForms,
  type DefuddleInput,
  type DefuddleOptions,
  type DefuddleParser,
  type DefuddleResponse,
} from './defuddle.ts';
export type { MetaTagItem, PageData } from './page-data.ts';
export {
  isProbablyReaderable,
  Readability,
  type ReadabilityArticle,
  type ReadabilityOptions,
  type ReaderableOptions,
} from './readability.ts';
