// A route of a web server: POST a page, get its content. The library never throws because of a page.
import { createServer } from 'node:http';
import { extract } from 'fovea';
import { STORY } from './story.mjs';

const MAX_BYTES = 8 * 2 ** 20;

const server = createServer(async (request, response) => {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MAX_BYTES) return response.writeHead(413).end();
    parts.push(part);
  }
  // The header says how the bytes are encoded, if it does; otherwise the page does.
  const charset = request.headers['content-type'];
  const { title, markdown } = extract(Buffer.concat(parts), charset === undefined ? {} : { charset });
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ title, markdown }));
});

// Try it out, then stop.
server.listen(0, '127.0.0.1', async () => {
  const address = `http://127.0.0.1:${server.address().port}/`;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const answer = await fetch(address, { method: 'POST', body: STORY, headers });
  console.log(await answer.json());
  server.close();
});
