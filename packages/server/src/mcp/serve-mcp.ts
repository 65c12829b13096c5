import type { OpenAPIHono } from '@hono/zod-openapi';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Engine } from '../engine.ts';
import type { Gate } from '../limits/gate.ts';
import { createMcpServer } from './mcp-server.ts';

/** What the tools work with. */
interface McpParts {
  readonly engine: Engine;
  readonly gate: Gate;
  readonly version: string;
}

/** Serves the tools over HTTP, at `/mcp` of an app; the app's guards apply to it, and each page that a tool reads is admitted like any other. */
export function addMcp(app: OpenAPIHono, { engine, gate, version }: McpParts): void {
  const gated: Engine = {
    isReady: () => engine.isReady(),
    load: () => engine.load(),
    open: (source) => gate.run(() => engine.open(source)),
    answer: (source, order, signal) => gate.run(() => engine.answer(source, order, signal)),
  };
  const handler = createMcpHandler(() => createMcpServer(gated, version));
  app.all('/mcp', ({ req }) => handler.fetch(req.raw));
}

/** Serves the tools to the program that started this one; resolves when that goes away. */
export async function serveOverStdio(engine: Engine, version: string): Promise<void> {
  const handle = serveStdio(() => createMcpServer(engine, version));
  await new Promise<void>((resolve) => process.stdin.once('end', resolve).once('close', resolve));
  await handle.close();
}
