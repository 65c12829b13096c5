import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { SOURCES, type SweptConstant } from '../constants/read-constants.ts';
import { instrument } from './instrument.ts';

/** A constant with another value in the source. */
export interface Rewritten {
  readonly constant: SweptConstant;
  readonly text: string;
}

const SOURCE_FILE = /\.ts$/;

/** Bundles modules of core, from their source, into one file with watched constants. */
export async function buildVariant(
  exported: Readonly<Record<string, string>>,
  watched: readonly SweptConstant[],
  rewritten: Rewritten | null,
  outfile: string,
): Promise<void> {
  const entry = Object.entries(exported).map(([name, file]) => `export { ${name} } from './${file}';\n`);
  await build({
    stdin: { contents: entry.join(''), resolveDir: SOURCES, loader: 'ts', sourcefile: 'swept.ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    plugins: [
      {
        name: 'swept-constants',
        setup(setUp) {
          setUp.onLoad({ filter: SOURCE_FILE }, ({ path }) => {
            const file = relative(SOURCES, path).replaceAll('\\', '/');
            const source = withValue(readFileSync(join(SOURCES, file), 'utf8'), file, rewritten);
            return { contents: instrument(source, file, watched), loader: 'ts' };
          });
        },
      },
    ],
  });
}

function withValue(source: string, file: string, rewritten: Rewritten | null): string {
  if (rewritten === null || rewritten.constant.file !== file) return source;
  const { start, end } = rewritten.constant;
  return source.slice(0, start) + rewritten.text + source.slice(end);
}
