// The library as one script for a web page; tried here in a context that has nothing of Node.
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { STORY } from './story.mjs';

const SCRIPT = `
import { extract } from 'fovea';
// In a page, pass the live document: extract(document).
globalThis.mainContent = (page) => extract(page, { formats: ['markdown'] });
`;

const { outputFiles } = await build({
  stdin: { contents: SCRIPT, resolveDir: import.meta.dirname },
  bundle: true,
  minify: true,
  format: 'iife',
  platform: 'browser',
  write: false,
});
const [{ text: script }] = outputFiles;
console.log(`${Math.round(gzipSync(script).length / 1024)} KB gzipped`);

// What every browser has.
const page = createContext({ TextDecoder, TextEncoder, URL, performance, atob });
runInContext(script, page);
console.log(page.mainContent(STORY).markdown.split('\n')[0]);
