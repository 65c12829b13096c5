/** Several pages as one: joined into one text, or as the chapters of an EPUB file. Runs in browsers and in Node. */
export { joinContents } from './join-contents.ts';
export {
  type BookOptions,
  type BookPage,
  type ChapterContent,
  LOCAL_BASE,
  type MadeBook,
  makeBook,
} from './make-book.ts';
export { MAX_PICTURE_BYTES, type PictureSource } from './picture-shelf.ts';
export { pictureType } from './picture-type.ts';
