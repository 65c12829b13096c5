/** Control characters but tab and line feed: on a terminal they can recolour, retitle or rewrite it. */
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g;
const LINE_END = /\r\n?/g;

/** Text from a page, made safe to show on a terminal. */
export function printable(text: string): string {
  return text.replace(LINE_END, '\n').replace(CONTROLS, '\ufffd');
}
