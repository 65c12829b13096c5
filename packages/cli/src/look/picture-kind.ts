import { UsageError } from '../exit.ts';
import { endingOf } from '../output/output-file.ts';

const PNG = /\.png$/i;

/** What to draw into a file, by its ending; SVG for a name without one, and on standard output. */
export function pictureKind(output: string | undefined): 'png' | 'svg' {
  if (output === undefined) return 'svg';
  if (PNG.test(output)) return 'png';
  const ending = endingOf(output);
  if (ending === '' || ending === 'svg') return 'svg';
  const problem = ending === 'png' ? 'a PNG is compressed already' : `.${ending} stands for no picture`;
  throw new UsageError(
    `-o ${output}: ${problem}. Known endings: .png, .svg (and .gz, .br or .zst after .svg)`,
  );
}
