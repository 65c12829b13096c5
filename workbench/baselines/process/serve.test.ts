import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { runExtractor } from '../run-extractor.ts';
import { nodeCommand } from './node-command.ts';

const [built = ''] = nodeCommand('any').needs;
const isBuilt = existsSync(built);

const PARAGRAPH =
  'The ferry left the pier at nine, and forty people, two dogs and a harp went with it, as agreed. ';
const html = `<html><head><title>A story</title></head><body>${`<p>${PARAGRAPH.repeat(5)}</p>`.repeat(4)}</body></html>`;

describe('the process that serves Node extractors', () => {
  beforeEach(({ skip }) => skip(!isBuilt, 'the workbench is not built (npm run types)'));

  it.each(['fovea:whole-body', 'readability-linkedom'])('serves %s', async (name) => {
    const found = [];
    for await (const prediction of runExtractor(name, [{ html, url: null }])) found.push(prediction);
    expect(found).toHaveLength(1);
    expect(found[0]?.error).toBeUndefined();
    expect(found[0]?.text).toContain(PARAGRAPH.trim());
  });
});
