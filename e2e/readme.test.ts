import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const CONSOLE_BLOCK = /```console\n\$ (.+)\n([\s\S]*?)```/gu;

/** `$ fovea …` transcripts of a document, with their expected output. */
function transcriptsOf(document: string): [command: string, output: string][] {
  return [...readFileSync(document, 'utf8').matchAll(CONSOLE_BLOCK)]
    .map(([, command, output]): [string, string] => [command!, output!])
    .filter(([, output]) => output !== '');
}

describe.each(['README.md', 'packages/cli/README.md', 'docs/guide/cookbook.md'])(
  'transcripts in %s',
  (document) => {
    it.each([...transcriptsOf(document), ['true', '']])('%s', (command, expected) => {
      const script = `fovea() { "${process.execPath}" "${resolve('packages/cli/dist/fovea.js')}" "$@"; }\n${command}`;
      expect(execFileSync('bash', ['-c', `exec 2>&1\n${script}`], { encoding: 'utf8' })).toBe(expected);
    });
  },
);
