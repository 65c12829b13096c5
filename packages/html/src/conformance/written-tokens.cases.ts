import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { TokenizerState } from '../tokenizer/tokenizer.ts';
import { shown, type WrittenCase } from './case-file.cases.ts';
import { tokensOf } from './tokenizer-runner.cases.ts';

/** The initial states by their names in case files: ours, and those of parse5. */
const STATES: ReadonlyMap<
  string | undefined,
  readonly [number, (typeof TokenizerMode)[keyof typeof TokenizerMode]]
> = new Map([
  [undefined, [TokenizerState.data, TokenizerMode.DATA]],
  ['RCDATA', [TokenizerState.rcdata, TokenizerMode.RCDATA]],
  ['RAWTEXT', [TokenizerState.rawtext, TokenizerMode.RAWTEXT]],
  ['script', [TokenizerState.scriptData, TokenizerMode.SCRIPT_DATA]],
  ['PLAINTEXT', [TokenizerState.plaintext, TokenizerMode.PLAINTEXT]],
  ['CDATA', [TokenizerState.cdataSection, TokenizerMode.CDATA_SECTION]],
]);

/** The tokens of a case, a line for each. */
export function writtenTokens({ input, options }: WrittenCase): string {
  const [state] = STATES.get(options.get('state'))!;
  return tokensOf(input, state, options.get('after') ?? '')
    .map(lineOf)
    .join('\n');
}

function lineOf([kind, ...parts]: readonly unknown[]): string {
  const text = String(parts[0]);
  if (kind === 'Character') return shown(JSON.stringify(text));
  if (kind === 'Comment') return `<!--${shown(text)}-->`;
  if (kind === 'EndTag') return `</${shown(text)}>`;
  if (kind === 'StartTag') return startTagLine(text, Object.entries(parts[1] as object), parts[2] === true);
  const [name, publicId, systemId, isCorrect] = parts as [
    string | null,
    string | null,
    string | null,
    boolean,
  ];
  return doctypeLine(name, publicId, systemId, !isCorrect);
}

function startTagLine(name: string, attributes: [string, string][], isSelfClosing: boolean): string {
  const written = attributes.map(([key, value]) => ` ${shown(key)}=${shown(JSON.stringify(value))}`).join('');
  return `<${shown(name)}${written}${isSelfClosing ? '/' : ''}>`;
}

function doctypeLine(
  name: string | null,
  publicId: string | null,
  systemId: string | null,
  isQuirky: boolean,
): string {
  const ids = [
    publicId === null ? '' : ` public ${JSON.stringify(publicId)}`,
    systemId === null ? '' : ` system ${JSON.stringify(systemId)}`,
  ];
  return shown(`<!DOCTYPE${name === null ? '' : ` ${name}`}${ids.join('')}>${isQuirky ? ' (quirks)' : ''}`);
}

/** The same for the tokens of parse5. */
export function writtenTokensOfParse5({ input, options }: WrittenCase): string {
  const lines: string[] = [];
  let text = '';
  const add = (...written: string[]): void => {
    if (text !== '') lines.push(shown(JSON.stringify(text)));
    text = '';
    lines.push(...written);
  };
  const addText = ({ chars }: Token.CharacterToken): void => {
    text += chars;
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onComment: ({ data }) => add(`<!--${shown(data)}-->`),
      onDoctype: ({ name, publicId, systemId, forceQuirks }) =>
        add(doctypeLine(name, publicId, systemId, forceQuirks)),
      onStartTag: ({ tagName, attrs, selfClosing }) =>
        add(
          startTagLine(
            tagName,
            attrs.map(({ name, value }) => [name, value]),
            selfClosing,
          ),
        ),
      onEndTag: ({ tagName }) => add(`</${shown(tagName)}>`),
      onEof: () => add(),
      onCharacter: addText,
      onNullCharacter: addText,
      onWhitespaceCharacter: addText,
    },
  );
  [, tokenizer.state] = STATES.get(options.get('state'))!;
  tokenizer.lastStartTagName = options.get('after') ?? '';
  tokenizer.write(input, true);
  return lines.join('\n');
}
