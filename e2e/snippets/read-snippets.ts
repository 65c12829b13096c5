import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A piece of JavaScript or TypeScript in a document. */
export interface Snippet {
  readonly document: string;
  /** Line of its first line in the document. */
  readonly line: number;
  readonly code: string;
  /** True if it is TypeScript. */
  readonly isTyped: boolean;
}

const FENCE = /^```(js|ts)\n([\s\S]*?)^```/gmu;
const RELATIVE = /(from\s+|import\()'(\.[^']*)'/gu;
/** A first line `// text/length-ratio.ts` says where the file would be, from the folder of the document. */
const PLACE = /^\/\/ (\S+\.ts)\n/u;
const LOGGED_VALUE = /^(\s*)console\.log\((.*)\); \/\/ (.+)$/gmu;

/** The snippets of all documents of the repository, in order. */
export function readSnippets(): readonly Snippet[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => path !== '' && !path.startsWith('fixtures/') && !path.startsWith('docs/api/'))
    .flatMap(snippetsOf);
}

function snippetsOf(document: string): Snippet[] {
  const text = readFileSync(document, 'utf8');
  return [...text.matchAll(FENCE)].map((match) => ({
    document,
    line: text.slice(0, match.index).split('\n').length + 1,
    code: match[2]!,
    isTyped: match[1] === 'ts',
  }));
}

/** The snippet as a module: relative imports lead to their files, and what a comment promises is handed to `said`. */
export function moduleOf({ document, code }: Snippet): string {
  const place = resolve(dirname(document), dirname(PLACE.exec(code)?.[1] ?? '.'));
  // In a string of JavaScript the separators of Windows would be escapes.
  const fileOf = (path: string): string => resolve(place, path).replaceAll('\\', '/');
  const linked = code.replace(RELATIVE, (_, before, path) => `${before}'${fileOf(path)}'`);
  const told = linked.replace(
    LOGGED_VALUE,
    (_, space, values, promised) => `${space}said(${JSON.stringify(promised)}, ${values});`,
  );
  return `${told}\nexport {};\n`;
}
