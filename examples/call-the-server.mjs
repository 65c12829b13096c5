// `fovea serve` from a program. FOVEA_SERVER is its address; start one with `fovea serve`.
import { STORY } from './story.mjs';

const server = process.env.FOVEA_SERVER ?? 'http://127.0.0.1:8787';

const one = await fetch(`${server}/extract?maxTokens=200`, {
  method: 'POST',
  headers: { 'content-type': 'text/html', accept: 'text/markdown' },
  body: STORY,
});
console.log(
  `${one.headers.get('x-markdown-tokens')} tokens, confidence ${one.headers.get('x-fovea-confidence')}`,
);

// Many pages in one request; rows come back as they are ready, in order.
const rows = [1, 2, 3].map((id) => JSON.stringify({ id, html: STORY })).join('\n');
const many = await fetch(`${server}/batch`, { method: 'POST', body: rows });
let rest = '';
for await (const part of many.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + part).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    const { id, title, error } = JSON.parse(line);
    console.log(`${id}: ${title ?? error.message}`);
  }
}
