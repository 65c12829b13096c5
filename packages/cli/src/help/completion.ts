import type { ArgumentModel, CommandModel, OptionModel } from './command-model.ts';

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

const namesOf = ({ short, long }: OptionModel): readonly string[] =>
  short === null || short === long ? [long] : [short, long];

const flagsOf = ({ options }: CommandModel): readonly string[] => options.flatMap(namesOf);

/** `fovea help`, which is no command of its own in the manual. */
function helpCommand(commands: readonly CommandModel[]): CommandModel {
  const choices = subcommands(commands).map(({ name }) => name);
  const argument: ArgumentModel = { name: 'command', about: '', choices, isLast: false };
  return {
    name: 'help',
    about: 'show the help of a command',
    usage: '',
    options: [],
    arguments: [argument],
    notes: '',
  };
}

/** What a shell offers for a word: known values, files, folders, or nothing. */
type Offer = readonly string[] | 'files' | 'folders' | 'nothing';

function offerFor({ value, choices }: OptionModel): Offer {
  if (choices.length > 0) return choices;
  if (value === 'file') return 'files';
  return value === 'folder' ? 'folders' : 'nothing';
}

const isList = (offer: Offer): offer is readonly string[] => typeof offer !== 'string';

function bashCompletion(commands: readonly CommandModel[]): string {
  const [program, ...others] = commands;
  const cases = [...others, helpCommand(commands), program!].map(bashCase);
  const names = [...subcommands(commands).map(({ name }) => name), 'help'];
  return `# Completion of fovea for bash: source <(fovea completion bash)
_fovea_reply() {
  local line
  # Line by line, because names of files may have spaces.
  while IFS= read -r line; do COMPREPLY+=("$line"); done
}
_fovea() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" flags="" words="" kind="nothing"
  COMPREPLY=()
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  if [[ -n $words ]]; then _fovea_reply < <(compgen -W "$words" -- "$current")
  elif [[ $kind == value ]]; then return
  elif [[ $kind == folders ]]; then _fovea_reply < <(compgen -d -- "$current")
  elif [[ $current == -* ]]; then _fovea_reply < <(compgen -W "$flags" -- "$current")
  else
    if [[ $kind == files ]]; then _fovea_reply < <(compgen -f -- "$current"); fi
    if [[ $COMP_CWORD -eq 1 ]]; then _fovea_reply < <(compgen -W "${names.join(' ')}" -- "$current"); fi
  fi
}
complete -o filenames -F _fovea fovea
`;
}

/** What bash offers after the name of a command, by the word before. */
function bashCase(command: CommandModel): string {
  const values = command.options
    .filter(({ value }) => value !== null)
    .map((option) => {
      const offer = offerFor(option);
      const set = isList(offer)
        ? `words="${offer.join(' ')}"`
        : `kind="${offer === 'nothing' ? 'value' : offer}"`;
      return `        ${namesOf(option).join('|')}) ${set} ;;`;
    });
  const first = command.name === '' ? 1 : 2;
  const byPlace = command.arguments.map(({ choices }, at) =>
    choices.length > 0 ? `          ${first + at}) words="${choices.join(' ')}" ;;` : '',
  );
  return [
    `    ${command.name === '' ? '*' : command.name})`,
    `      flags="${flagsOf(command).join(' ')}"`,
    '      case "$before" in',
    ...values,
    '        *) case $COMP_CWORD in',
    ...byPlace.filter((line) => line !== ''),
    `          *) kind="${takesFiles(command) ? 'files' : 'nothing'}" ;;`,
    '        esac ;;',
    '      esac ;;',
  ].join('\n');
}

/** Whether words after a command may be files. */
const takesFiles = ({ arguments: list }: CommandModel): boolean =>
  list.some(({ choices }) => choices.length === 0);

const NOT_IN_ZSH = /[\\'`$:[\]]/g;

function zshCompletion(commands: readonly CommandModel[]): string {
  const named = [...subcommands(commands), helpCommand(commands)];
  const cases = named.map((command) => `    ${command.name}) _arguments${zshSpecs(command)} ;;`);
  const names = named.map(({ name, about }) => `'${name}:${inZsh(about)}'`);
  return `#compdef fovea
# Completion of fovea for zsh: fovea completion zsh > "\${fpath[1]}/_fovea"
_fovea() {
  local -a commands=(${names.join(' ')})
  case "\${words[2]}" in
${cases.join('\n')}
    *)
      (( CURRENT == 2 )) && _describe command commands
      _arguments${zshSpecs(commands[0]!)} ;;
  esac
}
# From the folder of functions, this file is the function itself at its first call.
if [[ $funcstack[1] == _fovea ]]; then _fovea "$@"; else compdef _fovea fovea; fi
`;
}

function inZsh(text: string): string {
  return text.replace(NOT_IN_ZSH, ' ');
}

function zshSpecs(command: CommandModel): string {
  const options = command.options.map((option) => {
    const { short, long, about, value } = option;
    const names = short === null || short === long ? `'${long}` : `'(${short} ${long})'{${short},${long}}'`;
    const action = value === null ? '' : `:${inZsh(value)}:${zshAction(offerFor(option))}`;
    return `${names}[${inZsh(about)}]${action}'`;
  });
  // The first word is the command itself.
  const known = command.arguments.map(({ name, choices }, at) =>
    choices.length > 0 ? `'${at + 2}:${inZsh(name)}:${zshAction(choices)}'` : '',
  );
  const files = takesFiles(command) ? ["'*:source:_files'"] : [];
  return [...options, ...known.filter((spec) => spec !== ''), ...files]
    .map((spec) => ` \\\n      ${spec}`)
    .join('');
}

function zshAction(offer: Offer): string {
  if (isList(offer)) return `(${offer.join(' ')})`;
  // A space says that nothing is offered.
  return offer === 'files' ? '_files' : offer === 'folders' ? '_files -/' : ' ';
}

const NOT_IN_FISH = /['\\]/g;

function inFish(text: string): string {
  return `'${text.replace(NOT_IN_FISH, '\\$&')}'`;
}

function fishCompletion(commands: readonly CommandModel[]): string {
  const help = helpCommand(commands);
  const named = [...subcommands(commands), help];
  const names = named.map(({ name }) => name);
  const lines = [...commands, help].flatMap((command) => {
    const { name, options } = command;
    const when =
      name === ''
        ? `not __fish_seen_subcommand_from ${names.join(' ')}`
        : `__fish_seen_subcommand_from ${name}`;
    const start = `complete -c fovea -n ${inFish(when)}`;
    return [
      ...options.map((option) => `${start} ${fishOption(option)}`),
      ...command.arguments
        .filter(({ choices }) => choices.length > 0)
        .map(({ choices }) => {
          const words = choices.join(' ');
          const isOpen = inFish(`${when}; and not __fish_seen_subcommand_from ${words}`);
          return `complete -c fovea -n ${name === 'help' ? inFish(when) : isOpen} -f -a ${inFish(words)}`;
        }),
      ...(takesFiles(command) ? [] : [`${start} -f`]),
    ];
  });
  const heads = named.map(
    ({ name, about }) => `complete -c fovea -n __fish_use_subcommand -a ${name} -d ${inFish(about)}`,
  );
  return `# Completion of fovea for fish: fovea completion fish > ~/.config/fish/completions/fovea.fish
${[...heads, ...lines].join('\n')}
`;
}

function fishOption(option: OptionModel): string {
  const { short, long, about, value } = option;
  const parts: string[] = [];
  if (short !== null && short !== long) parts.push(`-s ${short.slice(1)}`);
  parts.push(long.startsWith('--') ? `-l ${long.slice(2)}` : `-s ${long.slice(1)}`);
  if (value !== null) {
    const offer = offerFor(option);
    if (isList(offer)) parts.push(`-x -a ${inFish(offer.join(' '))}`);
    else if (offer === 'files') parts.push('-r -F');
    else parts.push(offer === 'folders' ? "-x -a '(__fish_complete_directories)'" : '-x');
  }
  return `${parts.join(' ')} -d ${inFish(about)}`;
}
