// Builds the peers in Go and Rust where those tools are installed: `npm run baselines:binaries`.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const CACHE = here('../../../.cache/baselines');
mkdirSync(`${CACHE}/bin`, { recursive: true });

const BUILDS = [
  {
    name: 'go-trafilatura',
    command: ['go', 'build', '-buildvcs=false', '-mod=readonly', '-o', `${CACHE}/bin/go-trafilatura`, '.'],
  },
  {
    name: 'rs-trafilatura',
    command: [
      'cargo',
      'install',
      '--quiet',
      '--path',
      '.',
      '--root',
      CACHE,
      '--target-dir',
      `${CACHE}/cargo`,
    ],
  },
];

for (const { name, command } of BUILDS) {
  const [file, ...args] = command;
  console.error(`Building ${name} …`);
  const { error, status } = spawnSync(file, args, { cwd: here(`./${name}`), stdio: 'inherit' });
  if (error !== undefined) console.error(`${name} is left out: ${file} is not installed.`);
  else if (status !== 0) process.exitCode = 1;
}
