/** Control characters except tab and line feed: a terminal would obey them. */
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g;
const LINE_END = /\r\n?/g;

/** Makes text from a page safe to show on a terminal. */
export function printable(text: string): string {
  return text.replace(LINE_END, '\n').replace(CONTROLS, '\ufffd');
}
