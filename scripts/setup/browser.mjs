import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { outputOf } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const INSTALL_HINT = `The tests need a Chromium, Chrome or Edge. Install one, for instance
  sudo apt-get install chromium            (Debian, Ubuntu)
  brew install --cask chromium             (macOS)
or set FOVEA_BROWSER to the path of its executable.`;

const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const HOW_FIREFOX = `The tests of the extension need a Firefox. Install one, for instance
  sudo apt-get install firefox-esr         (Debian)
  brew install --cask firefox              (macOS)
or set FOVEA_FIREFOX to the path of its executable.`;

/** The browser's executable: `FOVEA_BROWSER`, or else one found on the system, or `null`. */
export function findBrowser() {
  return findExecutable(process.env.FOVEA_BROWSER, NAMES, PLACES);
}

/** The same for Firefox, named by `FOVEA_FIREFOX`. */
export function findFirefox() {
  return findExecutable(process.env.FOVEA_FIREFOX, FIREFOX_NAMES, FIREFOX_PLACES);
}

function findExecutable(named, names, places) {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => names.map((name) => join(dir, name)));
  return [...(named ? [named] : []), ...onPath, ...places].find(isExecutable) ?? null;
}

/** Finds a browser or installs one with apt-get, or else ends the process with advice. */
export function ensureBrowser() {
  if (findBrowser() === null) installWithApt(['chromium']);
  if (findBrowser() === null) fail(INSTALL_HINT);
}

/**
 * Installs the headless build of the browser, which renders with a fifth of the work and is preferred if found. Rendering
 * works without it too, so a missing one is not an error.
 */
export function ensureHeadlessShell() {
  if (process.env.FOVEA_BROWSER || findExecutable(undefined, SHELL_NAMES, []) !== null) return;
  installWithApt(['chromium-headless-shell']);
}

/** Finds a Firefox or installs one with apt-get, or else ends the process with advice. */
export function ensureFirefox() {
  if (findFirefox() === null) installWithApt(['firefox-esr']);
  if (findFirefox() === null) fail(HOW_FIREFOX);
}

/** Makes sure that text in the scripts under test is drawn with real glyphs. */
export function ensureFonts() {
  if (process.platform !== 'linux' || hasFonts()) return;
  installWithApt(['fontconfig', 'fonts-noto-core', 'fonts-noto-cjk']);
  if (!hasFonts()) fail('The tests need fonts for many scripts: install fonts-noto-core and fonts-noto-cjk.');
}

function hasFonts() {
  return ['ja', 'ko', 'ar', 'th', 'hi'].every((lang) => outputOf('fc-list', [`:lang=${lang}`]) !== '');
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fail(message) {
  console.error(`\nSet-up failed. ${message}`);
  process.exit(1);
}
