// Builds the documentation site: `npm run site` in the repository. The result is `site/dist`, for any web server.
import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vitepress';
import { deadLinks } from './check-links.mjs';
import { writeReference } from './reference.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await writeReference();
if (process.argv.includes('--serve')) {
  const server = await createServer(here('.'));
  await server.listen();
  server.printUrls();
} else {
  await build(here('.'));
  await cp(here('../packages/playground/dist'), here('dist/playground'), { recursive: true });
  const { dead, count } = deadLinks(here('dist'), process.env.FOVEA_SITE_BASE ?? '/');
  for (const line of dead) console.error(line);
  console.log(`${count} pages in site/dist, ${dead.length} dead links`);
  if (dead.length > 0) process.exitCode = 1;
}
