import type { Browser } from 'playwright-core';
import { findBrowser } from './find-browser.ts';
import { problemOf, RenderError } from './render-error.ts';

/** How to start a browser. */
export interface LaunchOptions {
  /** @default `FOVEA_BROWSER`, or else one found on the system */
  readonly executablePath?: string;
  /**
   * Megabytes of JavaScript heap in one tab; a page that needs more crashes on its own.
   * @default 512
   */
  readonly memoryMb?: number;
  /** Proxy for requests outside contexts that have a proxy of their own. */
  readonly proxyServer?: string;
}

/** No traffic except that of the page, no pop-ups, and the same fonts and sizes everywhere. */
const ARGUMENTS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-default-apps',
  '--no-first-run',
  '--no-pings',
  '--mute-audio',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // These would bypass the proxy.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
];

const DEFAULT_MEMORY_MB = 512;

/** Starts the installed browser, headless. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = options.executablePath ?? findBrowser();
  const { chromium } = await loadPlaywright();
  const heap = options.memoryMb ?? DEFAULT_MEMORY_MB;
  try {
    return await chromium.launch({
      executablePath,
      chromiumSandbox: mayUseSandbox(),
      ...(options.proxyServer === undefined
        ? {}
        : { proxy: { server: options.proxyServer, bypass: '<-loopback>' } }),
      args: [...ARGUMENTS, `--js-flags=--max-old-space-size=${heap}`],
    });
  } catch (error) {
    throw launchError(executablePath, error);
  }
}

/** Pages are hostile, so Chromium's sandbox stays on; it does not work for root or in most containers. */
function mayUseSandbox(): boolean {
  return process.getuid?.() !== 0 && !process.env['FOVEA_NO_SANDBOX'];
}

function launchError(executablePath: string, error: unknown): RenderError {
  const log = error instanceof Error ? error.message : '';
  const hint = log.includes('No usable sandbox')
    ? 'this system has no sandbox for it; set FOVEA_NO_SANDBOX=1 to run without one'
    : problemOf(error);
  return new RenderError('launch-failed', `cannot start ${executablePath}: ${hint}`, { cause: error });
}

async function loadPlaywright(): Promise<typeof import('playwright-core')> {
  try {
    return await import('playwright-core');
  } catch (error) {
    const hint = 'npm install playwright-core (with --global if fovea-cli is installed globally)';
    throw new RenderError('no-playwright', `rendering needs playwright-core: ${hint}`, { cause: error });
  }
}
