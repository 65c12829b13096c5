import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One case of a case file: the input, and the expected output line by line. */
export interface WrittenCase {
  readonly title: string;
  /** Options in brackets after the title: `[fragment td]` is `fragment` with the value `td`. */
  readonly options: ReadonlyMap<string, string>;
  readonly input: string;
  readonly expected: string;
}

/** A file of cases with the text above the first one. */
export interface CaseFile {
  readonly name: string;
  readonly head: string;
  readonly cases: readonly WrittenCase[];
}

/** Control characters that a text file cannot show, as Unicode control pictures. */
const SHOWN: Readonly<Record<string, string>> = { '\0': '␀', '\r': '␍', '\f': '␌' };
/** A trailing space, which would be invisible. */
const LAST_SPACE = / $/gmu;
const OPTION = /\[(\S+?)(?: ([^\]]*))?\]/gu;
const TITLE = /^=== (.*?)((?: \[[^\]]+\])*)$/u;

/** All case files of a folder. */
export function readCaseFiles(folder: string): CaseFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.sort().map((name) => readCaseFile(name, readFileSync(join(folder, name), 'utf8')));
}

function readCaseFile(name: string, content: string): CaseFile {
  const [head, ...blocks] = content.split(/^(?==== )/mu);
  return { name: name.replace('.txt', ''), head: head!, cases: blocks.map(readCase) };
}

function readCase(block: string): WrittenCase {
  const titleEnd = block.indexOf('\n');
  const rule = block.indexOf('\n---\n', titleEnd);
  const [, title, brackets] = TITLE.exec(block.slice(0, titleEnd))!;
  const options = [...brackets!.matchAll(OPTION)].map(([, key, value]) => [key!, value!] as const);
  return {
    title: title!,
    options: new Map(options),
    // A new case has no expected output yet; it ends at its last line end.
    input: withUnits(block.slice(titleEnd + 1, rule < 0 ? block.lastIndexOf('\n') : rule)),
    expected: rule < 0 ? '' : block.slice(rule + 5).trimEnd(),
  };
}

function withUnits(text: string): string {
  const spaced = text.replaceAll('␠', ' ');
  return Object.entries(SHOWN).reduce((result, [unit, sign]) => result.replaceAll(sign, unit), spaced);
}

/** A text as case files show it. */
export function shown(text: string): string {
  return Object.entries(SHOWN).reduce((result, [unit, sign]) => result.replaceAll(unit, sign), text);
}

/** Rewrites a file with the actual output; for `UPDATE=1`, whose changes need a review. */
export function writeCaseFile(
  folder: string,
  file: CaseFile,
  actual: (written: WrittenCase) => string,
): void {
  const blocks = file.cases.map((written) => {
    const options = [...written.options]
      .map(([key, value]) => ` [${[key, value].join(' ').trimEnd()}]`)
      .join('');
    return `=== ${written.title}${options}\n${shown(written.input).replace(LAST_SPACE, '␠')}\n---\n${actual(written)}\n`;
  });
  writeFileSync(join(folder, `${file.name}.txt`), `${file.head}${blocks.join('\n')}`);
}
