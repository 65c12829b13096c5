import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOVEA, finished } from './command.ts';
import { type Serving, startServe } from './server/serve.ts';

const FOLDER = fileURLToPath(new URL('../examples/', import.meta.url));

/** What each program says. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
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
  'ask-over-mcp.mjs': ['The lighthouse (', 'The tide follows the moon'],
};

let server: Serving;
beforeAll(async () => {
  server = await startServe(['--threads', '1', '--quiet']);
});
afterAll(() => server.stop());

describe('examples', () => {
  it('are all tried, and all listed', () => {
    const programs = readdirSync(FOLDER).filter((name) => name.endsWith('.mjs') && name !== 'story.mjs');
    expect(programs.toSorted()).toEqual(Object.keys(SAYS).toSorted());
    const list = readFileSync(`${FOLDER}README.md`, 'utf8');
    for (const name of programs) expect(list).toContain(`(${name})`);
  });

  it.each(Object.entries(SAYS))('%s', async (name, texts) => {
    const env = { ...process.env, FOVEA_SERVER: server.url, FOVEA_COMMAND: `${process.execPath} ${FOVEA}` };
    const { code, stdout, stderr } = await finished(spawn(process.execPath, [FOLDER + name], { env }));
    expect([code, stderr]).toEqual([0, '']);
    for (const text of texts) expect(stdout).toContain(text);
  });
});
