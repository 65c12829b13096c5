/** What a batch is compared with: one process that reads lines, extracts every page and writes rows, with no guard at all. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { extract, type OutputFormat } from 'fovea';

const [input = '', output = '', formats = 'html,markdown,text'] = process.argv.slice(2);
const out = createWriteStream(output);
// As bytes, since a text that grows chunk by chunk costs as much as a third of the extraction, and not by `node:readline`: newer
// versions of Node also end lines at U+2028, which JSON has inside of strings.
const LINE_END = 0x0a;
let parts: Buffer[] = [];
for await (const chunk of createReadStream(input).pipe(createGunzip()) as AsyncIterable<Buffer>) {
  let start = 0;
  for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, start)) {
    await writeRow(Buffer.concat([...parts, chunk.subarray(start, end)]).toString());
    parts = [];
    start = end + 1;
  }
  parts.push(chunk.subarray(start));
}
out.end();

async function writeRow(line: string): Promise<void> {
  const { id, html } = JSON.parse(line) as { readonly id: string; readonly html: string };
  const { timings: _, ...result } = extract(html, { formats: formats.split(',') as OutputFormat[] });
  if (!out.write(`${JSON.stringify({ id, ...result })}\n`))
    await new Promise<void>((resolve) => out.once('drain', () => resolve()));
}
