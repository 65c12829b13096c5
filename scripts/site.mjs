// The documentation site: `npm run site` builds it in site/dist and checks its links, `-- --serve` shows it while you write,
// `-- --pictures` takes the pictures of the guides again.
import { ensureBrowser, ensureFonts } from './setup/browser.mjs';
import { ensureSite } from './setup/own-lock.mjs';
import { ensureBuild, ensurePackages } from './setup/packages.mjs';

ensurePackages();
ensureBuild();
if (process.argv.includes('--pictures')) {
  ensureBrowser();
  ensureFonts();
  await import('../site/pictures/take.mjs');
} else {
  ensureSite();
  await import('../site/build.mjs');
}
