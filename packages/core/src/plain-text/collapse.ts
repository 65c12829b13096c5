import { withoutUnseen } from './unseen-characters.ts';

const SPACE = /[\s\u0000-\u001f\u007f-\u009f]+/gu;
/** Zero-width space, word joiner, byte order mark, soft hyphen: invisible, but they break comparisons. */
const INVISIBLE = /[\u200b\u2060\ufeff\u00ad]/gu;
/** What collapsing changes inside a text; most texts have nothing of it. */
const UNCOLLAPSED = /[^\S ]|[\u0000-\u001f\u007f-\u009f\u200b\u2060\ufeff\u00ad]| {2}/;

/** Collapses white space, drops invisible characters, and cuts to a length without splitting a character. */
export function collapse(text: string, maxLength: number): string {
  const trimmed = withoutUnseen(text).trim();
  const isCollapsed = !UNCOLLAPSED.test(trimmed);
  const collapsed = isCollapsed ? trimmed : trimmed.replace(INVISIBLE, '').replace(SPACE, ' ').trim();
  if (collapsed.length <= maxLength) return collapsed;
  const last = collapsed.charCodeAt(maxLength - 1);
  const splitsPair = last >= 0xd800 && last < 0xdc00;
  return collapsed.slice(0, splitsPair ? maxLength - 1 : maxLength).trimEnd();
}
