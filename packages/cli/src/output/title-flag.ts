/** `--title` with a choice of the library, or false with `--no-title`. */
export type TitleFlag = string | boolean;

/** Whether the title goes above the content: unless it is not wanted, or the library was asked to put it into the content. */
export function isTitleOnTop(title: TitleFlag | undefined): boolean {
  return title === undefined || title === true || title === 'drop';
}
