import { BUILD } from '../test/checks.mjs';
import { runChecks } from '../test/run-checks.mjs';
import { ensureBrowser, ensureFirefox, ensureFonts, ensureHeadlessShell } from './browser.mjs';
import { ensureEpubcheck } from './epubcheck.mjs';
import { ensureCurrentNode } from './node.mjs';
import { ensureLegacyPeers, ensurePackages } from './packages.mjs';
import { ensurePythonMarkdown } from './python-markdown.mjs';

/** Installs everything the tests need, from a fresh clone, and builds; returns the count of the build as a check. */
export async function prepare() {
  ensurePackages();
  ensureBrowser();
  ensureHeadlessShell();
  ensureFirefox();
  ensureFonts();
  ensureCurrentNode();
  ensurePythonMarkdown();
  ensureEpubcheck();
  ensureLegacyPeers();
  return await runChecks([BUILD]);
}
