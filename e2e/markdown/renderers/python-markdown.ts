import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LineProcess, spawnLines } from '../../../workbench/baselines/process/line-process.ts';
import { ROOT } from '../../../workbench/baselines/root.ts';
import type { MarkdownRenderer } from './renderer.ts';

const FOLDER = join(ROOT, '.cache/python-markdown');
const PYTHON = join(FOLDER, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
const SCRIPT = join(ROOT, 'e2e/markdown/renderers/python_markdown.py');

/** Not a measure of anything: only what never ends is ended. */
const LIMIT_MS = 300_000;

/** Python-Markdown, in a process of its own, with the extensions that are named. */
function pythonMarkdown(name: string, extensions: readonly string[]): MarkdownRenderer {
  let child: LineProcess | null = null;
  return {
    name,
    render: async (documents) => {
      if (!existsSync(PYTHON)) throw new Error('Python-Markdown is not set up: npm test sets it up');
      child ??= spawnLines(PYTHON, ['-B', SCRIPT]);
      return JSON.parse(await child.ask(JSON.stringify([extensions, documents]), LIMIT_MS)) as string[];
    },
    close: () => {
      child?.kill();
      child = null;
    },
  };
}

/** Python-Markdown with what is usually turned on, and with `extra`, which reads attributes and Markdown in HTML too. */
export const pythonMarkdownRenderers: readonly MarkdownRenderer[] = [
  pythonMarkdown('Python-Markdown, usual extensions', ['fenced_code', 'tables', 'footnotes']),
  pythonMarkdown('Python-Markdown, extra', ['extra', 'toc', 'sane_lists']),
];
