import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../baselines/root.ts';
import { optionDefault } from '../../papers/sweeps/option-defaults.ts';
import { checkConstants, type WrittenConstant } from './check-constants.ts';
import { readConstants, SOURCES, textOf } from './read-constants.ts';
import { readRows } from './read-rows.ts';

/** The folders whose constants need a source. Only those of core are swept. */
const FOLDERS: readonly string[] = [
  SOURCES,
  ...['packages/book', 'packages/capture', 'packages/sources', 'apps/extension'].map((name) =>
    join(ROOT, name, 'src'),
  ),
];

/** The number of constants, and the problems with their sources. */
export function checkSources(): { readonly count: number; readonly problems: readonly string[] } {
  const constants = FOLDERS.flatMap((folder) =>
    readConstants(folder).map((constant) => ({
      constant: { ...constant, file: join(relative(ROOT, folder), constant.file) },
      text: textOf(constant, folder),
    })),
  );
  const problems = checkConstants(constants, readRows(), (id) => {
    const [method, name] = id.split('.');
    return optionDefault(method!, name!);
  });
  return { count: constants.length, problems: [...problems, ...constants.flatMap(documentProblems)] };
}

const DOCUMENT = /^([\w/.-]+\.md)(?:, "([^"]+)")?/u;

/** A document that a source names has to exist, with the heading. */
function documentProblems({ constant: { file, line, tags } }: WrittenConstant): string[] {
  return tags.flatMap(({ kind, text }) => {
    const [, path, heading] = DOCUMENT.exec(text) ?? [];
    if (kind !== 'source' || path === undefined) return [];
    if (!existsSync(join(ROOT, path))) return [`${file}:${line}: no document ${path}`];
    const has = heading === undefined || readFileSync(join(ROOT, path), 'utf8').includes(`## ${heading}\n`);
    return has ? [] : [`${file}:${line}: ${path} has no heading “${heading}”`];
  });
}
