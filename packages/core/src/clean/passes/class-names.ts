import type { ContentElement } from '../../content/content-tree.ts';
import { SPACES } from '../../page/spaces.ts';

/** Characters read of a class attribute; only generated ones are longer. @cap */
const MAX_CLASS = 1000;

/** The class names of an element. */
export function classesOf({ attributes }: ContentElement): readonly string[] {
  const value = attributes.get('class');
  return value === undefined ? [] : value.slice(0, MAX_CLASS).trim().split(SPACES);
}

/** True for an element with one of these class names. */
export function hasClass(element: ContentElement, names: readonly string[]): boolean {
  const value = element.attributes.get('class');
  if (value === undefined || !names.some((name) => value.includes(name))) return false;
  return classesOf(element).some((name) => names.includes(name));
}
