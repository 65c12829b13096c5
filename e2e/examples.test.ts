import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOVEA, finished } from './command.ts';
import { type Serving, startServe } from './server/serve.ts';

const FOLDER = fileURLToPath(new URL('../examples/', import.meta.url));

/** What each program says. */
const EXPECTED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'page-to-markdown.mjs': ['The quiet harbour', '## The lighthouse'],
  'chunks-for-retrieval.mjs': [
    'they leave two hours before high water',
    ', The tides, characters',
    'In the source: <',
  ],
  'token-budget.mjs': ['The lighthouse (', 'The tide follows the moon'],
  'http-route.mjs': ["title: 'The quiet harbour'", 'The harbour was quiet'],
  'worker-thread.mjs': ['The quiet harbour: '],
  'correct-a-result.mjs': ['Subscribe to our letter', 'The letter is back.'],
  'compare-methods.mjs': ['fovea: ', 'whole-body: ', 'confidence 0.'],
  'discussion.mjs': ['ada: I would like', '4 posts'],
  'call-the-server.mjs': ['tokens, confidence 0.', '3: The quiet harbour'],
  'rss-to-epub.mjs': ['2 articles in ', '.epub'],
  'browser-bundle.mjs': ['KB gzipped', 'The harbour was quiet'],
  'ask-over-mcp.mjs': ['The lighthouse (', 'The tide follows the moon'],
};

let server: Serving;
/** What the programs write. */
let written: string;
beforeAll(async () => {
  written = mkdtempSync(join(tmpdir(), 'fovea-examples-'));
  server = await startServe(['--threads', '1', '--quiet']);
});
afterAll(async () => {
  await server.stop();
  rmSync(written, { recursive: true, force: true });
});

describe('examples', () => {
  it('are all tried, and all listed', () => {
    const files = readdirSync(FOLDER);
    const programs = files.filter((name) => name.endsWith('.mjs') && name !== 'story.mjs');
    expect(programs.toSorted()).toEqual(Object.keys(EXPECTED_TEXTS).toSorted());
    const list = readFileSync(`${FOLDER}README.md`, 'utf8');
    // Those in Python need what only the long tests set up.
    const others = files.filter((name) => name.endsWith('.py'));
    for (const name of [...programs, ...others]) expect(list).toContain(`(${name})`);
  });

  it.each(Object.entries(EXPECTED_TEXTS))('%s', async (name, texts) => {
    const env = {
      ...process.env,
      FOVEA_SERVER: server.url,
      FOVEA_COMMAND: `${process.execPath} ${FOVEA}`,
      TMPDIR: written,
      TEMP: written,
    };
    const { code, stdout, stderr } = await finished(spawn(process.execPath, [FOLDER + name], { env }));
    expect([code, stderr]).toEqual([0, '']);
    for (const text of texts) expect(stdout).toContain(text);
  });
});
