// Points to the file next to the published ones, so that both share one copy of the code.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const index = fileURLToPath(new URL('dist/index.js', import.meta.url));
await writeFile(index, "export * from '../../core/dist/internal.js';\n");
