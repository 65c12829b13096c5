import { Arena } from '../construction/arena.ts';
import { NameTable } from '../names/name-table.ts';
import { decodeRange } from '../text/decode.ts';
import type { Doctype, TokenSink } from '../tokenizer/sink.ts';
import { Tokenizer, TokenizerState } from '../tokenizer/tokenizer.ts';

/** How many runs of a file passed, and the output of the others. */
export interface TokenizerOutcome {
  passed: number;
  failures: string[];
}

type Token = readonly unknown[];

interface TokenizerCase {
  readonly description: string;
  readonly input: string;
  readonly output: Token[];
  readonly initialStates?: string[];
  readonly lastStartTag?: string;
  readonly doubleEscaped?: boolean;
}

const STATES: Readonly<Record<string, number>> = {
  'Data state': TokenizerState.data,
  'PLAINTEXT state': TokenizerState.plaintext,
  'RCDATA state': TokenizerState.rcdata,
  'RAWTEXT state': TokenizerState.rawtext,
  'Script data state': TokenizerState.scriptData,
  'CDATA section state': TokenizerState.cdataSection,
};

/** Collects tokens in the notation of html5lib-tests. */
class Collector implements TokenSink {
  readonly tokens: Token[] = [];
  readonly arena = new Arena();
  readonly tagNames = new NameTable([]);
  readonly attributeNames = new NameTable([]);
  readonly tokenizer = new Tokenizer(this.arena, this.tagNames, this.attributeNames, this);

  characters(start: number, end: number, bits: number): void {
    const text = decodeRange(this.tokenizer.source, start, end, bits);
    const last = this.tokens.at(-1);
    if (last?.[0] === 'Character') this.tokens[this.tokens.length - 1] = ['Character', `${last[1]}${text}`];
    else this.tokens.push(['Character', text]);
  }

  startTag(): void {
    const { tokenizer, arena } = this;
    const attributes: Record<string, string> = {};
    for (let row = 0; row < tokenizer.attributeCount; row++) {
      const [start, end] = [Math.max(0, arena.valueStart[row]!), Math.max(0, arena.valueEnd[row]!)];
      Object.defineProperty(attributes, this.attributeNames.names[arena.attributeName[row]!]!, {
        value: decodeRange(tokenizer.source, start, end, arena.valueBits[row]!),
        enumerable: true,
      });
    }
    const name = this.tagNames.names[tokenizer.tagName];
    this.tokens.push(
      tokenizer.isSelfClosing ? ['StartTag', name, attributes, true] : ['StartTag', name, attributes],
    );
  }

  endTag(): void {
    this.tokens.push(['EndTag', this.tagNames.names[this.tokenizer.tagName]]);
  }

  comment(start: number, end: number, bits: number): void {
    this.tokens.push(['Comment', decodeRange(this.tokenizer.source, start, end, bits)]);
  }

  doctype({ name, publicId, systemId, forceQuirks }: Doctype): void {
    this.tokens.push(['DOCTYPE', name, publicId, systemId, !forceQuirks]);
  }

  endOfFile(): void {}

  allowsCdata(): boolean {
    return false;
  }
}

/** The tokens of a source, read from a given initial state. */
export function tokensOf(input: string, state: number, lastStartTag: string): Token[] {
  const collector = new Collector();
  collector.arena.reset(1);
  collector.tokenizer.reset(input, 10_000);
  collector.tokenizer.state = state;
  collector.tokenizer.lastStartTagName = lastStartTag;
  collector.tokenizer.run();
  return collector.tokens;
}

/** Runs one tokenizer file, every case in each of its initial states. */
export function runTokenizerFile(content: string): TokenizerOutcome {
  const file = JSON.parse(content) as { tests?: TokenizerCase[]; xmlViolationTests?: TokenizerCase[] };
  const outcome: TokenizerOutcome = { passed: 0, failures: [] };
  for (const test of file.tests ?? []) {
    for (const stateName of test.initialStates ?? ['Data state']) {
      const unescaped = (text: string): string =>
        text.replace(/\\u([0-9A-Fa-f]{4})/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );
      const input = test.doubleEscaped ? unescaped(test.input) : test.input;
      const written = JSON.stringify(joined(test.output));
      const expected = test.doubleEscaped
        ? JSON.stringify(
            JSON.parse(written, (_, value) => (typeof value === 'string' ? unescaped(value) : value)),
          )
        : written;
      const actual = JSON.stringify(tokensOf(input, STATES[stateName]!, test.lastStartTag ?? ''));
      if (actual === expected) outcome.passed++;
      else
        outcome.failures.push(
          `${test.description} (${stateName}) ${JSON.stringify(input)}\n${expected}\n${actual}`,
        );
    }
  }
  return outcome;
}

function joined(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    if (token[0] === 'Character' && last?.[0] === 'Character') {
      result[result.length - 1] = ['Character', `${last[1]}${token[1]}`];
    } else result.push(token);
  }
  return result;
}
