// Takes the pictures of the guides from pages of our own: `npm run site -- --pictures`.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../../scripts/setup/browser.mjs';
import { runOrExit } from '../../scripts/setup/run.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const PAGES = here('../build/pictures');
const OUTPUT_FOLDER = here('../../docs/guide/how-it-works');
const WIDTH = 1100;
const HEIGHT = 1100;

/** How the content is shown when it stands alone. */
const READING = `<style>body{margin:0 auto;max-width:640px;padding:24px;font:18px/1.6 Georgia,'Noto Serif',serif}</style>`;

await rm(PAGES, { recursive: true, force: true });
await mkdir(OUTPUT_FOLDER, { recursive: true });
runOrExit(
  'npm',
  [
    'run',
    '--silent',
    'zoo',
    '--',
    '--out',
    PAGES,
    '--layouts',
    'news-sidebar',
    '--languages',
    'en,ja,ar',
    '--sizes',
    'short',
  ],
  'See the errors above.',
);
const { outputFiles } = await build({
  entryPoints: [here('draw-scores.mjs')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'pictures',
});
const script = outputFiles[0].text;

const browser = await puppeteer.launch({
  executablePath: findBrowser(),
  headless: true,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const tab = await browser.newPage();
  await tab.setViewport({ width: WIDTH, height: HEIGHT });
  const shot = (name) => tab.screenshot({ path: `${OUTPUT_FOLDER}/${name}.png` });
  await show('en');
  await shot('page');
  const content = await draw();
  await shot('scores');
  await tab.setContent(READING + content);
  await shot('content');
  for (const language of ['ja', 'ar']) {
    await show(language);
    await draw();
    await shot(`scores-${language}`);
  }

  async function show(language) {
    await tab.setContent(await readFile(`${PAGES}/news-sidebar/${language}/short.html`, 'utf8'));
  }

  async function draw() {
    return await tab.evaluate(`${script};pictures.drawScores(document)`);
  }
} finally {
  await browser.close();
}
