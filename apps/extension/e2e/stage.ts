import type { RecordingServer } from '../../../e2e/browser.ts';
import type { TestBrowser, TestPage } from './browsers.ts';
import { servePages } from './pages.ts';
import { User } from './user.ts';

/** Starting a browser on a busy machine takes a while. */
export const START_MS = 120_000;

/** A browser with the extension, a server with the pages, and a user with a tab. */
export interface TestStage<Browser extends TestBrowser> {
  readonly browser: Browser;
  readonly server: RecordingServer;
  readonly page: TestPage;
  readonly user: User;
  close(): Promise<void>;
}

/** Sets everything up. */
export async function openStage<Browser extends TestBrowser>(
  open: () => Promise<Browser>,
): Promise<TestStage<Browser>> {
  const [server, browser] = [await servePages(), await open()];
  const page = await browser.newPage();
  return {
    browser,
    server,
    page,
    user: new User(page),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
