import { fileURLToPath } from 'node:url';

/** The path of a file in a package that only the long tests have. */
export function toolFile(path: string): string {
  return fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));
}

const { platform, arch } = process;
const SYSTEMS: Readonly<Record<string, string>> = { win32: 'windows' };
const system = SYSTEMS[platform] ?? platform;

/** Bun's executable, from the package for this machine. */
export const BUN: string = toolFile(
  `@oven/bun-${system}-${arch === 'arm64' ? 'aarch64' : arch}/bin/bun${platform === 'win32' ? '.exe' : ''}`,
);

/** The executable of workerd, likewise. */
export const WORKERD: string = toolFile(
  `@cloudflare/workerd-${system}-${arch === 'arm64' ? 'arm64' : '64'}/bin/workerd${platform === 'win32' ? '.exe' : ''}`,
);
