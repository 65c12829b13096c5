/** `fovea/compat`: the interfaces of Readability and Defuddle. */
export {
  Defuddle,
  type DefuddleForms,
  type DefuddleInput,
  type DefuddleOptions,
  type DefuddleParser,
  type DefuddleResponse,
} from '../compat/defuddle.ts';
export type { MetaTagItem, PageData } from '../compat/page-data.ts';
export {
  isProbablyReaderable,
  Readability,
  type ReadabilityArticle,
  type ReadabilityOptions,
  type ReaderableOptions,
} from '../compat/readability.ts';
