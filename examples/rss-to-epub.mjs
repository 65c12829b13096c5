// The articles of a feed as a book: node examples/rss-to-epub.mjs https://example.org/feed.xml week.epub
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { STORY } from './story.mjs';

const [command = 'npx', ...args] = (process.env.FOVEA_COMMAND ?? 'npx -y fovea-cli').split(' ');

const ENTRY = /<(?:item|entry)[\s>]/u;
/** `<link>…</link>` in the items of RSS, `<link href="…">` in the entries of Atom. */
const LINK = /<link(?:>\s*|[^>]*href=")(https?:[^<"\s]+)/u;

/** The addresses of the articles of a feed. */
function articlesOf(feed) {
  return feed
    .split(ENTRY)
    .slice(1)
    .flatMap((entry) => LINK.exec(entry)?.[1] ?? []);
}

/** Writes the book: `fovea` fetches the pages, and every article becomes a chapter. */
async function writeBook(feed, path, ...flags) {
  const addresses = articlesOf(await (await fetch(feed)).text());
  const book = ['-o', path, '--book-title', 'From the feed', ...flags];
  await promisify(execFile)(command, [...args, ...addresses, ...book]);
  console.log(`${addresses.length} articles in ${path}`);
}

const [feed, path = join(tmpdir(), `from-the-feed-${process.pid}.epub`)] = process.argv.slice(2);
if (feed !== undefined) await writeBook(feed, path);
else {
  // Without an address, a feed on this machine; that it may be read has to be said.
  const server = createServer(({ url, headers }, response) => {
    const item = (name) => `<item><title>${name}</title><link>http://${headers.host}/${name}</link></item>`;
    const isFeed = url === '/feed.xml';
    response.setHeader('content-type', isFeed ? 'application/rss+xml' : 'text/html');
    response.end(isFeed ? `<rss><channel>${item('one')}${item('two')}</channel></rss>` : STORY);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  await writeBook(`http://127.0.0.1:${server.address().port}/feed.xml`, path, '--allow-private');
  server.close();
}
