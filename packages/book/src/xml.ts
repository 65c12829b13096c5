const SPECIAL = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML cannot contain in any form. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text or a value as XML. */
export function xml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(SPECIAL, (sign) => ENTITIES[sign]!);
}
