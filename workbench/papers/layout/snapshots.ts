import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Renderer } from '@fovea/render';
import type { PageSnapshot, Size } from 'fovea';
import { ROOT } from '../../baselines/root.ts';
import type { Sample } from '../../datasets/sample.ts';

const SNAPSHOTS = join(ROOT, '.cache/snapshots');

/** A page as a browser shows it without scripts and network, rendered once and kept; `null` and a message if that fails. */
export async function snapshotOf(
  renderer: Renderer,
  sample: Sample,
  viewport: Size,
): Promise<PageSnapshot | null> {
  const digest = createHash('sha256').update(sample.html).digest('hex').slice(0, 24);
  const path = join(SNAPSHOTS, `${viewport.width}x${viewport.height}`, sample.dataset, `${digest}.json.gz`);
  try {
    return JSON.parse(gunzipSync(await readFile(path)).toString()) as PageSnapshot;
  } catch {
    // Missing, or incomplete after an earlier interruption: rendered again.
  }
  try {
    const url = sample.url ?? undefined;
    const source = url === undefined ? { html: sample.html } : { html: sample.html, url };
    const { snapshot } = await renderer.render(source, { viewport, scripts: false });
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, gzipSync(JSON.stringify(snapshot)));
    await rename(`${path}.part`, path);
    return snapshot;
  } catch (error) {
    process.stderr.write(
      `\n${sample.id} cannot be rendered: ${error instanceof Error ? error.message : error}\n`,
    );
    return null;
  }
}
