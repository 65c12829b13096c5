import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { finished, type Outcome, SENTENCE, useCli } from './command.ts';

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

  it('read and draw a saved snapshot, if they need layout', async () => {
    expect((await cli.run(['capture', 'page.html', '-o', 'seen.json'])).code).toBe(0);
    const checkout = (...args: string[]): Promise<Outcome> =>
      finished(spawn(process.execPath, [CHECKOUT, ...args]));
    // In full, because the script goes to the folder where npm was called.
    const seen = cli.path('seen.json');
    const { code, stdout } = await checkout(seen, '--method', 'vips', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      method: 'vips',
      text: expect.stringContaining(SENTENCE.trim()),
    });
    const drawn = await checkout('look', seen, '--overlay', 'vips');
    expect(drawn.code).toBe(0);
    expect(drawn.stderr).not.toContain('nothing to draw');
    expect(drawn.stdout).toMatch(/<svg.*<rect.*<\/svg>\s*$/su);
    // One part, if hardly any coherence is wanted, and nothing that separates it.
    const whole = await checkout('look', seen, '--overlay', 'vips', '--option', 'permitted=1');
    expect(whole.stdout.split('<rect').length).toBeLessThan(drawn.stdout.split('<rect').length);
  });

  it('are refused by batch, which says what runs them', async () => {
    const args = [CHECKOUT, 'batch', cli.path('page.html'), '--method', 'web2text-retrained'];
    const { code, stdout, stderr } = await finished(spawn(process.execPath, args));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('npm run fovea -- PAGE --method web2text-retrained extracts one page');
  });

  it('are not in the installed command, which says where they are', async () => {
    const { code, stdout, stderr } = await cli.run(['page.html', '--method', 'web2text']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('in a clone of it run npm run fovea -- --method web2text');
  });
});
