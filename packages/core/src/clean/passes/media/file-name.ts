import type { ContentElement } from '../../../content/content-tree.ts';

/** Whether a text is how the file of a picture begins: what programs call pictures that nobody has named. */
export function isFileName(text: string, { attributes }: ContentElement): boolean {
  const src = attributes.get('src') ?? '';
  return !text.includes(' ') && src.startsWith(text, src.lastIndexOf('/') + 1);
}

/** `IMG_1234`, `2.6.9.png`: a word alone may say what the picture shows. */
const CODE = /[\d_]|\.\w{3,4}$/u;

/** What a picture shows, as its author says: the name of its file says nothing. */
export function dropFileName(picture: ContentElement): void {
  const alt = picture.attributes.get('alt') ?? '';
  if (CODE.test(alt) && isFileName(alt, picture)) picture.attributes.delete('alt');
}
