/** What a batch is compared with: one process that reads lines, extracts every page and writes rows, with no guard at all. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { extract, type OutputFormat } from 'fovea';

const [input = '', output = '', formats = 'html,markdown,text'] = process.argv.slice(2);
const out = createWriteStream(output);
// Not by `node:readline`: newer versions of Node also end lines at U+2028, which JSON has inside of strings.
let rest = '';
for await (const chunk of createReadStream(input).pipe(createGunzip()).setEncoding('utf8')) {
  const lines = (rest + (chunk as string)).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) await writeRow(line);
}
out.end();

async function writeRow(line: string): Promise<void> {
  const { id, html } = JSON.parse(line) as { readonly id: string; readonly html: string };
  const { timings: _, ...result } = extract(html, { formats: formats.split(',') as OutputFormat[] });
  if (!out.write(`${JSON.stringify({ id, ...result })}\n`))
    await new Promise<void>((resolve) => out.once('drain', () => resolve()));
}
