import type { CommandModel, OptionModel } from './command-model.ts';

/** The shells that can complete `fovea`. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const WRITERS: Readonly<Record<Shell, (commands: readonly CommandModel[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** A script that completes commands, options and their values in a shell. */
export function completionScript(shell: Shell, commands: readonly CommandModel[]): string {
  return WRITERS[shell](commands);
}

const subcommands = (commands: readonly CommandModel[]): readonly CommandModel[] =>
  commands.filter(({ name }) => name !== '');

const flagsOf = ({ options }: CommandModel): readonly string[] =>
  options.flatMap(({ short, long }) => (short === null || short === long ? [long] : [short, long]));

function bashCompletion(commands: readonly CommandModel[]): string {
  const cases = commands.map((command) => {
    const values = command.options
      .filter(({ choices }) => choices.length > 0)
      .map(({ long, choices }) => `        ${long}) words="${choices.join(' ')}" ;;`);
    return [
      `    ${command.name === '' ? '*' : command.name})`,
      `      flags="${flagsOf(command).join(' ')}"`,
      '      case "$before" in',
      ...values,
      '      esac ;;',
    ].join('\n');
  });
  const names = subcommands(commands).map(({ name }) => name);
  return `# Completion of fovea for bash: source <(fovea completion bash)
_fovea() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" flags="" words=""
  case "\${COMP_WORDS[1]}" in
${[...cases.slice(1), cases[0]].join('\n')}
  esac
  if [[ -n $words ]]; then COMPREPLY=($(compgen -W "$words" -- "$current"))
  elif [[ $current == -* ]]; then COMPREPLY=($(compgen -W "$flags" -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
    if [[ $COMP_CWORD -eq 1 ]]; then COMPREPLY+=($(compgen -W "${[...names, 'help'].join(' ')}" -- "$current")); fi
  fi
}
complete -o filenames -F _fovea fovea
`;
}

const NOT_IN_ZSH = /[\\'`$:[\]]/g;

function zshCompletion(commands: readonly CommandModel[]): string {
  const plain = (text: string): string => text.replace(NOT_IN_ZSH, ' ');
  const spec = ({ short, long, about, value, choices }: OptionModel): string => {
    const names = short === null || short === long ? `'${long}` : `'(${short} ${long})'{${short},${long}}'`;
    const among = choices.length > 0 ? `(${choices.join(' ')})` : '_files';
    return `      ${names}[${plain(about)}]${value === null ? '' : `:${plain(value)}:${among}`}'`;
  };
  const list = (command: CommandModel): string =>
    [...command.options.map(spec), "      '*:source:_files'"].join(' \\\n');
  const cases = subcommands(commands).map(
    (command) => `    ${command.name}) _arguments \\\n${list(command)} ;;`,
  );
  const names = subcommands(commands).map(({ name, about }) => `'${name}:${plain(about)}'`);
  return `#compdef fovea
# Completion of fovea for zsh: fovea completion zsh > "\${fpath[1]}/_fovea"
_fovea() {
  local -a commands=(${names.join(' ')})
  case "\${words[2]}" in
${cases.join('\n')}
    *)
      (( CURRENT == 2 )) && _describe command commands
      _arguments \\
${list(commands[0]!)} ;;
  esac
}
# From the folder of functions, this file is the function itself at its first call.
if [[ $funcstack[1] == _fovea ]]; then _fovea "$@"; else compdef _fovea fovea; fi
`;
}

const NOT_IN_FISH = /['\\]/g;

function fishCompletion(commands: readonly CommandModel[]): string {
  const quoted = (text: string): string => `'${text.replace(NOT_IN_FISH, '\\$&')}'`;
  const names = subcommands(commands).map(({ name }) => name);
  const lines = commands.flatMap(({ name, options }) => {
    const when =
      name === ''
        ? `not __fish_seen_subcommand_from ${names.join(' ')}`
        : `__fish_seen_subcommand_from ${name}`;
    return options.map(({ short, long, about, value, choices }) => {
      const parts = [`complete -c fovea -n ${quoted(when)}`];
      if (short !== null && short !== long) parts.push(`-s ${short.slice(1)}`);
      parts.push(long.startsWith('--') ? `-l ${long.slice(2)}` : `-s ${long.slice(1)}`);
      if (value !== null) parts.push(choices.length > 0 ? `-x -a ${quoted(choices.join(' '))}` : '-r');
      return `${parts.join(' ')} -d ${quoted(about)}`;
    });
  });
  const heads = subcommands(commands).map(
    ({ name, about }) => `complete -c fovea -n __fish_use_subcommand -a ${name} -d ${quoted(about)}`,
  );
  return `# Completion of fovea for fish: fovea completion fish > ~/.config/fish/completions/fovea.fish
${[...heads, ...lines].join('\n')}
`;
}
