import { readFile } from 'node:fs/promises';
import type { OpenAPIHono } from '@hono/zod-openapi';

/** The files of the playground, and their types. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['index.html', 'text/html; charset=utf-8'],
  ['playground.js', 'text/javascript; charset=utf-8'],
  ['playground.css', 'text/css; charset=utf-8'],
]);

/** Offers the playground: three files, and no path leads anywhere else. */
export function addPlayground(app: OpenAPIHono, folder: URL): void {
  app.get('/playground', (context) => context.redirect('/playground/'));
  app.on('GET', ['/playground/', '/playground/:file'], async (context) => {
    const name = context.req.param('file') ?? 'index.html';
    const type = FILES.get(name);
    if (type === undefined) return context.notFound();
    context.header('content-type', type);
    context.header('cache-control', 'no-cache');
    return context.body(await readFile(new URL(name, folder)));
  });
}
