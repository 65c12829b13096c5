/** `--title` with a choice of the library, or false with `--no-title`. */
export type TitleFlag = string | boolean;

/**
 * Whether the title goes above the content: unless it is not wanted, or was asked for where it stands. With `auto`, the method may
 * have left its heading out; if not, nothing is put above it.
 */
export function isTitleOnTop(title: TitleFlag | undefined): boolean {
  return title !== false && title !== 'keep';
}
