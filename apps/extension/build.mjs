// Two installable packages from one source: dist/fovea-chrome.zip and dist/fovea-firefox.zip, and their folders unpacked.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { filesIn, writeExtension } from './packing/bundle.mjs';
import { zipOf } from './packing/zip.mjs';

for (const browser of ['chrome', 'firefox']) {
  const folder = fileURLToPath(new URL(`dist/${browser}`, import.meta.url));
  await writeExtension(browser, folder);
  const zip = zipOf(await filesIn(folder));
  await writeFile(`${folder}/../fovea-${browser}.zip`, zip);
  console.log(`dist/fovea-${browser}.zip: ${Math.round(zip.length / 1024)} KiB`);
}
