/** What a batch is compared with: one process that reads lines, extracts every page and writes rows, with no guard at all. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { extract, type OutputFormat } from 'fovea';

const [input = '', output = '', formats = 'html,markdown,text'] = process.argv.slice(2);
const out = createWriteStream(output);
for await (const line of createInterface({ input: createReadStream(input).pipe(createGunzip()) })) {
  const { id, html } = JSON.parse(line) as { readonly id: string; readonly html: string };
  const { timings: _, ...result } = extract(html, { formats: formats.split(',') as OutputFormat[] });
  if (!out.write(`${JSON.stringify({ id, ...result })}\n`))
    await new Promise<void>((resolve) => out.once('drain', () => resolve()));
}
out.end();
