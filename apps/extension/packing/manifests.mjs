import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Older versions replace the document of an empty frame shortly after it was created. */
const OLDEST_FIREFOX = '148.0';

/** Popovers, dialogs and composed selections in shadow roots. */
const OLDEST_CHROME = '137';

/** Firefox stores settings and annotations under this id for ever, so it must not change; it names no domain, which could. */
export const FIREFOX_ID = '{6a0dfa86-89e6-4735-8d76-78a79b83e258}';

const ICONS = { 16: 'icons/16.png', 32: 'icons/32.png', 48: 'icons/48.png', 128: 'icons/128.png' };

const shared = {
  manifest_version: 3,
  name: '__MSG_name__',
  description: '__MSG_about__',
  version,
  default_locale: 'en',
  icons: ICONS,
  action: { default_title: '__MSG_command_read__', default_icon: ICONS },
  // Only the page on which the user asks for it; nothing is read before.
  permissions: ['activeTab', 'contextMenus', 'scripting', 'storage'],
  // Asked for when they are needed: pictures for a book, several tabs, sites that are always opened.
  optional_permissions: ['tabs'],
  optional_host_permissions: ['http://*/*', 'https://*/*'],
  commands: {
    _execute_action: {
      suggested_key: { default: 'Alt+Shift+F' },
    },
    isolate: { suggested_key: { default: 'Alt+Shift+O' }, description: '__MSG_command_isolate__' },
    pick: { suggested_key: { default: 'Alt+Shift+P' }, description: '__MSG_command_pick__' },
    mark: { description: '__MSG_command_mark__' },
    why: { description: '__MSG_command_why__' },
    annotate: { description: '__MSG_command_annotate__' },
  },
  // Pages of the extension load nothing; they connect to a receiver of annotations on this machine, and to the sites of
  // pictures that the user wants in a book.
  content_security_policy: {
    extension_pages:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' http: https:; form-action 'none'",
  },
};

const chrome = {
  ...shared,
  minimum_chrome_version: OLDEST_CHROME,
  background: { service_worker: 'background.js' },
  options_ui: { page: 'settings.html', open_in_tab: true },
};

const firefox = {
  ...shared,
  background: { scripts: ['background.js'] },
  options_ui: { page: 'settings.html', open_in_tab: true },
  browser_specific_settings: {
    gecko: {
      id: FIREFOX_ID,
      strict_min_version: OLDEST_FIREFOX,
      data_collection_permissions: { required: ['none'] },
    },
  },
};

/** The manifest of each published package. */
export const MANIFESTS = { chrome, firefox };

/**
 * The same for the end-to-end tests: an automated browser has no user to grant `activeTab`, so the pages of the test
 * server are allowed, as is what it would be asked about, and a bridge replaces the toolbar button.
 */
export function testManifest(browser) {
  return {
    ...MANIFESTS[browser],
    permissions: [...MANIFESTS[browser].permissions, ...MANIFESTS[browser].optional_permissions],
    host_permissions: ['http://127.0.0.1/*', 'https://127.0.0.1/*', 'file:///*'],
    content_scripts: [
      { matches: ['http://127.0.0.1/*', 'file:///*'], js: ['bridge.js'], run_at: 'document_start' },
    ],
  };
}
