import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { finished, useCli } from './command.ts';

const cli = useCli();

describe.skipIf(process.platform === 'win32')('completion in bash', () => {
  /** What a shell offers for the last of these words, one a line. */
  async function offered(...words: readonly string[]): Promise<readonly string[]> {
    const { stdout } = await cli.run(['completion', 'bash']);
    const quoted = ['fovea', ...words].map((word) => `'${word}'`).join(' ');
    const script = `${stdout}
COMP_WORDS=(${quoted}); COMP_CWORD=${words.length}; _fovea
for word in "\${COMPREPLY[@]}"; do echo "$word"; done`;
    const outcome = await finished(spawn('bash', ['-c', script], { cwd: cli.path() }));
    expect(outcome.stderr).toBe('');
    return outcome.stdout.split('\n').slice(0, -1);
  }

  it('offers no placeholders as values', async () => {
    expect(await offered('page.html', '--section', '')).toEqual([]);
    expect(await offered('batch', '--jobs', '')).toEqual([]);
    expect(await offered('--images', '')).toEqual(['keep', 'drop']);
  });

  it('offers formats and methods', async () => {
    expect(await offered('page.html', '--format', 'm')).toEqual(['markdown', 'md']);
    expect(await offered('page.html', '-f', 'e')).toEqual(['epub']);
    expect(await offered('batch', '-f', 'al')).toEqual(['all']);
    expect(await offered('page.html', '--method', 'boilerpipe-')).toContain('boilerpipe-article');
    expect(await offered('look', 'page.html', '--overlay', 'z')).toEqual(['zones']);
  });

  it('offers values of arguments', async () => {
    expect(await offered('completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(await offered('completion', 'bash', '')).toEqual([]);
    expect(await offered('help', 'ba')).toEqual(['batch']);
    expect(await offered('site', 'le')).toEqual(['learn']);
    expect(await offered('site', 'learn', 'page.h')).toEqual(['page.html']);
    expect(await offered('methods', '')).toEqual([]);
  });

  it('leaves the name of a file in one word', async () => {
    await writeFile(cli.path('my page.html'), '');
    expect(await offered('my')).toEqual(['my page.html']);
    expect(await offered('page.html', '-o', 'my')).toEqual(['my page.html']);
    expect(await offered('batch', '--out-dir', 'p')).toEqual(['pages']);
  });
});
