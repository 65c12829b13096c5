import { describe, expect, it } from 'vitest';
import { buildProgram } from '../program.ts';
import { commandModels } from './command-model.ts';
import { completionScript, SHELLS } from './completion.ts';
import { manPage } from './man-page.ts';

const commands = commandModels(buildProgram());

describe('commandModels', () => {
  it('knows every command and option that help shows', () => {
    expect(commands.map(({ name }) => name)).toEqual([
      '',
      'batch',
      'serve',
      'mcp',
      'capture',
      'look',
      'methods',
      'site',
      'worker',
      'annotations',
      'completion',
    ]);
    const output = commands[0]!.options.find(({ long }) => long === '--output');
    expect(output).toMatchObject({ short: '-o', value: 'file', group: 'Output:', choices: [] });
    const images = commands[0]!.options.find(({ long }) => long === '--images');
    expect(images).toMatchObject({ short: null, choices: ['keep', 'drop'], group: 'Content:' });
    for (const { notes, name } of commands)
      expect([name, notes]).toEqual([name, expect.stringContaining('Examples:')]);
  });

  it('shows what most people need first', () => {
    const groups = [...new Set(commands[0]!.options.map(({ group }) => group))];
    expect(groups.slice(0, 2)).toEqual(['Output:', 'Content:']);
    expect(groups.at(-1)).toBe('General:');
  });
});

describe('help', () => {
  it.each([64, 80, 120])('is wrapped to %d columns, the root command too', (columns) => {
    const program = buildProgram();
    for (const command of [program, ...program.commands]) {
      let help = '';
      const writeOut = (text: string): void => {
        help += text;
      };
      command.configureOutput({ writeOut, getOutHelpWidth: () => columns });
      command.outputHelp();
      const options = help
        .split('\nExamples:')[0]!
        .split('\n')
        .filter((line) => /^ {2}-|^ {9}/u.test(line));
      for (const line of options) expect(line.length, line).toBeLessThanOrEqual(columns);
    }
  });
});

describe('completionScript', () => {
  it.each(SHELLS)('for %s has every command and option', (shell) => {
    const script = completionScript(shell, commands);
    for (const { name, options } of commands) {
      expect(script).toContain(name);
      for (const { long } of options) expect(script).toContain(shell === 'fish' ? long.slice(2) : long);
    }
  });
});

describe('completionScript, for words after options and commands', () => {
  it.each([
    ['zsh', [":number|heading: '", ':(bash zsh fish)', "'2:action:(learn)'", ':(json html', '_files -/']],
    ['fish', ["-a 'bash zsh fish'", "-f -a 'learn'", '-l jobs -x -d']],
  ] as const)('%s offers values', (shell, parts) => {
    const script = completionScript(shell, commands);
    expect(script).not.toContain('number heading');
    for (const part of parts) expect(script).toContain(part);
  });
});

describe('manPage', () => {
  it('has every option, and nothing that its language would take for a command', () => {
    const page = manPage(commands, '1.2.3');
    expect(page).toContain('"fovea 1.2.3"');
    for (const { options } of commands)
      for (const { flags } of options) expect(page).toContain(`.B ${flags.replaceAll('-', '\\-')}`);
    const macros = new Set(page.split('\n').flatMap((line) => /^[.'](\w+|)/.exec(line)?.[1] ?? []));
    expect([...macros].sort()).toEqual(['B', 'PP', 'SH', 'SS', 'TH', 'TP', 'fi', 'nf']);
  });
});
