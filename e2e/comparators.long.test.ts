import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { finished, useCli } from './command.ts';

const CHECKOUT = fileURLToPath(new URL('../scripts/fovea.mjs', import.meta.url));

const cli = useCli();

describe('the systems of the papers', () => {
  it('are methods of the command in a checkout', async () => {
    // Those whose weights are committed and that need no browser.
    for (const name of ['web2text-retrained', 'victor-chain', 'boilernet-hashed']) {
      const args = [CHECKOUT, cli.path('page.html'), '--method', name, '--json'];
      const { code, stdout } = await finished(spawn(process.execPath, args));
      expect(code, name).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ method: name, title: 'Harbour' });
    }
  });

  it('are not in the installed command, which says where they are', async () => {
    const { code, stdout, stderr } = await cli.run(['page.html', '--method', 'web2text']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('in a clone of it run npm run fovea -- --method web2text');
  });
});
