import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCurrentNode } from '../../scripts/setup/node.mjs';
import { FOVEA, finished } from '../command.ts';
import { toolFile } from '../tools/tools.ts';
import { type Serving, type Site, startServe, startSite } from './serve.ts';

/** The inspector of the protocol, as its own project ships it; it wants a newer Node than the tests may run in. */
const INSPECTOR = toolFile('@modelcontextprotocol/inspector/clients/launcher/build/index.js');
const NODE = findCurrentNode() ?? process.execPath;

let site: Site;
let serving: Serving;
let home: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'fovea-inspector-'));
  [site, serving] = await Promise.all([
    startSite(),
    startServe(['--allow-private', '--threads', '1', '--quiet']),
  ]);
});
afterAll(async () => {
  await serving.stop();
  site.close();
  rmSync(home, { recursive: true, force: true });
});

interface Answer {
  readonly isError?: boolean;
  readonly tools?: readonly { readonly name: string; readonly outputSchema?: object }[];
  readonly content?: readonly { readonly text?: string }[];
  readonly structuredContent?: Record<string, unknown>;
}

async function inspect(target: readonly string[], ...args: string[]): Promise<Answer> {
  const env = { ...process.env, HOME: home, MCP_CATALOG_PATH: join(home, 'mcp.json') };
  const inspecting = spawn(NODE, [INSPECTOR, '--cli', ...target, ...args], { env });
  const { stdout, stderr } = await finished(inspecting);
  if (stdout.trim() === '') throw new Error(stderr);
  return JSON.parse(stdout) as Answer;
}

describe.each(['stdio', 'http'])('the inspector, over %s', (transport) => {
  const target = (): readonly string[] =>
    transport === 'stdio'
      ? [process.execPath, FOVEA, 'mcp', '--allow-private']
      : [`${serving.url}/mcp`, '--transport', 'http'];
  const call = (tool: string, ...args: string[]): Promise<Answer> =>
    inspect(target(), '--method', 'tools/call', '--tool-name', tool, '--tool-arg', ...args);

  it('lists the tools, reads a page, and sees an error as one of the tool', async () => {
    const [{ tools = [] }, { content, structuredContent }, refused] = await Promise.all([
      inspect(target(), '--method', 'tools/list'),
      call('read_page', `url=${site.url}/story`, 'maxTokens=60'),
      call('read_page', `url=${site.url}/private`),
    ]);
    expect(tools).toHaveLength(5);
    for (const { outputSchema } of tools) expect(outputSchema).toMatchObject({ type: 'object' });
    expect(content?.[0]?.text).toMatch(/^# Page \/story\n\nThe harbour/u);
    expect(structuredContent).toMatchObject({ title: 'Page /story', hidden: [] });
    expect(refused).toMatchObject({ isError: true });
    expect(refused.content?.[0]?.text).toContain('(robots)');
  });
});
