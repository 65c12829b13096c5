import type { OpenAPIHono } from '@hono/zod-openapi';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Engine } from '../engine.ts';
import { createMcpServer } from './mcp-server.ts';

/** Serves the tools over HTTP, at `/mcp` of an app; its guards stand before it. */
export function addMcp(app: OpenAPIHono, engine: Engine, version: string): void {
  const handler = createMcpHandler(() => createMcpServer(engine, version));
  app.all('/mcp', ({ req }) => handler.fetch(req.raw));
}

/** Serves the tools to the program that started this one; resolves when that goes away. */
export async function serveOverStdio(engine: Engine, version: string): Promise<void> {
  const handle = serveStdio(() => createMcpServer(engine, version));
  await new Promise<void>((resolve) => process.stdin.once('end', resolve).once('close', resolve));
  await handle.close();
}
