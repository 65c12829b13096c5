import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

/** A page of a browser in which every address fails. */
function failing(problem: string): Page {
  return {
    goto: () => Promise.reject(new Error(`page.goto: ${problem}\nCall log:\n  - …`)),
  } as unknown as Page;
}

it.each([
  ['Download is starting', 'not-html', 'https://example.org/a.pdf is a download, not an HTML page'],
  ['net::ERR_HTTP_RESPONSE_CODE_FAILURE at x', 'bad-status', 'the server answered with an error for'],
  [
    'net::ERR_NAME_NOT_RESOLVED at x',
    'unreachable',
    'cannot open https://example.org/a.pdf: page.goto: net::',
  ],
])('says what is wrong if the browser says %j', async (problem, code, message) => {
  const opened = openPage(failing(problem), { url: 'https://example.org/a.pdf' }, true, () => {});
  await expect(opened).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
});
