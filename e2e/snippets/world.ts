import { parseHTML } from 'linkedom';
// @ts-expect-error a program without types, as users write them
import { STORY } from '../../examples/story.mjs';

declare global {
  /** The page of examples/story.mjs. */
  var html: string;
  /** Several pages of a site. */
  var pages: string[];
  /** A page with a discussion. */
  var thread: string;
}

const post = (author: string, text: string): string =>
  `<div class="post"><a class="author" href="/u/${author}">${author}</a> <time datetime="2026-03-01T10:00">1 March</time><p>${text}</p></div>`;

/** What the snippets of the documents take for granted; a request of the network gets the same page. */
export const WORLD: Readonly<Record<string, unknown>> = {
  html: STORY,
  url: 'https://example.org/story',
  pages: [1, 2, 3, 4, 5].map((number) => STORY.replaceAll('harbour', `harbour ${number}`)),
  thread: `<!doctype html><title>When do the boats leave?</title><main>
    ${post('ada', 'I would like to see the islands next week. When do the boats leave, and do they come back on the same day?')}
    ${post('ben', 'They leave two hours before high water, so that the time changes every day. There is a table at the harbour office.')}
    ${post('cem', 'And they come back with the next tide, which is in the evening at that time of the year. Take something warm with you.')}
    ${post('dee', 'We went in March. The crossing takes an hour, and the wind was so strong that they would not land on the outer island.')}
  </main>`,
  document: parseHTML(STORY).document,
  fetch: async () => new Response(STORY, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
};
