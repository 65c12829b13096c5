import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse, parseFragment } from '../parse.ts';
import type { HtmlTree, Namespace } from '../tree.ts';
import { readDatFile, type TreeCase } from './dat-file.cases.ts';
import { TREE_EXCEPTIONS } from './exceptions.cases.ts';
import { html5libOutline } from './outline.cases.ts';
import { runTokenizerFile, type TokenizerOutcome } from './tokenizer-runner.cases.ts';

/** A clone of html5lib-tests: where the variable says, or at the root of the workspace. */
const folder =
  process.env['FOVEA_HTML5LIB'] ?? fileURLToPath(new URL('../../../../html5lib-tests', import.meta.url));

function contextOf(fragment: string): { name: string; namespace: keyof typeof Namespace } {
  const [word, name] = fragment.split(' ');
  if (name === undefined) return { name: word!, namespace: 'html' };
  return { name, namespace: word === 'svg' ? 'svg' : 'mathml' };
}

function parseCase({ data, fragment }: TreeCase, scripting: boolean): HtmlTree {
  if (fragment === null) return parse(data, { scripting });
  return parseFragment(data, contextOf(fragment), { scripting });
}

/** Runs a file; returns how many runs passed, and names what did not. */
function runTreeFile(path: string): { passed: number; failures: string[]; excepted: number } {
  const failures: string[] = [];
  let passed = 0;
  let excepted = 0;
  for (const treeCase of readDatFile(readFileSync(path, 'utf8'))) {
    for (const scripting of treeCase.scripting === null ? [false, true] : [treeCase.scripting]) {
      const actual = html5libOutline(parseCase(treeCase, scripting));
      if (actual === treeCase.document) passed++;
      else if (TREE_EXCEPTIONS.has(treeCase.data)) excepted++;
      else
        failures.push(
          `${treeCase.data}\n--- expected\n${treeCase.document}\n--- got (scripting ${scripting})\n${actual}`,
        );
    }
  }
  return { passed, failures, excepted };
}

describe('html5lib-tests', () => {
  beforeEach(({ skip }) => skip(!existsSync(folder), 'no html5lib-tests at the root, and no FOVEA_HTML5LIB'));

  it('tree construction', () => {
    const root = join(folder, 'tree-construction');
    let passed = 0;
    let excepted = 0;
    const failures: string[] = [];
    for (const file of readdirSync(root).filter((name) => name.endsWith('.dat'))) {
      const outcome = runTreeFile(join(root, file));
      passed += outcome.passed;
      excepted += outcome.excepted;
      failures.push(...outcome.failures.map((failure) => `${file}: ${failure}`));
    }
    console.log(
      `tree construction: ${passed} passed, ${excepted} named exceptions, ${failures.length} failed`,
    );
    expect(failures).toEqual([]);
  });

  it('tokenizer', () => {
    const root = join(folder, 'tokenizer');
    const total: TokenizerOutcome = { passed: 0, failures: [] };
    for (const file of readdirSync(root).filter((name) => name.endsWith('.test'))) {
      const outcome = runTokenizerFile(readFileSync(join(root, file), 'utf8'));
      total.passed += outcome.passed;
      total.failures.push(...outcome.failures.map((failure) => `${file}: ${failure}`));
    }
    console.log(`tokenizer: ${total.passed} passed, ${total.failures.length} failed`);
    expect(total.failures).toEqual([]);
  });
});
