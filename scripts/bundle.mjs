// One file instead of hundreds: what a user imports starts in half the time. Types stay as tsc wrote them.
import { rolldown } from 'rolldown';

/**
 * Bundles modules that tsc wrote. Unlike esbuild, rolldown leaves `const` as it is at the top of the file; a `var` is
 * something that V8 has to load again and again, and cannot fold into the code that it compiles (decision 0017).
 */
export async function bundle({ input, file, external = [], plugins = [] }) {
  const build = await rolldown({ input, external, plugins, platform: 'neutral' });
  await build.write({ file, format: 'esm', comments: false });
  await build.close();
}
