/** One case of a tree-construction file. */
export interface TreeCase {
  readonly data: string;
  readonly document: string;
  /** Tag name of the context element, prefixed with `svg ` or `math `; null for a whole document. */
  readonly fragment: string | null;
  /** The setting that the case requires; null if it holds for both. */
  readonly scripting: boolean | null;
}

/** Reads a tree-construction file of html5lib-tests: sections begin with `#`, cases with `#data`. */
export function readDatFile(content: string): TreeCase[] {
  const cases: TreeCase[] = [];
  for (const block of `\n${content}`.split('\n#data\n').slice(1)) cases.push(readCase(block));
  return cases;
}

const SECTION = /^#(errors|new-errors|document-fragment|script-off|script-on|document)$/;

function readCase(block: string): TreeCase {
  const sections = new Map<string, string[]>([['data', []]]);
  let lines = sections.get('data')!;
  for (const line of block.split('\n')) {
    const name = sections.has('document') ? undefined : SECTION.exec(line)?.[1];
    if (name === undefined) lines.push(line);
    else {
      lines = [];
      sections.set(name, lines);
    }
  }
  return {
    data: sections.get('data')!.join('\n'),
    document: sections.get('document')!.join('\n').trimEnd(),
    fragment: sections.get('document-fragment')?.[0] ?? null,
    scripting: sections.has('script-on') ? true : sections.has('script-off') ? false : null,
  };
}
