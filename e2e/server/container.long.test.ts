import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { page } from '../command.ts';
import { toolFile } from '../tools/tools.ts';

const FILE = readFileSync('Dockerfile', 'utf8');
const BASE = /^FROM (\S+)/mu.exec(FILE)![1]!;
const docker = (...args: string[]): string => execFileSync('docker', args, { encoding: 'utf8' }).trim();

/** Why no container can be built here, or `null`. */
function obstacle(): string | null {
  if (spawnSync('docker', ['info']).status !== 0) return 'no Docker daemon answers';
  return spawnSync('docker', ['pull', BASE]).status === 0 ? null : `the image ${BASE} is out of reach`;
}

describe('the container file', () => {
  const { validate } = createRequire(import.meta.url)(toolFile('dockerfile-utils')) as {
    validate(text: string, settings: object): readonly { readonly message: string }[];
  };

  it('has nothing that a linter finds', () => {
    expect(validate(FILE, {})).toEqual([]);
    expect(validate(FILE.replace('EXPOSE 8787', 'EXPOSE door'), {})).not.toEqual([]);
  });

  it('runs as nobody in particular, on one major version of Node', () => {
    const last = FILE.slice(FILE.lastIndexOf('FROM '));
    expect(last).toMatch(/^USER node$/mu);
    // Its minor versions and Alpine's come as they are published: whoever builds gets their fixes.
    expect(BASE).toMatch(/^node:\d+-alpine$/u);
    expect(last).toContain(`FROM ${BASE}\n`);
    // The token comes with the container, never with the image.
    expect(FILE).not.toMatch(/^ENV .*FOVEA_TOKEN/mu);
  });

  it('is built, starts and answers, without writing anything', async ({ skip }) => {
    const reason = obstacle();
    skip(reason !== null, reason ?? '');
    docker('build', '-t', 'fovea-test', '.');
    const token = randomBytes(16).toString('hex');
    const name = `fovea-test-${token.slice(0, 8)}`;
    const flags = [
      '--rm',
      '-d',
      '--read-only',
      '--tmpfs',
      '/tmp',
      '--name',
      name,
      '-e',
      `FOVEA_TOKEN=${token}`,
    ];
    docker('run', ...flags, '-p', '127.0.0.1::8787', 'fovea-test');
    try {
      const url = `http://${docker('port', name, '8787')}`;
      while (
        !(await fetch(`${url}/ready`).then(
          ({ ok }) => ok,
          () => false,
        ))
      )
        await new Promise((again) => setTimeout(again, 100));
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/html' };
      const answer = await fetch(`${url}/extract`, { method: 'POST', body: page('Harbour'), headers });
      expect(await answer.text()).toContain('# Harbour');
      expect((await fetch(`${url}/extract`, { method: 'POST', body: page('Harbour') })).status).toBe(401);
    } finally {
      docker('rm', '-f', name);
    }
  });
});
