import type { ContentElement } from '../../../content/content-tree.ts';
import { LETTER_OR_DIGIT } from '../headings/heading-tools.ts';

/** `IMG_1234`, `2.6.9.png`: a word alone may say what the picture shows. */
const CODE = /[\d_]|\.\w{3,4}$/u;

/** Whether text is the address of the image, or the start of its file name: a default name such as IMG_1234. */
export function isFileName(text: string, { attributes }: ContentElement): boolean {
  const src = attributes.get('src') ?? '';
  const start = src.lastIndexOf('/') + 1;
  const begins = src.startsWith(text, start) && !LETTER_OR_DIGIT.test(src.charAt(start + text.length));
  return CODE.test(text) && !text.includes(' ') && (begins || text === src);
}
